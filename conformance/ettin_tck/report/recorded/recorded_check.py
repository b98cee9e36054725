"""What is kept of a check to be shown at its end: each verdict, and in full what went wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from ettin_tck.checking.check_events import (
    Broke,
    CaseEnded,
    Departed,
    Ended,
    Events,
    Noted,
    ReadingTried,
    Started,
    Stopped,
    without_trace,
)
from ettin_tck.report.topics import GROUPINGS, Topics, column
from ettin_tck.verdicts import IDLE, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_IN_FULL = 200
"""So many failures are kept with all that was said in them, those of the narrowest cases."""


@dataclass
class ScenarioSeen:
    """A scenario with what came of it, counted over dates and cases by `column`."""

    id: str
    title: str
    topic: str
    came: Counter[str] = field(default_factory=Counter)


@dataclass
class RecordedCheck:
    """A check as it went. Further plays of a case, varied, are no scenarios of their own.

    `most_in_full` failures are kept with their traces. `by_date` counts by date and `column`.
    `tried` are the readings that explain failures and show in cases that passed, with these.
    `idle` has the cases that were not asked by their reasons, `lacks` what each of them lacks.
    """

    most_in_full: int = MOST_IN_FULL
    by: str = GROUPINGS[0]
    engine: str = ""
    started: Started | None = None
    ended: Ended | None = None
    stopped: bool = False
    broken: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    scenarios: dict[str, ScenarioSeen] = field(default_factory=dict)
    topics: Topics = field(init=False)
    by_date: dict[str, Counter[str]] = field(default_factory=dict)
    idle: dict[str, list[str]] = field(default_factory=dict)
    lacks: Counter[frozenset[str]] = field(default_factory=Counter)
    failures: list[CaseEnded] = field(default_factory=list)
    doubted: list[CaseEnded] = field(default_factory=list)
    disputed: list[CaseEnded] = field(default_factory=list)
    departures: list[Departed] = field(default_factory=list)
    tried: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _in_full: list[tuple[int, int, list[CaseEnded], int]] = field(default_factory=list)
    """A heap of the failures that have their traces, the widest first: where each is kept."""

    def __post_init__(self) -> None:
        self.topics = Topics(by=self.by)

    @property
    def rules_read_up_to(self) -> str:
        """The day (ISO) of the last rules text that ettin had read; empty where none is told."""
        return self.started.rules_read_up_to if self.started else ""

    def take(self, event: Events) -> None:
        """Take one event of the check, in order."""
        match event:
            case Started():
                self.started = event
                self.engine = f"{event.engine} {event.version}".strip()
                self.topics = Topics(event.language, self.by)
            case CaseEnded():
                self._case(event)
            case Departed():
                self.departures.append(event)
            case ReadingTried(cause, passed):
                self.tried[cause] = passed
            case Noted(text):
                self.notes.append(text)
            case Broke(text):
                self.broken.append(text)
            case Stopped(text):
                self.stopped = True
                self.broken.append(text)
            case Ended():
                self.ended = event

    def _case(self, event: CaseEnded) -> None:
        if event.disputed:
            self._keep(self.disputed, event)
            return
        self.topics.count(event)
        if not event.variation:
            self._count(event)
        if event.lost or event.stale:
            self._keep(self.failures, event)
        elif event.verdict in IDLE:
            self.idle.setdefault(event.why, []).append(event.case)
            self.lacks[frozenset(event.lacks)] += 1
        elif event.doubted:
            self._keep(self.doubted, event)
        elif event.verdict is not Verdict.PASS and not event.known:
            self._keep(self.failures, event)

    def _count(self, event: CaseEnded) -> None:
        topic = self.topics.of(event)
        seen = self.scenarios.setdefault(event.id, ScenarioSeen(event.id, event.title, topic))
        seen.came[column(event)] += 1
        self.by_date.setdefault(event.date, Counter())[column(event)] += 1

    def _keep(self, kept: list[CaseEnded], event: CaseEnded) -> None:
        """Keep a failure; of so many that memory would grow the widest loses what was said."""
        kept.append(event)
        if event.trace:
            number = len(self.failures) + len(self.doubted) + len(self.disputed)
            heappush(self._in_full, (-event.steps, number, kept, len(kept) - 1))
        if len(self._in_full) > self.most_in_full:
            _, _, where, widest = heappop(self._in_full)
            where[widest] = without_trace(where[widest])


def departures_by_transition(check: RecordedCheck) -> dict[str, list[Departed]]:
    """The departures that no baseline lists, by the transition that was left."""
    found: dict[str, list[Departed]] = {}
    for each in check.departures:
        if not each.known:
            found.setdefault(each.transition, []).append(each)
    return found


def recorded(events: Iterable[Events], most_in_full: int = MOST_IN_FULL) -> RecordedCheck:
    """A check from its events."""
    check = RecordedCheck(most_in_full)
    for event in events:
        check.take(event)
    return check
