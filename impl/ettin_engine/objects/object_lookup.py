"""Finding the object that a physical card is."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ettin_spec.protocol.token_labels import TokenLabel, token_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_engine.state import CardId, ObjectId, Permanent, Player, State


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


def is_that_card(state: State, card: tuple[CardId, int]) -> bool:
    """Has a card come into a graveyard so often, and not again since?  Clause: zone.new_object"""
    label, times = card
    return state.buried.get(label, 0) == times


def offered(state: State, options: Sequence[str]) -> tuple[str, ...]:
    """Options as players are offered them, where tokens are called as acts call them."""
    tokens = [it for it in state.permanents.values() if it.card is None]
    if not tokens:
        return tuple(options)
    labels = dict(_token_labels(tokens))
    return tuple(labels.get(option) or _parts_called(option, labels) for option in options)


def _token_labels(tokens: Sequence[Permanent]) -> Iterator[tuple[CardId, str]]:
    so_far: Counter[tuple[str, Player]] = Counter()
    for it in tokens:
        so_far[it.name, it.controller] += 1
        nth = so_far[it.name, it.controller]
        yield label_of(it), str(TokenLabel(it.name, it.controller, nth))


def _parts_called(option: str, labels: dict[CardId, str]) -> str:
    """An option that divides something; a token's number is its own, so that no part is another."""
    for label, called in labels.items():
        option = option.replace(f"{label}: ", f"{called}: ")
    return option


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
