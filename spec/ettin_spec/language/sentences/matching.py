"""How a sentence is read: the phrase that accepts it, and what stands in the phrase's holes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ettin_spec.language.sentences.holes import Names
from ettin_spec.language.sentences.phrase_table import Phrase, Table
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
        """The phrase that accepts a sentence, if one does."""
        found = self._alternation.fullmatch(text)
        if found is None or found.lastgroup is None:
            return None
        phrase = self.table.phrases[int(found.lastgroup[1:])]
        first = found.re.groupindex[found.lastgroup]
        return Matched(phrase, found.groups()[first : first + len(phrase.holes)])

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

    @cached_property
    def _alternation(self) -> re.Pattern[str]:
        shapes = (regex(self.table.shape(phrase)) for phrase in self.table.phrases)
        return re.compile("|".join(f"(?P<p{i}>{shape})" for i, shape in enumerate(shapes)))
