"""What a card that has two faces is where it is neither a spell nor a permanent."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from ettin_engine.state import CardId, State
    from ettin_spec.cards.declaration.words import Card


def card_seen(state: State, card: CardId) -> Card:
    """What a card says in a zone where it is neither a spell nor a permanent."""
    return combined(state.cards[state.known[card].name])


@cache
def combined(says: Card) -> Card:
    """Both halves of a split card together; of any other card its first face.

    Clause: object.halves
    """
    other = says.back
    if says.layout != "split" or other is None:
        return says
    types = dict.fromkeys((*says.type.split(), *other.type.split()))
    abilities = (*says.abilities, *other.abilities)
    cost = says.cost + other.cost
    return replace(says, type=" ".join(types), cost=cost, abilities=abilities)
