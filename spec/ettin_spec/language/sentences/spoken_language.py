"""One language as it is spoken here: sentences become meanings, and meanings sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

from ettin_spec.cards import load_cards
from ettin_spec.errors import EttinError
from ettin_spec.language.scenario import Meaning
from ettin_spec.language.sentences.holes.plain_holes import Names
from ettin_spec.language.sentences.listing.nearest import Nearest
from ettin_spec.language.sentences.matching import Matcher
from ettin_spec.language.sentences.meanings import Kind
from ettin_spec.language.sentences.phrase_table import Table, load_table
from ettin_spec.language.sentences.printing import Printer
from ettin_spec.language.sentences.pronouns import sayable

STRAIGHT = re.compile(r'"([^"]+)"')


class UnknownPhraseError(EttinError):
    """A sentence that no phrase says; `remedy` names the nearest."""

    def __init__(self, text: str, remedy: str) -> None:
        self.wrong, self.remedy = f'no phrase says "{text}"', remedy
        super().__init__(f"{self.wrong}\n    {remedy}")


@dataclass(frozen=True)
class Said:
    """What a sentence says, by which phrase.

    `agreeing`: the sentence with words that agree with the number in it, as where a table filled
    `1` into `has <n> points`; without what the language puts before it.
    """

    meaning: Meaning
    kind: Kind
    variant: str
    agreeing: str


@dataclass(frozen=True)
class Tongue:
    """The phrases of a language with the names of the cards in it. Remembers what it has read."""

    table: Table
    names: Names
    _known: dict[str, Said] = field(default_factory=dict, repr=False, compare=False)

    @property
    def language(self) -> str:
        """The language's code."""
        return self.table.language

    def read(self, text: str) -> Said:
        """What a sentence says.

        Raises:
            UnknownPhraseError: no phrase accepts it.
            EttinError: it names a card that nobody knows.
        """
        said = self._known.get(text)
        if said is None:
            said = self._known[text] = self._read(text)
        return said

    def agreeing(self, text: str) -> str:
        """A sentence with words that agree with the number in it: `1 points` becomes `1 point`.

        Raises:
            EttinError: as `read`.
        """
        drop = self.table.lexicon.file.drop
        return (drop if text.startswith(drop) else "") + self.read(text).agreeing

    def _read(self, text: str) -> Said:
        said = self._understood(text)
        if said is None:
            raise UnknownPhraseError(text, self._nearest.remedy(text))
        return said

    def _understood(self, text: str) -> Said | None:
        plain = text.removeprefix(self.table.lexicon.file.drop)
        said = _with_quotes(plain, self.table)
        matched = self._matcher.match(said)
        slots = self._matcher.slots(matched, self.names) if matched else None
        if matched is None or slots is None:
            return None
        phrase = matched.phrase
        meaning = phrase.sense.meaning(slots, phrase.mode)
        agreeing = self._matcher.agreeing(matched, slots) if phrase.agrees else plain
        return Said(meaning, phrase.sense.kind, phrase.id, agreeing)

    def says(self, text: str) -> bool:
        """Is there a phrase for a sentence?"""
        try:
            return self._understood(text) is not None
        except EttinError:
            return False

    def say(self, meaning: Meaning) -> str:
        """The sentence for a meaning.

        Raises:
            EttinError: no phrase of the language can say it.
        """
        text = self._printer.say(meaning, self.names)
        if text is None:
            raise EttinError(f"no phrase in '{self.language}' can say {meaning}")
        return text

    def say_all(self, meanings: Sequence[Meaning]) -> list[str]:
        """The sentences for the meanings of a whole case, in order."""
        return [self.say(meaning) for meaning in sayable(meanings)]

    @cached_property
    def _matcher(self) -> Matcher:
        return Matcher(self.table)

    @cached_property
    def _printer(self) -> Printer:
        return Printer(self.table)

    @cached_property
    def _nearest(self) -> Nearest:
        return Nearest(self.table, self.names)


def _with_quotes(text: str, table: Table) -> str:
    """The text with the language's quotation marks in place of those that keyboards type."""
    before, after = table.lexicon.file.quotes
    return STRAIGHT.sub(lambda found: f"{before}{found[1]}{after}", text)


@cache
def load_tongue(language: str, folder: Path | None = None, cards: tuple[Path, ...] = ()) -> Tongue:
    """A language, the project's own or one in a folder; `cards` are files of further cards."""
    table = load_table(language, folder)
    return Tongue(table, load_cards(cards).named(language, table.lexicon.file.cards))


def say(meaning: Meaning, language: str, names: Names | None = None) -> str:
    """The sentence for a meaning in a language; EttinError where none can say it."""
    if names is None:
        return load_tongue(language).say(meaning)
    return Tongue(load_table(language), names).say(meaning)
