"""Cards that are cast face down, and permanents that are turned face up for a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.basic_changes import put_counters_for
from ettin_engine.events.face_down import turn_face_up
from ettin_engine.events.paying.paying_mana import pay
from ettin_engine.objects.characteristics import FACE_DOWN, worded
from ettin_engine.objects.object_lookup import permanent_of
from ettin_spec.protocol.base import CounterKind

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Permanent
    from ettin_spec.cards.declaration.parts.ability_parts import Morph
    from ettin_spec.cards.declaration.words import Card
    from ettin_spec.protocol.actions import Cast, TurnFaceUp

COST = "{3}"
"""What it costs to cast a card face down, whatever the card is."""


def face_down(intent: Cast, says: Card) -> Card:
    """What is to be seen of a card that is cast face down.  Clause: spell.morph

    Raises:
        Illegal: the card has nothing that lets it be cast so, or another cost is named as well.
    """
    if _morph(says) is None:
        raise Illegal("it cannot be cast face down")
    if intent.kicked or intent.free or intent.surge or intent.face is not None:
        raise Illegal("what is cast face down costs {3} and nothing else")
    return FACE_DOWN.says


def turn_up(table: Table, intent: TurnFaceUp) -> None:
    """A player turns an own permanent face up, which does not use the stack.

    Clause: spell.turned_up. A teammate's is not the player's.

    Raises:
        Illegal: it is not the player's, is not face down, cannot be turned up or not be paid for.
    """
    it = permanent_of(table.s, intent.object)
    if it is None or it.controller != intent.by or not it.face_down:
        raise Illegal(f"{intent.by} controls no such permanent that is face down")
    morph = _morph(_front(it))
    if morph is None:
        raise Illegal("nothing says what it costs to turn it face up")
    pay(table, intent.by, morph.cost)
    turn_face_up(table, table.s.permanents[it.id])
    if morph.counter:
        put_counters_for(table, intent.by, it.id, CounterKind.PLUS, 1)


def _front(it: Permanent) -> Card:
    """What the permanent would say if it were face up."""
    return it.copies[-1].face.says if it.copies else it.says


def _morph(says: Card) -> Morph | None:
    return next((ability.morph for ability in worded(says.abilities) if ability.morph), None)
