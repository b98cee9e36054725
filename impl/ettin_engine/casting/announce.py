"""What a team with priority may do: cast a spell, activate an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.casting.mana import pay
from ettin_engine.choices import Illegal
from ettin_engine.happen.do import change_permanent, push
from ettin_engine.looks import is_creature, types
from ettin_engine.objects import permanent_of
from ettin_engine.state import Item
from ettin_engine.teams import active_team, team_of
from ettin_spec.cards.words import AbilityWord, Activated
from ettin_spec.protocol.actions import Activate, Cast
from ettin_spec.protocol.base import StepName

if TYPE_CHECKING:
    from ettin_engine.state import Permanent, Player
    from ettin_engine.table import Table
    from ettin_spec.cards.words import Card, Effect

MAIN_PHASES = (StepName.PRECOMBAT_MAIN, StepName.POSTCOMBAT_MAIN)


def perform_act(table: Table, intent: object) -> None:
    """A player does what the team has priority for.  Clause: priority.act

    Raises:
        Illegal: the rules do not allow it now, or it cannot be paid.
    """
    match intent:
        case Cast():
            cast(table, intent)
        case Activate():
            activate(table, intent)
        case _:
            raise Illegal("that is no use of priority")


def cast(table: Table, intent: Cast) -> None:
    """A card from a player's hand becomes a spell on the stack."""
    player, card = intent.by, intent.object
    if card not in table.s.hands.get(player, ()):
        raise Illegal(f"{card} is not in {player}'s hand")
    name = table.s.known[card].name
    says = table.s.cards[name]
    if "Land" in types(says):
        raise Illegal(f"{name} is a land, which is played and not cast")
    if "Instant" not in types(says) and not _at_sorcery_speed(table, player):
        raise Illegal(f"{name} is cast only in a main phase of one's team, on an empty stack")
    pay(table, player, says.cost)
    hand = tuple(c for c in table.s.hands[player] if c != card)
    table.put("hands", player, hand)
    push(table, Item(name, player, _spell_effects(says), card, says))


def _at_sorcery_speed(table: Table, player: Player) -> bool:
    state = table.s
    mine = team_of(state, player) == active_team(state)
    return mine and not state.stack and state.flow.step in MAIN_PHASES


def _spell_effects(says: Card) -> tuple[Effect, ...]:
    for ability in says.abilities:
        if isinstance(ability, AbilityWord) and ability.spell is not None:
            return ability.spell.do
    return ()


def activate(table: Table, intent: Activate) -> None:
    """An ability of a permanent is put on the stack, its cost paid."""
    it = permanent_of(table.s, intent.object)
    if it is None or it.controller != intent.by:
        raise Illegal(f"{intent.by} does not control {intent.object}")
    ability = _activated(it)
    for cost in ability.cost:
        if cost == "tap":
            _tap(table, it)
        elif cost.mana is not None:
            pay(table, intent.by, cost.mana)
    push(table, Item(it.name, intent.by, ability.do, source=it))


def _activated(it: Permanent) -> Activated:
    for ability in it.says.abilities:
        if isinstance(ability, AbilityWord) and ability.activate is not None:
            return ability.activate
    raise Illegal(f"{it.name} has no activated ability")


def _tap(table: Table, it: Permanent) -> None:
    if it.tapped:
        raise Illegal(f"{it.name} is tapped already")
    if is_creature(it.says) and it.sick:
        raise Illegal(f"{it.name} came under its controller's control this turn")
    change_permanent(table, it.id, tapped=True)
