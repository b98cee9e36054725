"""Which card a name on a deck list means: titles in any language, and the English one of each."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING

from ettin_spec.cards.declaration.words import Card
from ettin_spec.errors import Place
from ettin_tck.decks.files.card_data import Known
from ettin_tck.decks.files.deck_list import DeckFileError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_spec.cards import Cards

NEAR = 0.7
"""How like the name of a card a misspelt one has to be."""

UNKNOWN = Card("Card")
"""What stands for a card of which nothing is known: nothing basic, and no rule of its own."""


@dataclass
class Titles:
    """Names of cards. `closed`: a name that is not among them is a mistake."""

    closed: bool
    cards: dict[str, Card] = field(default_factory=dict)
    unknown: dict[str, Place] = field(default_factory=dict)
    """Names that were taken as they are written, each with where it stands first."""
    plain: set[str] = field(default_factory=set)
    """Cards of whose colours nothing is told."""
    _english: dict[str, str] = field(default_factory=dict)
    _taken: dict[str, str] = field(default_factory=dict)
    """Names that nobody knows, as they were first written."""
    _others: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def add(self, known: Iterable[Known]) -> None:
        """Take cards in; of one that comes twice the first is kept, with the names of both."""
        for each in known:
            self._english.setdefault(_key(each.name), each.name)
            if self._english[_key(each.name)] not in self.cards and not each.coloured:
                self.plain.add(each.name)
            self.cards.setdefault(self._english[_key(each.name)], each.card)
            for other in each.also:
                self._others[_key(other)].add(self._english[_key(each.name)])

    def english(self, name: str, place: Place) -> str:
        """The English name of the card that is called so; noted where nobody knows it.

        Raises:
            DeckFileError: two cards are called so, or none where all should be known.
        """
        key = _key(name)
        if key in self._english or key in self._taken:
            return self._english.get(key) or self._taken[key]
        meant = sorted(self._others.get(key, ()))
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise DeckFileError(
                place, f"two cards are called '{name}'", f"write one of: {', '.join(meant)}"
            )
        if self.closed:
            raise DeckFileError(place, f"no card is called '{name}'", self._nearest(name))
        self.unknown[name] = place
        self._taken[key] = name
        return name

    def card(self, english: str) -> Card:
        """What is known of a card by its English name."""
        return self.cards.get(english, UNKNOWN)

    def is_known(self, english: str) -> bool:
        """Is anything known of a card, by its English name, but the name?"""
        return english in self.cards

    def shows_colours(self, english: str) -> bool:
        """Is enough known of a card, by its English name, to know its colours?"""
        return english in self.cards and english not in self.plain

    def near(self, name: str) -> tuple[str, ...]:
        """The names of known cards that a name may be a misspelling of, the nearest first."""
        close = get_close_matches(_key(name), self._english, cutoff=NEAR)
        return tuple(self._english[other] for other in close)

    def _nearest(self, name: str) -> str:
        names = ", ".join(self.near(name))
        return f"nearest: {names}" if names else "write the name as it is printed"


def titles_of(catalogue: Cards, date: str, more: Iterable[Known] | None) -> Titles:
    """The project's own cards, and those of the user's file, which then has to know them all."""
    titles = Titles(closed=more is not None)
    titles.add(more or ())
    titles.add(
        Known(name, catalogue.card(name, date), tuple(entry.names.values()))
        for name, entry in catalogue.entries.items()
    )
    return titles


def _key(name: str) -> str:
    return " ".join(name.split()).casefold().replace("’", "'")
