"""What lies in the command zone and has abilities that work there: emblems, and some commanders."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.state import Permanent
from ettin_spec.cards.declaration.words import AbilityWord

if TYPE_CHECKING:
    from ettin_engine.state import CardId, Player, State
    from ettin_spec.cards.declaration.words import Ability, Card

NOT_ON_BATTLEFIELD = 0
"""The number of all objects that are written down as permanents and are none."""


def at_work_there(state: State) -> tuple[Permanent, ...]:
    """Those whose abilities are at work in the command zone, written down like permanents.

    Clauses: emblem.abilities, ability.zone
    """
    if not any(state.command.values()):
        return state.emblems
    held = ((player, card) for player, cards in state.command.items() for card in cards)
    each = (_commander(state.known[c].name, _said(state, c), p, c) for p, c in held)
    return (*state.emblems, *(it for it in each if it is not None))


def is_in_command_zone(state: State, it: Permanent) -> bool:
    """Is this very object in the command zone?  Clause: zone.new_object"""
    there = state.command.get(it.owner, ())
    return it.id == NOT_ON_BATTLEFIELD and it.card in there


def _said(state: State, card: CardId) -> Card:
    return state.cards[state.known[card].name]


@cache
def _commander(name: str, says: Card, owner: Player, card: CardId) -> Permanent | None:
    """A commander with those of its abilities that work in the command zone, if any do."""
    there = tuple(ability for ability in says.abilities if _works_there(ability))
    says = replace(says, abilities=there)
    return Permanent(NOT_ON_BATTLEFIELD, name, says, owner, owner, card) if there else None


def _works_there(ability: Ability) -> bool:
    if not isinstance(ability, AbilityWord):
        return False
    says = ability.trigger or ability.static
    return says is not None and says.if_ is not None and says.if_.holds_in_command_zone
