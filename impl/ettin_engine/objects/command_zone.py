"""What lies off the battlefield and has abilities that work there: emblems, some commanders, and
cards in graveyards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.state import Permanent
from ettin_spec.cards.declaration.words import AbilityWord

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ettin_engine.state import CardId, Player, State
    from ettin_spec.cards.declaration.names import OwnZone
    from ettin_spec.cards.declaration.words import Ability, Card

NOT_ON_BATTLEFIELD = 0
"""The number of all objects that are written down as permanents and are none."""


def at_work_there(state: State) -> tuple[Permanent, ...]:
    """Those whose abilities are at work in the command zone or a graveyard, written down like
    permanents.

    Clauses: emblem.abilities, ability.zone
    """
    led = _working(state, state.command, "command_zone") if any(state.command.values()) else ()
    dead = _working(state, state.graveyards, "graveyard") if state.heeds_graveyards else ()
    return (*state.emblems, *led, *dead)


def _working(
    state: State, lying: Mapping[Player, tuple[CardId, ...]], zone: OwnZone
) -> Iterator[Permanent]:
    for player, cards in lying.items():
        for card in cards:
            it = _written_down(state.known[card].name, _said(state, card), player, card, zone)
            if it is not None:
                yield it


def heed_graveyards(cards: Iterable[Card]) -> bool:
    """Has one of these an ability that works in a graveyard?"""
    return any(_works_there(ability, "graveyard") for card in cards for ability in card.abilities)


def is_in_graveyard(state: State, it: Permanent) -> bool:
    """Is this very object in its owner's graveyard?  Clause: zone.new_object"""
    there = state.graveyards.get(it.owner, ())
    return it.id == NOT_ON_BATTLEFIELD and it.card in there


def is_in_command_zone(state: State, it: Permanent) -> bool:
    """Is this very object in the command zone?  Clause: zone.new_object"""
    there = state.command.get(it.owner, ())
    return it.id == NOT_ON_BATTLEFIELD and it.card in there


def _said(state: State, card: CardId) -> Card:
    return state.cards[state.known[card].name]


@cache
def _written_down(
    name: str, says: Card, owner: Player, card: CardId, zone: OwnZone
) -> Permanent | None:
    """A card with those of its abilities that work in the zone where it is, if any do."""
    there = tuple(ability for ability in says.abilities if _works_there(ability, zone))
    says = replace(says, abilities=there)
    return Permanent(NOT_ON_BATTLEFIELD, name, says, owner, owner, card) if there else None


def _works_there(ability: Ability, zone: OwnZone) -> bool:
    if not isinstance(ability, AbilityWord):
        return False
    says = ability.trigger or ability.static
    return says is not None and says.if_ is not None and says.if_.holds_in(zone)
