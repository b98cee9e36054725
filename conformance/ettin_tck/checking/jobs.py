"""Cases played by engines of one kind at the same time: outcomes in the order of the cases."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Event, Semaphore, Thread
from typing import TYPE_CHECKING, TypeAlias

from ettin_tck.checking.case_player import Order, Outcome
from ettin_tck.checking.player_process import PlayerBeside
from ettin_tck.checking.players import Player, PlayerHere
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
    """Plays the cases of an order, the first of its players here and the others beside.

    `can` is what the engine of the session, which has started, says of itself; `engines` says how
    many of its kind are to play. One that does not start beside the first plays nothing;
    `not_started` says why.

    Iterate once, then `stop`, also if the iteration was broken off. What a job works out, however
    long it takes, holds nobody up: the time limit holds all the same.
    """

    def __init__(self, order: Order, session: Session, can: Capabilities, engines: int) -> None:
        self._limits = session.limits
        self._stopping = Event()
        self._threads: list[Thread] = []
        self._all_played = False
        self.not_started: EngineFault | None = None
        chosen = order.chosen
        self._batches = [[each] for each in chosen] if engines == 1 else _in_rows(chosen)
        beside: list[PlayerBeside] = []
        for _ in range(engines - 1):
            beside.append(PlayerBeside(order, self._batches, session, can, tuple(beside)))
        here = PlayerHere(order, self._batches, session, can)
        self._players: tuple[Player, ...] = (here, *beside)
        numbers = iter(range(len(self._batches)))
        self._shared = _Shared(numbers, Semaphore(AHEAD * len(self._players)))

    def outcomes(self) -> Iterator[Outcome]:
        """What came of each case, in order, however many engines play.

        Raises:
            EngineFault: the time is up.
        """
        self._threads = [
            Thread(target=self._job, args=(player,), daemon=True) for player in self._players
        ]
        for thread in self._threads:
            thread.start()
        waiting: dict[int, list[Outcome]] = {}
        for number in range(len(self._batches)):
            while number not in waiting:
                done = self._next_done()
                if done is None:
                    return
                if isinstance(done, BaseException):
                    raise done
                waiting[done[0]] = done[1]
            self._shared.room.release()
            yield from waiting.pop(number)
        self._all_played = True

    def abort(self) -> None:
        """Have no more outcomes come, and nobody wait for an engine; may come from a signal."""
        self._stopping.set()
        for player in self._players:
            player.abort()
        self._shared.done.put(None)

    def stop(self) -> None:
        """End what is still being played; afterwards no job is left, nor an engine."""
        if self._threads and not self._all_played:
            self.abort()
        end = time.monotonic() + PATIENCE
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))
        for player in self._players:
            player.stop()

    @property
    def seconds(self) -> float:
        """The time that was spent waiting for engines."""
        return sum(player.seconds for player in self._players)

    def notes(self) -> list[str]:
        """Oddities of the engines that broke nothing, each once."""
        return list(dict.fromkeys(note for player in self._players for note in player.notes()))

    def _next_done(self) -> Some:
        limits = self._limits
        try:
            return self._shared.done.get(timeout=max(0.0, limits.end + GRACE - time.monotonic()))
        except Empty:
            raise limits.are_up("a verdict, which is still being worked out") from None

    def _job(self, player: Player) -> None:
        try:
            player.start()
        except EngineFault as fault:
            if not self._stopping.is_set() and fault.fault is not Fault.OUT_OF_TIME:
                self.not_started = self.not_started or fault
            return
        try:
            while (batch := self._next()) is not None:
                played = player.outcomes(batch)
                if self._stopping.is_set():
                    return
                self._shared.done.put((batch, played))
        except BaseException as error:  # a fault of ours, which belongs into the main thread
            self._shared.done.put(error)

    def _next(self) -> int | None:
        while not self._shared.room.acquire(timeout=0.2):
            if self._stopping.is_set():
                return None
        return next(self._shared.batches, None)


Some: TypeAlias = "tuple[int, list[Outcome]] | BaseException | None"
Done: TypeAlias = "SimpleQueue[Some]"
"""The outcomes of a numbered batch, or a fault of ours; None: no more will come."""


@dataclass(frozen=True)
class _Shared:
    """What the jobs have in common: cases to take, room to be ahead, and what is done."""

    batches: Iterator[int]
    room: Semaphore
    done: Done = field(default_factory=SimpleQueue)


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
