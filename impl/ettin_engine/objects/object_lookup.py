"""Finding the object that a physical card is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ettin_engine.state import CardId, Permanent, State


def label_of(it: Permanent) -> CardId:
    """What a permanent is called in a choice: its card's label, or a name of its own."""
    return it.card if it.card is not None else f"{it.name} {it.id}"


def permanent_of(state: State, card: CardId) -> Permanent | None:
    """The permanent that a card, by label, is; None where it is not on the battlefield."""
    for it in state.permanents.values():
        if it.card == card:
            return it
    return None
