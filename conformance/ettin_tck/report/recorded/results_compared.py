"""Two checks held against each other: which cases came out otherwise, and how."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from ettin_tck.checking.check_events import CaseEnded, Departed, Started
from ettin_tck.report.failure import numbers
from ettin_tck.verdicts import IDLE, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ettin_tck.checking.check_events import Events

Key: TypeAlias = tuple[str, str]


class Change(StrEnum):
    """What has become of a case, the worst first."""

    WORSE = "worse"
    NO_LONGER_ASKED = "no_longer_asked"
    OTHERWISE = "otherwise"
    BETTER = "better"
    NEWLY_ASKED = "newly_asked"
    ONLY_BEFORE = "only_before"
    ONLY_AFTER = "only_after"


FOR_THE_WORSE = frozenset({Change.WORSE, Change.NO_LONGER_ASKED})


@dataclass(frozen=True)
class Came:
    """What came of a case: its verdict, the answer or reason beside it."""

    id: str
    title: str
    rule: str
    verdict: Verdict
    said: str

    @property
    def shown(self) -> str:
        """The verdict with what explains it."""
        return f"{self.verdict} ({self.said})" if self.said else str(self.verdict)


@dataclass(frozen=True)
class Difference:
    """A case that came out otherwise, `before` and `after`; one of them is missing in a check."""

    case: str
    date: str
    before: Came | None
    after: Came | None

    @property
    def title(self) -> str:
        """What the scenario is called."""
        one = self.after or self.before
        return one.title if one else ""

    @property
    def rule(self) -> str:
        """The clauses that the case cites, by number."""
        one = self.after or self.before
        return one.rule if one else ""


@dataclass
class Compared:
    """Two checks; `same` counts the cases that came out equally. Departures are transitions.

    `judges`: the versions of ettin that judged, where they are two.
    """

    before: str = ""
    after: str = ""
    judges: tuple[str, str] | None = None
    differences: dict[Change, list[Difference]] = field(default_factory=dict)
    same: int = 0
    departures_gone: tuple[str, ...] = ()
    departures_new: tuple[str, ...] = ()

    @property
    def is_worse(self) -> bool:
        """Has anything come out for the worse?"""
        worse = any(self.differences.get(change) for change in FOR_THE_WORSE)
        return worse or bool(self.departures_new)


@dataclass
class _Check:
    name: str = ""
    judge: str = ""
    came: dict[Key, Came] = field(default_factory=dict)
    departures: dict[str, None] = field(default_factory=dict)


def compared(before: Iterable[Events], after: Iterable[Events]) -> Compared:
    """Two checks by their events; where they share no date, each case by its last one."""
    one, other = _taken(before), _taken(after)
    if not {date for _, date in one.came} & {date for _, date in other.came}:
        one.came, other.came = _on_last_dates(one.came), _on_last_dates(other.came)
    found = Compared(one.name, other.name)
    if one.judge != other.judge:
        found.judges = one.judge or "?", other.judge or "?"
    for key in dict.fromkeys([*one.came, *other.came]):
        difference = Difference(*key, one.came.get(key), other.came.get(key))
        change = _change(difference.before, difference.after)
        if change is None:
            found.same += 1
        else:
            found.differences.setdefault(change, []).append(difference)
    found.departures_gone = tuple(each for each in one.departures if each not in other.departures)
    found.departures_new = tuple(each for each in other.departures if each not in one.departures)
    return found


def _taken(events: Iterable[Events]) -> _Check:
    check = _Check()
    for event in events:
        match event:
            case Started():
                check.name = f"{event.engine} {event.version}".strip()
                check.judge = event.ettin
            case CaseEnded() if not event.variation:
                said = event.actual or event.why.partition("\n")[0]
                came = Came(event.id, event.title, numbers(event.clauses), event.verdict, said)
                check.came[event.case, event.date] = came
            case Departed():
                check.departures[event.transition] = None
    return check


def _on_last_dates(came: Mapping[Key, Came]) -> dict[Key, Came]:
    last: dict[Key, Came] = {}
    for (case, _), each in sorted(came.items(), key=lambda item: item[0][1]):
        last[case, ""] = each
    return last


def _change(before: Came | None, after: Came | None) -> Change | None:
    if before is None:
        return Change.ONLY_AFTER
    if after is None:
        return Change.ONLY_BEFORE
    if before.verdict in IDLE or after.verdict in IDLE:
        if before.verdict in IDLE and after.verdict in IDLE:
            return None
        return Change.NEWLY_ASKED if before.verdict in IDLE else Change.NO_LONGER_ASKED
    if (before.verdict is Verdict.PASS) != (after.verdict is Verdict.PASS):
        return Change.BETTER if after.verdict is Verdict.PASS else Change.WORSE
    return (
        None if (before.verdict, before.said) == (after.verdict, after.said) else Change.OTHERWISE
    )
