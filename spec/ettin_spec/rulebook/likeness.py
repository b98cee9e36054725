"""Readings that are one as long as nothing is there in which they differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ettin_spec.rulebook.rulebook_model import Setting


@dataclass(frozen=True)
class Likeness:
    """One reading says no more than another, `like`: nothing is there in which they differ.

    It holds before `until` (ISO; empty: on any date), in variants that have one of `within` (empty:
    in all) and none of `outside`.
    """

    reading: str | int
    like: str | int
    because: str
    until: str = ""
    within: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()

    def holds(self, date: str, pieces: Sequence[str]) -> bool:
        """Does it hold on an ISO date, in a variant of these pieces?"""
        return (
            (not self.until or date < self.until)
            and (not self.within or any(piece in self.within for piece in pieces))
            and not any(piece in self.outside for piece in pieces)
        )


def plainest(
    reading: Setting, likenesses: Sequence[Likeness], date: str, pieces: Sequence[str]
) -> Setting:
    """The reading that says the same there, and is like no other one."""
    like = {each.reading: each.like for each in likenesses if each.holds(date, pieces)}
    while reading in like:
        reading = like[reading]
    return reading


def goes_round(likenesses: Iterable[Likeness]) -> bool:
    """Does some reading come back to itself, if all of them hold?"""
    like: dict[Setting, set[Setting]] = {}
    for each in likenesses:
        like.setdefault(each.reading, set()).add(each.like)
    return any(reading in _reached(reading, like) for reading in like)


def _reached(reading: Setting, like: dict[Setting, set[Setting]]) -> set[Setting]:
    reached: set[Setting] = set()
    left = set(like[reading])
    while left:
        each = left.pop()
        if each not in reached:
            reached.add(each)
            left |= like.get(each, set())
    return reached
