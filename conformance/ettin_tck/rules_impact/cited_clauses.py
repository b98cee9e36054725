"""The numbers of comprehensive rules that the project cites, on a day."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ettin_spec.rulebook import Clause, Rules

_NUMBER = re.compile(r"(\d{3}(?:\.\d+[a-z]?)?)(?:-([a-z]))?")


def numbers_of(written: str) -> tuple[str, ...]:
    """The clauses that a number of ours stands for: both ends of `704.5f-g`.

    Empty for a number of another book, such as `MTR 4.2`.
    """
    found = _NUMBER.fullmatch(written)
    if found is None:
        return ()
    first, last = found[1], found[2]
    return (first, f"{first[:-1]}{last}") if last else (first,)


def written(numbers: tuple[str, ...]) -> str:
    """A number as clauses.yaml has it: `704.5f-g` of both ends."""
    return numbers[0] if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1][-1]}"


def cited_on(rules: Rules, date: str) -> Iterator[tuple[Clause, tuple[str, ...]]]:
    """Each clause that has a number of comprehensive rules on an ISO date, with what it names."""
    for clause in rules.clauses.values():
        numbers = numbers_of(clause.number_at(date) or "")
        if numbers:
            yield clause, numbers
