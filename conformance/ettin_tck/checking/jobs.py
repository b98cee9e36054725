"""Cases played by engines of one kind, each in a thread: outcomes in the order of the cases."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Event, Semaphore, Thread
from typing import TYPE_CHECKING, TypeAlias

from ettin_tck.checking.case_player import CasePlayer, Order, Outcome
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.time_limits import GRACE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_tck.cases.selection import Chosen
    from ettin_tck.engines.restarting_session import Session

WORTH_AN_ENGINE = 60
"""Cases for which it pays to start one more engine."""

TOGETHER = 16
"""Cases that one job plays in a row, at least."""

AHEAD = 8
"""Batches of cases that each job may be ahead of what has been told."""

PATIENCE = 2.0
"""Seconds that jobs have to end once their engines were ended."""


def worthwhile(cases: int) -> int:
    """How many engines to start for so many cases, where nobody says."""
    return max(1, min(cores(), cases // WORTH_AN_ENGINE))


class Jobs:
    """Plays the cases of an order on sessions, each in a thread of its own.

    An engine that does not start beside the first one plays nothing; `not_started` says why.

    Iterate once, then `stop`, also if the iteration was broken off. What a job works out, however
    long it takes, holds nobody up: the time limit holds all the same.
    """

    def __init__(self, order: Order, sessions: Sequence[Session], can: Capabilities) -> None:
        self._order, self._sessions, self._can = order, tuple(sessions), can
        self._stopping = Event()
        self._shared: _Shared | None = None
        self._threads: list[Thread] = []
        self.not_started: EngineFault | None = None

    def outcomes(self) -> Iterator[Outcome]:
        """What came of each case, in order, however many engines play.

        Raises:
            EngineFault: the time is up.
        """
        chosen = self._order.chosen
        batches = [[each] for each in chosen] if len(self._sessions) == 1 else _in_rows(chosen)
        shared = _Shared(iter(enumerate(batches)), Semaphore(AHEAD * len(self._sessions)))
        self._shared = shared
        self._threads = [
            Thread(target=self._job, args=(session, shared), daemon=True)
            for session in self._sessions
        ]
        for thread in self._threads:
            thread.start()
        waiting: dict[int, list[Outcome]] = {}
        for number in range(len(batches)):
            while number not in waiting:
                done = self._next_done(shared)
                if done is None:
                    return
                if isinstance(done, BaseException):
                    raise done
                waiting[done[0]] = done[1]
            shared.room.release()
            yield from waiting.pop(number)

    def abort(self) -> None:
        """Have no more outcomes come, and nobody wait for an engine; may come from a signal."""
        self._stopping.set()
        for session in self._sessions:
            session.abort()
        if self._shared is not None:
            self._shared.done.put(None)

    def stop(self) -> None:
        """End what is still being played; afterwards no job is left."""
        if self._threads:
            self.abort()
        end = time.monotonic() + PATIENCE
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))

    def _next_done(self, shared: _Shared) -> Some:
        limits = self._sessions[0].limits
        try:
            return shared.done.get(timeout=max(0.0, limits.end + GRACE - time.monotonic()))
        except Empty:
            raise limits.are_up("a verdict, which is still being worked out") from None

    def _job(self, session: Session, shared: _Shared) -> None:
        if not self._starts(session):
            return
        player = CasePlayer(self._order, session, self._can)
        anew = self._order.vary or self._order.repeat > 1
        try:
            while (batch := self._next(shared)) is not None:
                number, cases = batch
                played = []
                for chosen in cases:
                    if self._stopping.is_set():
                        return
                    played.append(_outcome(player, session, chosen))
                shared.done.put((number, played))
                if anew:
                    session.stop()  # so that an engine is seen in more than its first process
                    anew = False
        except BaseException as error:  # a fault of ours, which belongs into the main thread
            shared.done.put(error)

    def _starts(self, session: Session) -> bool:
        """Does an engine start beside the first one, which has started?"""
        if session is self._sessions[0]:
            return True
        try:
            session.start()
        except EngineFault as fault:
            if not self._stopping.is_set() and fault.fault is not Fault.OUT_OF_TIME:
                self.not_started = self.not_started or fault
            return False
        return True

    def _next(self, shared: _Shared) -> tuple[int, Sequence[Chosen]] | None:
        while not shared.room.acquire(timeout=0.2):
            if self._stopping.is_set():
                return None
        return next(shared.batches, None)


Some: TypeAlias = "tuple[int, list[Outcome]] | BaseException | None"
Done: TypeAlias = "SimpleQueue[Some]"
"""The outcomes of a numbered batch, or a fault of ours; None: no more will come."""


@dataclass(frozen=True)
class _Shared:
    """What the jobs have in common: cases to take, room to be ahead, and what is done."""

    batches: Iterator[tuple[int, Sequence[Chosen]]]
    room: Semaphore
    done: Done = field(default_factory=SimpleQueue)


def _outcome(player: CasePlayer, session: Session, chosen: Chosen) -> Outcome:
    """Play a case; an engine that cannot go on is ended, and started anew for the next one."""
    outcome = player.outcome(chosen)
    if outcome.fault is not None and outcome.fault.is_fatal:
        session.stop()
    return outcome


def _in_rows(chosen: Sequence[Chosen]) -> list[list[Chosen]]:
    """The cases in order, those of one case on many dates in one row."""
    rows: list[list[Chosen]] = []
    for _, group in groupby(chosen, key=lambda each: id(each.case)):
        if not rows or len(rows[-1]) >= TOGETHER:
            rows.append([])
        rows[-1].extend(group)
    return rows


def cores() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
