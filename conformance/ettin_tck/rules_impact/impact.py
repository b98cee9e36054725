"""What a new text means for the clauses that the project cites."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ettin_spec.rulebook import Clause, Rules
from ettin_spec.rules_texts.comparing.changes import Change, Kind
from ettin_spec.rules_texts.reading.rules_text import section_of
from ettin_tck.rules_impact.cited_clauses import cited_on, written
from ettin_tck.rules_impact.editions import Comparison, Edition

TELLING = re.compile(r"\b(teams?|teammates?|opponents?|shared?|multiplayer|commanders?)\b")
"""Words of rules that are about what this project is about."""
HALF = 0.5
"""A clause that keeps less of its words is another rule under the same number."""


@dataclass(frozen=True)
class Concern:
    """A clause of ours and what became of what it cites.

    `now` is its number in the new text, None where that is not told; `known`: the number that
    clauses.yaml has for that day already; `joined`: the keys of others of ours that cite the same
    from that day on.
    """

    clause: Clause
    was: str
    now: str | None
    known: str
    changes: tuple[Change, ...]
    joined: tuple[str, ...] = ()

    @property
    def has_changed(self) -> bool:
        """Does the new text say it otherwise, or not at all?"""
        return any(each.kind is not Kind.SAME for each in self.changes)

    @property
    def has_moved(self) -> bool:
        """Has it another number than it had?"""
        return self.now is not None and self.now != self.was

    @property
    def is_written(self) -> bool:
        """Has clauses.yaml the new number already?"""
        return self.now == self.known

    @property
    def can_be_written(self) -> bool:
        """Is the new number one that nobody need look at?"""
        return self.has_moved and not self.is_written and all(each.is_sure for each in self.changes)


@dataclass(frozen=True)
class Fresh:
    """A clause that is new, in a section that is covered or of words that tell.

    `rewritten`: its number is not new, and nobody cited it, but most of its words are others now.
    `known`: the keys of ours that cite it from its day on already; `displaces`: those that cited
    another rule by its number.
    """

    number: str
    tells: int
    """How often it names teams, opponents, commanders and the like."""
    known: tuple[str, ...] = ()
    displaces: tuple[str, ...] = ()
    rewritten: bool = False


@dataclass(frozen=True)
class Impact:
    """All that a new text means for us."""

    comparison: Comparison
    concerns: tuple[Concern, ...]
    """The clauses of ours of which something changed or moved, in order of keys."""
    stale: tuple[tuple[Clause, str], ...]
    """Clauses of ours whose number the old text does not have."""
    fresh: tuple[Fresh, ...]
    """Those that are known first, then the most telling."""

    @property
    def changed(self) -> int:
        """How many rules changed in any way but their number."""
        return sum(each.kind is not Kind.SAME for each in self.comparison.changes)


def impact_of(comparison: Comparison, rules: Rules) -> Impact:
    """What a comparison means for the clauses of a rulebook."""
    old, new = comparison.old, comparison.new
    concerns, stale = [], []
    joining = _cite_only_then(rules, old.effective, new)
    for clause, numbers in cited_on(rules, old.effective, old.book):
        changes = tuple(comparison.by_old[each] for each in numbers if each in comparison.by_old)
        if len(changes) < len(numbers):
            if any("." in each and each not in old.numbers for each in numbers):
                stale.append((clause, written(numbers, old.book)))
            continue
        now = tuple(each.new for each in changes if each.new)
        known = clause.number_at(new.effective) or ""
        number = written(now, new.book) if len(now) == len(changes) else None
        joined = (key for each in now for key in joining.get(each, ()) if key != clause.key)
        concern = Concern(clause, written(numbers, old.book), number, known, changes, tuple(joined))
        if concern.has_changed or concern.has_moved:
            concerns.append(concern)
    fresh = _fresh(comparison, rules, joining)
    return Impact(comparison, tuple(concerns), tuple(stale), fresh)


def _cite_only_then(rules: Rules, old: str, new: Edition) -> Mapping[str, Sequence[str]]:
    """The keys of ours that cite a number on the new day and did not on the old one."""
    known: defaultdict[str, list[str]] = defaultdict(list)
    for clause, numbers in cited_on(rules, new.effective, new.book):
        if clause.number_at(old) != clause.number_at(new.effective):
            for number in numbers:
                known[number].append(clause.key)
    return known


def _fresh(
    comparison: Comparison, rules: Rules, known: Mapping[str, Sequence[str]]
) -> tuple[Fresh, ...]:
    before: defaultdict[str, list[str]] = defaultdict(list)
    for clause, numbers in cited_on(rules, comparison.old.effective, comparison.old.book):
        for number in numbers:
            before[number].append(clause.key)
    new = comparison.new
    then = (each for _, cited in cited_on(rules, new.effective, new.book) for each in cited)
    covered = _covered(map(section_of, (*before, *then)))
    found = [
        Fresh(
            now,
            _tells(comparison.new, now),
            tuple(known.get(now, ())),
            tuple(before.get(now, ())),
            change.kind is not Kind.NEW,
        )
        for change in comparison.of_kind(Kind.NEW, Kind.REWORDED, Kind.SPLIT)
        if (now := change.new) and _says_what_is_new(change, before)
    ]
    told = (each for each in found if each.tells or _is_within(each.number, covered))
    return tuple(sorted(told, key=lambda each: (not each.known, -each.tells)))


def _says_what_is_new(change: Change, cited: Mapping[str, Sequence[str]]) -> bool:
    """Is it a new clause, or one that nobody cited and that has hardly its words any more?"""
    if change.old is None:
        return True
    return change.old not in cited and change.likeness < HALF


def _covered(cited: Iterable[str]) -> Mapping[str, tuple[str, str]]:
    """Of each chapter the first and the last section of which something is cited."""
    chapters: defaultdict[str, list[str]] = defaultdict(list)
    for section in cited:
        chapters[section[0]].append(section)
    return {chapter: (min(sections), max(sections)) for chapter, sections in chapters.items()}


def _is_within(number: str, covered: Mapping[str, tuple[str, str]]) -> bool:
    """Does a clause stand in a chapter, between sections, of which something is cited?"""
    first, last = covered.get(number[0], ("", ""))
    return first <= section_of(number) <= last


def _tells(edition: Edition, number: str) -> int:
    clause = edition.text.by_number.get(number) if edition.text else None
    return len(TELLING.findall(clause.text.casefold())) if clause else 0
