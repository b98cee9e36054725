"""A whole check: every chosen case, told as events, and counted against the baseline."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable
from importlib.metadata import version
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.checking import baseline as baselines
from ettin_tck.checking.case_player import Order, Outcome
from ettin_tck.checking.check_events import (
    Broke,
    CaseEnded,
    Departed,
    Ended,
    Events,
    Noted,
    Started,
    Stopped,
)
from ettin_tck.checking.jobs import Jobs
from ettin_tck.checking.monitor_notes import MonitorNotes
from ettin_tck.checking.readings_tried import ReadingsTried
from ettin_tck.checking.unread_cards import UnreadCards
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.interrupts import held_back
from ettin_tck.exit_codes import Exit
from ettin_tck.judging import watched_games
from ettin_tck.library import TODAY
from ettin_tck.verdicts import PLAYED, WRONG, exit_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_tck.engines.restarting_session import Session

MOST_FALSE_STARTS = 4
"""Starts in a row that come to nothing before the check is given up."""

MOST_SILENCES = 10
"""Answers that do not come in time from an engine that has not answered once."""


def one(_: Capabilities) -> int:
    """A single engine, whatever it says of itself."""
    return 1


class Check:
    """One check under way: what has been counted so far.

    `engines` says how many engines of the session's kind are to play, once the first has said
    what it can do.
    """

    def __init__(
        self, order: Order, session: Session, engines: Callable[[Capabilities], int] = one
    ) -> None:
        self._order, self._session, self._engines = order, session, engines
        self._jobs: Jobs | None = None
        self._counts: dict[str, Counter[str]] = defaultdict(Counter)
        self._departures: set[str] = set()
        self._monitored = MonitorNotes()
        self._readings = ReadingsTried(order)
        self._unread = UnreadCards()
        self._told = self._false_starts = self._silences = 0
        self._known = self._stale = self._doubted = self._lost = 0
        self._disputed = 0
        self._has_answered = False
        self._exit = Exit.AS_EXPECTED
        self._signal = 0
        self.claims: Capabilities | None = None
        self._began = time.perf_counter()

    def events(self) -> Iterator[Events]:
        """Play everything; the last event is `Ended`, whatever happens to the engine."""
        try:
            can = self._session.start()
        except EngineFault as fault:
            if not self._signal:
                self._worse(Exit.ENGINE_BROKE)
                yield Broke(fault.full(), self._left)
        else:
            self.claims = can
            self._monitored.begin(can)
            watched_games.recall()
            engines = max(1, min(self._engines(can), len(self._order.chosen)))
            with held_back():
                self._jobs = Jobs(self._order, self._session, can, engines)
            yield self._started(can)
            try:
                yield from self._outdated()
                yield from map(Noted, self._order.library.replaced_cards)
                yield from self._cases(self._jobs)
                if not self._signal:
                    yield from self._readings.told()
            except EngineFault as fault:
                self._worse(Exit.ENGINE_BROKE)
                yield Broke(fault.full(), self._left)
        if self._signal:
            yield Stopped("it was interrupted", self._left)
        yield from self._close()

    def break_off(self, sign: int) -> None:
        """Go on no further, since a signal came: what follows are the last events."""
        self._signal = sign
        self._abort()

    def end(self) -> None:
        """End the engines, whatever they are doing; once is as good as twice."""
        with held_back(self._abort):
            if self._jobs is not None:
                self._jobs.stop()
            self._session.stop()

    def _abort(self) -> None:
        if self._jobs is not None:
            self._jobs.abort()
        self._session.abort()

    @property
    def _left(self) -> int:
        return len(self._order.chosen) - self._told

    @property
    def _seconds(self) -> float:
        return self._session.seconds if self._jobs is None else self._jobs.seconds

    def _cases(self, jobs: Jobs) -> Iterator[Events]:
        for outcome in jobs.outcomes():
            if self._signal:
                return
            before = self._exit
            yield from self._tell(outcome)
            self._told += 1
            if outcome.fault is not None and self._gives_up(outcome.fault):
                raise outcome.fault
            if outcome.event.verdict in PLAYED and not _at_start(outcome.fault):
                self._false_starts = 0
                self._has_answered = self._has_answered or outcome.fault is None
            if self._order.fail_fast and self._exit != before:
                yield Stopped("at the first failure, as --fail-fast asks", self._left)
                return
        asked = any(self._counts[date][v] for date in self._counts for v in PLAYED)
        if not (self._signal or asked or self._disputed):
            self._worse(Exit.NOTHING_SELECTED)

    def _tell(self, outcome: Outcome) -> Iterator[Events]:
        event = self._unread.judged(outcome.event, outcome.opened)
        self._readings.take(event)
        yield self._count(event)
        for departed in (*outcome.departures, *self._monitored.take(outcome.passes)):
            yield from self._departed(departed)
        for other in outcome.varied:
            yield self._count(other)

    def _gives_up(self, fault: EngineFault) -> bool:
        """Is the time up, or does the engine get no further however often it is started?"""
        if fault.at_start:
            self._false_starts += 1
        elif fault.fault is Fault.SILENT and not self._has_answered:
            self._silences += 1
        return (
            fault.fault is Fault.OUT_OF_TIME
            or self._false_starts >= MOST_FALSE_STARTS
            or self._silences >= MOST_SILENCES
        )

    def _count(self, event: CaseEnded) -> CaseEnded:
        """Count a case against the baseline; one that is disputed counts for nothing."""
        if event.disputed:
            self._disputed += 1
            return event
        self._counts[event.date][event.verdict] += 1
        baseline = self._order.baseline
        if event.verdict in WRONG and baseline.lists(event):
            self._known += 1
            return msgspec.structs.replace(event, known=True, doubted=False)
        if event.doubted:
            self._doubted += 1
            return event
        self._worse(exit_of(event.verdict))
        if baseline.is_stale(event):
            self._stale += 1
            self._worse(Exit.REGRESSION)
            return msgspec.structs.replace(event, stale=True)
        if event.lost or baseline.lost(event):
            self._lost += 1
            self._worse(Exit.REGRESSION)
            return msgspec.structs.replace(event, lost=True)
        other = baseline.listed(event) if event.verdict in WRONG else None
        return event if other is None else msgspec.structs.replace(event, before=other.text)

    def _departed(self, event: Departed) -> Iterator[Departed]:
        """A departure is told once for each transition."""
        if event.transition in self._departures:
            return
        self._departures.add(event.transition)
        if self._order.baseline.lists(event):
            self._known += 1
            yield msgspec.structs.replace(event, known=True)
        else:
            self._worse(Exit.REGRESSION)
            yield event

    def _worse(self, code: Exit) -> None:
        """The worst decides; a wrong verdict is one, however the engine broke besides."""
        rank = [
            Exit.AS_EXPECTED,
            Exit.NOTHING_SELECTED,
            Exit.ENGINE_BROKE,
            Exit.USAGE,
            Exit.REGRESSION,
            Exit.HARNESS_BROKE,
        ]
        self._exit = max(self._exit, code, key=rank.index)

    def _started(self, can: Capabilities) -> Started:
        order = self._order
        dates = tuple(dict.fromkeys(c.date for c in order.chosen if c.date is not None))
        return Started(
            engine=can.name,
            version=can.version,
            command=order.command,
            selected=len(order.chosen),
            dates=dates,
            language=order.library.language,
            seed=order.seed if order.vary or order.repeat > 1 else None,
            ettin=version("ettin"),
            rules_read_up_to=order.library.rules.dates[TODAY].date,
        )

    def _outdated(self) -> Iterator[Noted]:
        baseline = self._order.baseline
        if baseline.version < baselines.VERSION:
            yield Noted(
                f"{baseline.path} is a baseline of version {baseline.version}, of failures "
                "by case alone, and nothing of what was skipped: --update-baseline writes it anew"
            )

    def _not_beside(self) -> Iterator[Noted]:
        """What is to be said of engines that did not start beside the first one."""
        fault = None if self._jobs is None or self._signal else self._jobs.not_started
        if fault is not None:
            claims = self.claims is not None and not self.claims.alone
            if claims:
                self._worse(Exit.ENGINE_BROKE)
            yield Noted(
                "a further process of it does not start beside the first one, which has played "
                f"alone{', though it claims `alone: false`' if claims else ''}: {fault.happened}"
            )

    def _close(self) -> Iterator[Events]:
        """End the engines, and tell how everything stands."""
        self.end()
        yield from self._not_beside()
        if self._told:
            watched_games.keep_new(drawn=self._order.vary)
        notes = self._session.notes() if self._jobs is None else self._jobs.notes()
        yield from (Noted(note) for note in dict.fromkeys([*notes, *self._monitored.notes()]))
        yield Ended(
            counts={date: dict(count) for date, count in sorted(self._counts.items())},
            exit=128 + self._signal if self._signal else int(self._exit),
            seconds=round(time.perf_counter() - self._began, 6),
            engine_seconds=round(self._seconds, 6),
            departures=len(self._departures),
            known=self._known,
            stale=self._stale,
            doubted=self._doubted,
            disputed=self._disputed,
            lost=self._lost,
            unread=len(self._unread),
            untold=self._monitored.untold,
        )


def _at_start(fault: EngineFault | None) -> bool:
    return fault is not None and fault.at_start
