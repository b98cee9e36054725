"""What a served site is made of, read anew each time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_spec.cards import load_cards
from ettin_spec.cards.card_texts import load_texts
from ettin_spec.language import load_tongue
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.exit_codes import UsageError
from ettin_tck.library import Further, Library, card_facts
from ettin_tck.site.contents import ENGLISH, Contents

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OF_CARDS = (
    load_cards,
    load_texts,
    load_tongue,
    card_facts.declaration,
    card_facts.card_need,
    card_facts.words,
    card_facts.adds_mana,
)
"""What remembers a user's files by their names, whatever is in them."""


@dataclass(frozen=True)
class Served:
    """What is to be served: languages (English is the first), and what the user brought."""

    languages: tuple[str, ...]
    further: Further

    @property
    def places(self) -> tuple[Path, ...]:
        """The folders and files whose changes matter."""
        folder = Library(ENGLISH, self.further).features
        return (*(folder / language for language in self.languages), *self.further.cards)

    def contents(self) -> Contents:
        """All of it as it is now. What is not in every language has no page.

        Raises:
            EttinError: something of it cannot be meant.
            UsageError: nothing is in every language.
        """
        for remembered in OF_CARDS:
            remembered.cache_clear()
        libraries = {language: Library(language, self.further) for language in self.languages}
        ids = dict.fromkeys(it.scenario.id for it in select(libraries[ENGLISH], Wanted()))
        for library in libraries.values():
            there = {it.id for it in library.corpus.scenarios}
            ids = {name: None for name in ids if name in there}
        if not ids:
            raise UsageError(f"no scenario is in each of {', '.join(self.languages)}")
        return Contents(libraries, tuple(ids))


def languages_there(further: Further, asked: tuple[str, ...], known: tuple[str, ...]) -> list[str]:
    """English, and of the languages asked for, or else of all, those that the features have.

    Raises:
        UsageError: one that was asked for by name is not there, or English is not.
    """
    folder = Library(ENGLISH, further).features
    there = [language for language in known if (folder / language).is_dir()]
    for language in (ENGLISH, *asked):
        if language not in there:
            raise UsageError(f"{folder / language}: there are no features in '{language}'")
    return list(dict.fromkeys((ENGLISH, *(asked or there))))


def left_out(contents: Contents) -> Iterator[str]:
    """The ids of English scenarios that have no page, since a language does not have them."""
    its = set(contents.ids)
    return (it.id for it in contents.english.corpus.scenarios if it.id not in its)
