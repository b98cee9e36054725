"""Where a clause stands: between which others, under which, and who names it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ettin_spec.rules_texts.learned.clause_prints import ClausePrint
from ettin_spec.rules_texts.reading.rules_text import parent, section_of

WIDE = 4
"""So many clauses between two that were found say little about each other."""
BESIDE = 3
"""So many clauses beside one that was found may be what stood beside it."""


@dataclass
class Side:
    """The clauses of one text in order, and those that are found so far."""

    prints: Sequence[ClausePrint]
    order: list[str] = field(init=False)
    at: dict[str, int] = field(init=False)
    first_below: dict[str, str] = field(init=False)
    text_of: dict[str, ClausePrint] = field(init=False)
    sections: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.text_of = {each.number: each for each in self.prints}
        self.order = list(self.text_of)
        self.at = {number: place for place, number in enumerate(self.order)}
        self.first_below = {}
        for number in self.order:
            self.first_below.setdefault(parent(number), number)
        self.sections = tuple(dict.fromkeys(map(section_of, self.order)))


class Neighbourhood:
    """What the matches so far say about a pair that is not matched yet."""

    def __init__(self, old: Side, new: Side, became: Mapping[str, str]) -> None:
        self.old, self.new, self.became = old, new, became
        votes: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.named: Counter[tuple[str, str]] = Counter()
        for one, other in became.items():
            votes[section_of(one)][section_of(other)] += 1
            mine, theirs = old.text_of[one].names, new.text_of[other].names
            if len(mine) == len(theirs):
                self.named.update(zip(mine, theirs, strict=True))
        voted = {one: others.most_common(1)[0][0] for one, others in votes.items()}
        self.sections = {**_moved_as_a_block(old.sections, voted, new.sections), **voted}
        self._before, self._after = _nearest(old.order, became)

    def worth(self, one: str, other: str) -> float:
        """How well two clauses' places agree, 0 to 0.8."""
        found = self._gap(one, other) + self._family(one, other)
        return found + min(0.3, 0.12 * self.named[one, other])

    def is_in_place(self, one: str, other: str) -> bool:
        """Does a clause stand in its section, or among those that stood around it?"""
        in_section = self.sections.get(section_of(one)) == section_of(other)
        return in_section or self._gap(one, other) > 0

    def rivals(self, one: str, most: int = 12) -> list[str]:
        """The clauses of the new text that stand where a clause of the old one stood."""
        low, high = self._between(one)
        there = []
        if low is not None and high is not None and 0 < high - low <= most:
            there += self.new.order[low + 1 : high]
        if low is not None:
            there += self.new.order[low + 1 : low + 1 + BESIDE]
        if high is not None:
            there += self.new.order[max(0, high - BESIDE) : high]
        section = self.sections.get(section_of(one))
        return [*there, f"{section}{one[len(section) :]}"] if section else there

    def _between(self, one: str) -> tuple[int | None, int | None]:
        before, after = self._before.get(one), self._after.get(one)
        low = self.new.at[self.became[before]] if before else None
        high = self.new.at[self.became[after]] if after else None
        return low, high

    def _gap(self, one: str, other: str) -> float:
        """Do both stand between the same clauses, and how few are there?"""
        low, high = self._between(one)
        here = self.new.at[other]
        after_it = low is not None and 0 < here - low <= WIDE
        before_it = high is not None and 0 < high - here <= WIDE
        close = 0.06 * after_it + 0.06 * before_it
        if after_it and low is not None and here - low == self._far(one, self._before):
            close += 0.05
        if before_it and high is not None and high - here == self._far(one, self._after):
            close += 0.05
        return close

    def _far(self, one: str, nearest: Mapping[str, str]) -> int:
        return abs(self.old.at[one] - self.old.at[nearest[one]])

    def _family(self, one: str, other: str) -> float:
        """Are the clauses above and below the same, and the section, and the letter?"""
        worth = 0.0
        if self.became.get(parent(one)) == parent(other):
            worth += 0.1
        below, theirs = self.old.first_below.get(one), self.new.first_below.get(other)
        if below is not None and self.became.get(below) == theirs:
            worth += 0.12
        if self.sections.get(section_of(one)) == section_of(other):
            worth += 0.06 + 0.12 * (_within(one) == _within(other))
        return worth


def _within(number: str) -> str:
    """What a number says beyond its section."""
    return number[len(section_of(number)) :]


def _moved_as_a_block(
    old: Sequence[str], became: Mapping[str, str], new: Sequence[str]
) -> dict[str, str]:
    """Sections of which nothing was found, between two that moved by one and the same number."""
    moved = {}
    for before, section, after in zip(old, old[1:], old[2:], strict=False):
        if section not in became and _are_numbers(before, section, after, became):
            by = int(became[before]) - int(before)
            there = str(int(section) + by)
            if by == int(became[after]) - int(after) and there in new:
                moved[section] = there
    return moved


def _are_numbers(before: str, section: str, after: str, became: Mapping[str, str]) -> bool:
    """Did both neighbours become something, and has none of the five a name instead of a number?"""
    names = (before, section, after, became.get(before, ""), became.get(after, ""))
    return all(map(str.isdecimal, names))


def _nearest(
    order: Sequence[str], became: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """The nearest clause of the section before and after each that has been found."""
    sides: list[dict[str, str]] = []
    for numbers in (order, order[::-1]):
        last, known = None, {}
        for number in numbers:
            if last is not None and section_of(last) == section_of(number):
                known[number] = last
            if number in became:
                last = number
        sides.append(known)
    return sides[0], sides[1]
