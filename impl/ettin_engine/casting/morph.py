"""Cards that are cast face down, and permanents that are turned face up for a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.changes.counter_changes import put_counters_for
from ettin_engine.events.face_down import front, turn_face_up
from ettin_engine.events.paying.paying_mana import can_pay, pay
from ettin_engine.objects.characteristics import FACE_DOWN, WARDED, types, worded
from ettin_engine.objects.object_lookup import permanent_of
from ettin_spec.protocol.base import ChoiceKind, CounterKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Permanent, Player
    from ettin_spec.cards.declaration.parts.ability_parts import Morph
    from ettin_spec.cards.declaration.words import Card
    from ettin_spec.protocol.actions import Cast, TurnFaceUp

COST = "{3}"
"""What it costs to cast a card face down, whatever the card is."""


def face_down(intent: Cast, says: Card) -> Card:
    """What is to be seen of a card that is cast face down.  Clauses: spell.morph, spell.disguise

    Raises:
        Illegal: the card has nothing that lets it be cast so, or another cost is named as well.
    """
    if _morph(says) is None and _disguise(says) is None:
        raise Illegal("it cannot be cast face down")
    costs = (intent.kicked, intent.free, intent.surge, intent.alternative)
    if any(costs) or intent.face is not None:
        raise Illegal("what is cast face down costs {3} and nothing else")
    return FACE_DOWN.says if _disguise(says) is None else WARDED.says


def turn_up(table: Table, intent: TurnFaceUp) -> None:
    """A player turns an own permanent face up, which does not use the stack.

    Clauses: spell.turned_up, effect.manifest. A teammate's is not the player's.

    Raises:
        Illegal: it is not the player's, is not face down, cannot be turned up or not be paid for.
    """
    it = permanent_of(table.s, intent.object)
    if it is None or it.controller != intent.by or not it.face_down:
        raise Illegal(f"{intent.by} controls no such permanent that is face down")
    morph, costs = _morph(front(it)), _costs(it)
    if not costs:
        raise Illegal("nothing says what it costs to turn it face up")
    cost = _chosen(table, intent.by, it.name, costs)
    pay(table, intent.by, cost)
    turn_face_up(table, table.s.permanents[it.id])
    if morph is not None and morph.counter and cost == morph.cost:
        put_counters_for(table, intent.by, it.id, CounterKind.PLUS, 1)


def _costs(it: Permanent) -> tuple[str, ...]:
    """What can be paid to turn it face up: for morph, for disguise, or the cost of a creature card
    that was manifested or cloaked."""
    says = front(it)
    morph, disguise = _morph(says), _disguise(says)
    shown = it.veil is not None and it.veil.manifested and "Creature" in types(says)
    said = (morph.cost if morph is not None else "", disguise or "", says.cost if shown else "")
    return tuple(dict.fromkeys(cost for cost in said if cost))


def _chosen(table: Table, player: Player, name: str, costs: tuple[str, ...]) -> str:
    """The one that its player likes of those that can be paid; the first, where none can."""
    there = {str(n): cost for n, cost in enumerate(costs, 1) if can_pay(table.s, player, cost)}
    if len(there) < 2:
        return next(iter(there.values()), costs[0])
    choice = Choice(ChoiceKind.MODES, Purpose.MODES, (player,), tuple(there), name)
    return there[table.ask(choice)[0]]


def _morph(says: Card) -> Morph | None:
    return next((ability.morph for ability in worded(says.abilities) if ability.morph), None)


def _disguise(says: Card) -> str | None:
    return next((each.disguise for each in worded(says.abilities) if each.disguise), None)
