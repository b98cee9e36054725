"""How much one step of a monitor may look at: so many steps of the machine, for so long.

Whatever a status says, a monitor then comes to an end, with an answer or without one.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

MOST_STEPS = 200_000
"""Steps of the machine looked at for one status; what games come to takes a tenth at most."""

MOST_SECONDS = 60.0
"""Seconds for one status, on a machine however slow."""

LOOK = 1 << 10
"""Steps after which the clock is looked at."""


class TooMuchError(Exception):
    """More would have to be looked at than is looked at for one status."""


class Effort:
    """What may still be looked at; `spend` for each step of the machine."""

    def __init__(self, steps: int, seconds: float) -> None:
        self._left = steps
        self._end = time.monotonic() + seconds

    def spend(self) -> None:
        """Count one step.

        Raises:
            TooMuchError: nothing is left.
        """
        self._left -= 1
        if self._left < 0 or (self._left % LOOK == 0 and time.monotonic() > self._end):
            raise TooMuchError


_EFFORT: ContextVar[Effort | None] = ContextVar("effort", default=None)


def spend() -> None:
    """Count one step of the machine against what the present status may take."""
    effort = _EFFORT.get()
    if effort is not None:
        effort.spend()


@contextmanager
def bounded(steps: int = MOST_STEPS, seconds: float = MOST_SECONDS) -> Iterator[None]:
    """Within the block no more than this is looked at; TooMuchError where it is not enough."""
    before = _EFFORT.set(Effort(steps, seconds))
    try:
        yield
    finally:
        _EFFORT.reset(before)
