"""Cards that are placed in libraries, among those that only fill them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.decisions.choices import Illegal
from ettin_engine.named_ties import Physical

if TYPE_CHECKING:
    from ettin_engine.state import State
    from ettin_spec.protocol import facts

FILLER = "Filler"
"""The card that libraries and unnamed hands are made of."""


def with_card_in_library(state: State, fact: facts.InLibrary) -> State:
    """A card lies at its place from the top, or as deep as there is room, in a filler's stead.

    Raises:
        Illegal: nobody of that name plays, no declaration came with the card, or there is no
            room for it at that place.
    """
    library = state.libraries.get(fact.player)
    if library is None or fact.card not in state.cards:
        raise Illegal(f"there is no player {fact.player}, or no declaration of {fact.card}")
    free = [place for place, card in enumerate(library, 1) if card == FILLER]
    place = fact.place if fact.place is not None else max(free, default=0)
    if place not in free:
        raise Illegal(f"{fact.card} has no room in the library of {fact.player}")
    filled = (*library[: place - 1], fact.label, *library[place:])
    return replace(
        state,
        libraries={**state.libraries, fact.player: filled},
        known={**state.known, fact.label: Physical(fact.card, fact.player)},
    )
