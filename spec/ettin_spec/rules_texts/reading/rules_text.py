"""What a rules text is made of: sections, clauses with sentences and examples, a glossary."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from ettin_spec.rules_texts.reading.books import Book

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


class Page(NamedTuple):
    """A page number, and the line that is nothing else."""

    number: int
    line: int


@dataclass(frozen=True)
class RulesText:
    """A book of rules as published. `effective` (ISO) is the day that it gives itself."""

    book: Book
    effective: str
    sections: Mapping[str, str]
    """The title of each section by its number."""
    clauses: tuple[TextClause, ...]
    glossary: tuple[Entry, ...]
    unplaced: tuple[Unplaced, ...]
    pages: tuple[Page, ...] = ()

    @cached_property
    def by_number(self) -> Mapping[str, TextClause]:
        """The clauses by number."""
        return {clause.number: clause for clause in self.clauses}


def is_lettered(number: str) -> bool:
    """Is it a lettered part of a numbered clause?"""
    return _LETTERED.search(number) is not None


@lru_cache(1 << 16)
def parent(number: str) -> str:
    """The number that a clause's number stands under."""
    if is_lettered(number):
        return number[:-1]
    return number.rpartition(".")[0]


@lru_cache(1 << 16)
def section_of(number: str) -> str:
    """The section in which a clause stands."""
    return number.partition(".")[0]
