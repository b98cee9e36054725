"""The books of rules that are read: the game's own, and those of its tournaments."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum

from ettin_spec.rules_texts.reading.wording import plain


class Book(StrEnum):
    """A book by its name."""

    COMPREHENSIVE = "Comprehensive Rules"
    TOURNAMENT = "Magic Tournament Rules"
    PROCEDURE = "Magic Infraction Procedure Guide"
    FLOOR = "Magic DCI Floor Rules"
    UNIVERSAL = "DCI Universal Tournament Rules"
    PENALTIES = "DCI Penalty Guidelines"

    @property
    def prefix(self) -> str:
        """What stands before its numbers in clauses.yaml; empty of the comprehensive rules."""
        return _PREFIXES[self]


_PREFIXES = {
    Book.COMPREHENSIVE: "",
    Book.TOURNAMENT: "MTR",
    Book.PROCEDURE: "IPG",
    Book.FLOOR: "FR",
    Book.UNIVERSAL: "UTR",
    Book.PENALTIES: "PG",
}
_TITLES = {
    Book.TOURNAMENT: r"magic(: the gathering)? tournament rules",
    Book.PROCEDURE: r"magic(: the gathering)? infraction procedure guide",
    Book.FLOOR: r"magic(: the gathering)? (dci )?floor rules",
    Book.UNIVERSAL: r"(dci )?universal tournament rules",
    Book.PENALTIES: r"dci penalty (guidelines|guide)",
}
TITLE_LINES = 12
"""A tournament book has its title, in a line of its own, among the first so many lines."""


def title_of(lines: Sequence[str]) -> tuple[int, Book] | None:
    """The line (from 0) with the title of a tournament book, and which; None: there is none."""
    for number, line in enumerate(lines[:TITLE_LINES]):
        for book, title in _TITLES.items():
            if re.fullmatch(title, plain(line).casefold()):
                return number, book
    return None
