"""In which order failures are read: what one cause explains together, the narrowest case first."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from ettin_tck.checking.case_reports import THE_WAY
from ettin_tck.report.failure import numbers

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ettin_tck.checking.check_events import CaseEnded
    from ettin_tck.pages.page_words import Frames

REFUSED = "refused ("
"""How the answer of a failure begins that is a refusal with the engine's own reason."""


NAMED = 3
"""So many further failures of a group are named."""


MOST_ALIKE = 2
"""So many readings are told that explain the very same failures."""

NOTHING_TRIED: Mapping[str, tuple[str, ...]] = MappingProxyType({})

OR = "; or: "
"""What stands between them."""


class Cause(StrEnum):
    """What failures have in common."""

    RULE = "rule"
    READING = "reading"
    REFUSAL = "refusal"
    WAY = "way"


@dataclass(frozen=True)
class Group:
    """Failures that seem to have one cause.

    `what` rule, reading, reason of a refusal, or why positions were not reached by playing;
    `passed` are cases in which a reading would show, and which passed.
    """

    cause: Cause
    what: str
    failures: tuple[CaseEnded, ...]
    passed: tuple[str, ...] = ()

    def heading(self, words: Frames) -> str:
        """What explains them, or what several have in common where it is more than a rule."""
        number = len(self.failures)
        if self.cause is Cause.READING:
            said = words.say("explained_by", n=number, what=self.what)
            if self.passed:
                said += words.say("yet_passed", n=len(self.passed), names=_some(self.passed))
            return said
        if number < 2 or self.cause is Cause.RULE:
            return ""
        said = "not_begun" if self.cause is Cause.WAY else "refused_with"
        return words.say(said, n=number, what=self.what)

    @property
    def first(self) -> CaseEnded:
        """The narrowest of them."""
        return self.failures[0]

    def more(self, words: Frames) -> str:
        """How many there are besides the first, and which; empty for none."""
        others = [each.id for each in self.failures if each.id != self.first.id]
        more = len(self.failures) - 1
        if not more:
            return ""
        if not others:
            return words.say("more_plays", n=more)
        return words.say("more_of_them", n=more, names=_some(others))


def rest(groups: Sequence[Group], words: Frames) -> str:
    """In one line: groups of which no more is told; empty for none."""
    if not groups:
        return ""
    cases = sum(len(group.failures) for group in groups)
    names = _some([group.first.id for group in groups])
    return words.say("more_kinds", n=len(groups), cases=cases, names=names)


def _some(names: Sequence[str]) -> str:
    each = list(dict.fromkeys(names))
    return ", ".join(each[:NAMED]) + (", ..." if len(each) > NAMED else "")


def grouped(
    failures: Iterable[CaseEnded], tried: Mapping[str, tuple[str, ...]] = NOTHING_TRIED
) -> list[Group]:
    """Failures by the reading that explains most of them, else by the reason given for a refusal,
    else by rule.

    What a reading explains several of comes before the others, and what explains more before what
    explains less. In a group the case with the fewest sentences and cards comes first, and so do
    the other groups by their first cases: what is narrow says most plainly what is wrong.

    `tried`: readings that show in cases that passed, with these; one that does not comes before.
    Those in which a position was not reached are told together where the same kept it from that.
    """
    events = list(failures)
    found: dict[tuple[Cause, str], list[CaseEnded]] = {}
    for event, reading in zip(events, _readings(events, tried), strict=True):
        found.setdefault(_cause(event, reading), []).append(event)
    groups = [
        Group(*key, tuple(sorted(events, key=_place)), tried.get(key[1].split(OR)[0], ()))
        for key, events in found.items()
    ]
    return sorted(groups, key=_rank)


def readings_of(groups: Iterable[Group]) -> dict[tuple[str, str], str]:
    """What explains the failure of a case on a date, where something does."""
    explained = (group for group in groups if group.cause is Cause.READING)
    return {(each.case, each.date): group.what for group in explained for each in group.failures}


def _rank(group: Group) -> tuple[int, int, str, Cause, str]:
    """Where a group stands among the others."""
    number, clauses = len(group.failures), numbers(group.first.clauses)
    explained = number if group.cause is Cause.READING and number > 1 else 0
    return (-explained, _place(group.first)[0], clauses, group.cause, group.what)


def _readings(events: Sequence[CaseEnded], tried: Mapping[str, tuple[str, ...]]) -> list[str]:
    """For each failure a reading that explains it, so that few explain all; empty for none.

    The reading that explains most is taken first, of those that show in no case that passed as long
    as there are any, then the one that explains most of what is left; of those that explain as many
    the one that a failure names first, with another one that explains the very same.
    """
    left = {n: event.causes for n, event in enumerate(events) if event.causes}
    found = [""] * len(events)
    while left:
        counts = Counter(cause for causes in left.values() for cause in dict.fromkeys(causes))
        most = max(counts, key=lambda cause: (cause not in tried, counts[cause]))
        mine = [number for number, causes in left.items() if most in causes]
        alike = set.intersection(*({*left[number]} for number in mine)) - {most}
        as_likely = (cause for cause in left[mine[0]] if (cause in tried) == (most in tried))
        also = [cause for cause in as_likely if cause in alike][: MOST_ALIKE - 1]
        for number in mine:
            found[number] = OR.join((most, *also))
            del left[number]
    return found


def _cause(event: CaseEnded, reading: str) -> tuple[Cause, str]:
    if event.stale or event.lost:
        return (Cause.RULE, numbers(event.clauses))
    if reading:
        return (Cause.READING, reading)
    if event.actual.startswith(REFUSED):
        return (Cause.REFUSAL, event.actual.removeprefix(REFUSED).removesuffix(")"))
    if event.sentence == THE_WAY:
        return (Cause.WAY, event.why)
    return (Cause.RULE, numbers(event.clauses))


def _place(event: CaseEnded) -> tuple[int, str, str]:
    return (event.steps, event.id, event.date)
