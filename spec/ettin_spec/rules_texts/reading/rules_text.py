"""What a rules text is made of: sections, clauses with sentences and examples, a glossary."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

_LETTERED = re.compile(r"[a-z]$")


@dataclass(frozen=True)
class TextClause:
    """A numbered passage: its sentences, then its examples; `line` counts from 1."""

    number: str
    sentences: tuple[str, ...]
    examples: tuple[str, ...]
    line: int

    @property
    def parent(self) -> str:
        """The number that it stands under: `810.9` for `810.9a`, `810` for `810.9`."""
        return parent(self.number)

    @property
    def text(self) -> str:
        """Its sentences in a row."""
        return " ".join(self.sentences)


class Entry(NamedTuple):
    """An entry of the glossary."""

    term: str
    text: str
    line: int


class Unplaced(NamedTuple):
    """A line that is no part of the rules' form, and why."""

    line: int
    text: str
    why: str


@dataclass(frozen=True)
class RulesText:
    """The Comprehensive Rules as published. `effective` (ISO) is the day that it gives itself."""

    effective: str
    sections: Mapping[str, str]
    """The title of each section by its number."""
    clauses: tuple[TextClause, ...]
    glossary: tuple[Entry, ...]
    unplaced: tuple[Unplaced, ...]

    @cached_property
    def by_number(self) -> Mapping[str, TextClause]:
        """The clauses by number."""
        return {clause.number: clause for clause in self.clauses}


def parent(number: str) -> str:
    """The number that a clause's number stands under."""
    if _LETTERED.search(number):
        return number[:-1]
    return number.rpartition(".")[0]


def section_of(number: str) -> str:
    """The section in which a clause stands."""
    return number.partition(".")[0]
