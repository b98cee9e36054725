"""How a sentence is printed: the phrase that can say a meaning, with its holes filled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ettin_spec.language.scenario import Meaning
from ettin_spec.language.sentences.holes.plain_holes import Names, Unsayable
from ettin_spec.language.sentences.meanings import mode_of
from ettin_spec.language.sentences.phrase_table import Phrase, Table
from ettin_spec.language.sentences.templates import Hole, Literal, Mode, Pair, Part


@dataclass(frozen=True)
class Printer:
    """Prints meanings with the phrases of a table."""

    table: Table

    def say(self, meaning: Meaning, names: Names) -> str | None:
        """The first phrase that can say a meaning, with its holes filled; None if none can."""
        for phrase in self._by_mode[mode_of(meaning)]:
            slots = phrase.sense.slots(meaning)
            if slots is not None:
                try:
                    return self.filled(phrase, slots, names)
                except Unsayable:
                    continue
        return None

    def filled(self, phrase: Phrase, slots: Mapping[str, Any], names: Names) -> str:
        """A phrase with values in its holes; Unsayable where one has no text in its form."""
        return "".join(self._said(phrase, part, slots, names) for part in phrase.parts)

    def _said(self, phrase: Phrase, part: Part, slots: Mapping[str, Any], names: Names) -> str:
        match part:
            case Literal(text):
                return text
            case Hole(name, form):
                return self.table.lexicon.type_of(name).say(slots[name], form, names)
            case Pair(one, many):
                return many if self.table.lexicon.says_many(slots[phrase.number]) else one

    @cached_property
    def _by_mode(self) -> Mapping[Mode, tuple[Phrase, ...]]:
        return {mode: tuple(p for p in self.table.phrases if p.mode is mode) for mode in Mode}
