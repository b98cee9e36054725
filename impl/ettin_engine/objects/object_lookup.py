"""Finding the object that a physical card is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.token_labels import token_label

if TYPE_CHECKING:
    from ettin_engine.state import CardId, ObjectId, Permanent, State
    from ettin_spec.protocol.token_labels import TokenLabel


def label_of(it: Permanent) -> CardId:
    """What a permanent is called in a choice: its card's label, or a name of its own."""
    return it.card if it.card is not None else f"{it.name} {it.id}"


def permanent_of(state: State, label: CardId) -> Permanent | None:
    """The permanent that is called so: a card's, or a token; None where it is not there."""
    there = state.permanents.values()
    it = next((it for it in there if it.card == label), None)
    it = it or next((it for it in there if label_of(it) == label), None)
    if it is not None:
        return it
    named = token_label(label)
    return None if named is None else _token_of(state, named)


def has_left(state: State, permanent: ObjectId) -> bool:
    """Has a permanent left the battlefield?  What is phased out has not.

    Clause: phasing.no_zone
    """
    return permanent not in state.permanents and permanent not in state.phased_out


def _token_of(state: State, named: TokenLabel) -> Permanent | None:
    """The token that is named by its player and by how many came before it."""
    there = [
        it
        for it in state.permanents.values()
        if it.card is None and it.name == named.name and it.controller == named.player
    ]
    return there[named.nth - 1] if len(there) >= named.nth else None
