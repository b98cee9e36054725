"""The numbers of a book of rules that the project cites, on a day."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ettin_spec.rulebook import Clause, Rules
from ettin_spec.rules_texts.reading.books import Book

_NUMBER = re.compile(r"(\d{3}(?:\.\d+[a-z]?)?)(?:-([a-z]))?")


def numbers_of(written: str, book: Book = Book.COMPREHENSIVE) -> tuple[str, ...]:
    """The clauses of a book that a number of ours stands for: both ends of `704.5f-g`.

    Empty for a number of another book, such as `MTR 4.2` of the comprehensive rules.
    """
    if book is not Book.COMPREHENSIVE:
        prefix, _, number = written.rpartition(" ")
        return (number,) if prefix == book.prefix else ()
    found = _NUMBER.fullmatch(written)
    if found is None:
        return ()
    first, last = found[1], found[2]
    return (first, f"{first[:-1]}{last}") if last else (first,)


def written(numbers: tuple[str, ...], book: Book = Book.COMPREHENSIVE) -> str:
    """A number as clauses.yaml has it: `704.5f-g` of both ends, `MTR 4.2` of another book."""
    if len(numbers) > 1:
        return f"{numbers[0]}-{numbers[-1][-1]}"
    return f"{book.prefix} {numbers[0]}".strip()


def cited_on(
    rules: Rules, date: str, book: Book = Book.COMPREHENSIVE
) -> Iterator[tuple[Clause, tuple[str, ...]]]:
    """Each clause that has a number of a book on an ISO date, with what it names."""
    for clause in rules.clauses.values():
        numbers = numbers_of(clause.number_at(date) or "", book)
        if numbers:
            yield clause, numbers
