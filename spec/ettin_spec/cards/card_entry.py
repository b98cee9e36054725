"""A card as it is kept: all its wordings, its names, and where it is declared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ettin_spec.cards.declaration.words import Card
from ettin_spec.errors import Place


@dataclass(frozen=True)
class Entry:
    """A card in all its wordings: the first from `""`, each later one from its ISO date.

    `made_up`: why it is no printed card; empty of one that is printed, or only fills a place.
    """

    name: str
    wordings: tuple[tuple[str, Card], ...]
    names: Mapping[str, str]
    printed: str | None
    stands_for: tuple[str, ...]
    place: Place
    untold: bool = False
    made_up: str = ""

    def on(self, date: str) -> Card:
        """The card in the wording of an ISO date."""
        return [card for since, card in self.wordings if since <= date][-1]
