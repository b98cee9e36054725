"""A reference in this process that is judged like a child: it can be slow, fail or say nonsense."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.protocol.wire import ENCODER, RunAnswer, decode_results
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.result_shape import Arrivals

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result

ENOUGH = 4.0
"""Seconds of processor time after which an engine that has not answered is taken for silent; the
reference needs hundredths."""


class _TooSlowError(BaseException):
    """The time is up; no engine catches this by mistake."""


class GuardedEngine:
    """Gives the faults that a child of the same behaviour would have."""

    def __init__(self, engine: Engine, seconds: float = ENOUGH) -> None:
        self._engine, self._seconds, self._arrivals = engine, seconds, Arrivals()

    def initialize(self) -> Capabilities:
        """What the engine can do."""
        return self._engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out commands, as the engine does.

        Raises:
            EngineFault: it failed, did not answer in time, or answered what is no answer.
        """
        try:
            with _within(self._seconds):
                results = self._engine.run(commands)
        except _TooSlowError:
            raise EngineFault(Fault.SILENT, "it did not answer") from None
        except Exception as error:  # whatever it is, a child would have ended by it
            raise EngineFault(Fault.DIED, f"it ended: {type(error).__name__}: {error}") from None
        return list(self._arrivals.checked(commands, _over_the_wire(results)))


def _over_the_wire(results: Sequence[Result]) -> tuple[Result, ...]:
    try:
        return decode_results(ENCODER.encode(RunAnswer(tuple(results))))
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise EngineFault(Fault.WRONG_SHAPE, f"its answer has the wrong shape: {error}") from None


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Interrupt the block once it has used so much processor time."""

    def stop(*_: object) -> None:
        raise _TooSlowError

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
