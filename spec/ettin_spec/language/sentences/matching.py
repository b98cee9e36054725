"""How a sentence is read: the phrase that accepts it, and what stands in the phrase's holes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ettin_spec.language.sentences.holes.plain_holes import Names
from ettin_spec.language.sentences.phrase_table import Phrase, Table
from ettin_spec.language.sentences.templates import Hole, Literal, Pair
from ettin_spec.language.sentences.text_shapes import regex


@dataclass(frozen=True)
class Matched:
    """A sentence that a phrase accepts: the text in each of its holes."""

    phrase: Phrase
    raw: tuple[str, ...]


@dataclass(frozen=True)
class Matcher:
    """Matches sentences against the phrases of a table."""

    table: Table

    def match(self, text: str) -> Matched | None:
        """The phrase that accepts a sentence, if one does; the table's check allows no second."""
        for literal, phrase in self._phrases:
            if literal in text:
                found = self._pattern(phrase).fullmatch(text)
                if found is not None:
                    return Matched(phrase, found.groups())
        return None

    def slots(self, matched: Matched, names: Names) -> dict[str, Any] | None:
        """The values of a matched sentence's holes; None where two holes disagree."""
        values: dict[str, tuple[Any, ...]] = {}
        for hole, raw in zip(matched.phrase.holes, matched.raw, strict=True):
            read = self.table.lexicon.type_of(hole.name).read(raw, hole.form, names)
            known = values.get(hole.name, read)
            values[hole.name] = tuple(value for value in known if value in read)
        if not all(values.values()):
            return None
        return {name: found[0] for name, found in values.items()}

    def agreeing(self, matched: Matched, slots: Mapping[str, Any]) -> str:
        """A matched sentence whose words agree with its number, its holes as they were."""
        raw = iter(matched.raw)
        said: list[str] = []
        for part in matched.phrase.parts:
            match part:
                case Literal(text):
                    said.append(text)
                case Hole():
                    said.append(next(raw))
                case Pair(one, many):
                    number = slots[matched.phrase.number]
                    said.append(many if self.table.lexicon.says_many(number) else one)
        return "".join(said)

    @cached_property
    def _phrases(self) -> tuple[tuple[str, Phrase], ...]:
        """The phrases, each behind the longest text that stands in all that it accepts."""
        said = (
            [part.text for part in phrase.parts if isinstance(part, Literal)]
            for phrase in self.table.phrases
        )
        return tuple(
            (max(literals, key=len, default=""), phrase)
            for literals, phrase in zip(said, self.table.phrases, strict=True)
        )

    def _pattern(self, phrase: Phrase) -> re.Pattern[str]:
        known = self._patterns.get(phrase.id)
        if known is None:
            known = self._patterns[phrase.id] = re.compile(regex(self.table.shape(phrase)))
        return known

    @cached_property
    def _patterns(self) -> dict[str, re.Pattern[str]]:
        return {}
