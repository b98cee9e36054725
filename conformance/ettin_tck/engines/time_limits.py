"""How long an engine may take."""

from __future__ import annotations

import time
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TooLateError
from dataclasses import dataclass, field
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

from ettin_tck.engines.faults import EngineFault, Fault

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

GRACE = 1.0
"""Seconds beyond the limit in which whoever waits for an engine may say itself that it is late."""


@dataclass(frozen=True)
class Limits:
    """Seconds: from start to the answer to `initialize`, for one call, for the whole check."""

    start: float = 10.0
    call: float = 10.0
    whole: float = 3600.0
    began: float = field(default_factory=time.monotonic)

    @property
    def end(self) -> float:
        """When the whole check is over, on the monotonic clock."""
        return self.began + self.whole

    def are_up(self, expected: str, stderr: str = "") -> EngineFault:
        """The fault of having taken longer than all may take."""
        return EngineFault(
            Fault.OUT_OF_TIME,
            f"the whole check has taken more than {self.whole:g} s",
            expected,
            "--whole-limit SECONDS",
            stderr,
        )

    def hold_for(self, work: Callable[[], T]) -> T:
        """What `work` comes to; it has a thread of its own, so that the limit always holds.

        Raises:
            EngineFault: the time was up before.
        """
        done: Future[T] = Future()

        def run() -> None:
            try:
                done.set_result(work())
            except BaseException as error:  # whatever it is belongs to whoever waits
                done.set_exception(error)

        Thread(target=run, daemon=True).start()
        try:
            return done.result(timeout=max(0.0, self.end + GRACE - time.monotonic()))
        except TooLateError:
            raise self.are_up("what was asked for, which is still being worked out") from None
