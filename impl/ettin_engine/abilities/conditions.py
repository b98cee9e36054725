"""Conditions: what has to be true for an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.speaker import speaker
from ettin_engine.abilities.values import value

if TYPE_CHECKING:
    from ettin_engine.state import Item, State


def holds(state: State, item: Item) -> bool:
    """Is the condition of an ability true, if it has one?  Clause: trigger.intervening_if"""
    if item.only_if is None:
        return True
    word, inner = item.only_if.said()
    match word:
        case "at_least":
            number, least = (value(state, says, speaker(item)) for says in inner)
            return number >= least
    raise AssertionError(f"a condition without a reader: {word}")
