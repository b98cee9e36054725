"""Finding the object that a physical card is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ettin_engine.state import CardId, Permanent, State


def label_of(it: Permanent) -> CardId:
    """What a permanent is called in a choice: its card's label, or a name of its own."""
    return it.card if it.card is not None else f"{it.name} {it.id}"


def permanent_of(state: State, label: CardId) -> Permanent | None:
    """The permanent that is called so: a card's, or a token; None where it is not there."""
    for it in state.permanents.values():
        if label_of(it) == label:
            return it
    return None
