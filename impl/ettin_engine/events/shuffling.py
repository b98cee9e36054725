"""Chance: libraries are shuffled, and cards are picked at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ettin_engine.events.libraries import UNTOLD

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Player


def name_in_library(table: Table, card: CardId) -> str:
    """How a library knows a card: by its label if it was dealt with one, else by its name."""
    return table.s.known[card].name if card.startswith(UNTOLD) else card


def shuffle_into_library(table: Table, player: Player, names: tuple[str, ...]) -> None:
    """Cards, by name, are shuffled into a player's library.

    Chance is part of the state, so that a step performed again gives the same.
    """
    library = [*table.s.libraries[player], *names]
    Random(table.s.shuffles).shuffle(library)
    table.set(shuffles=table.s.shuffles + 1)
    table.put("libraries", player, tuple(library))


def at_random(table: Table, cards: tuple[CardId, ...], count: int) -> tuple[CardId, ...]:
    """So many of some cards, as chance has it.

    Chance is part of the state, so that a step performed again gives the same.
    """
    picked = Random(table.s.shuffles).sample(cards, count)
    table.set(shuffles=table.s.shuffles + 1)
    return tuple(picked)
