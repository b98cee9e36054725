"""A reference in this process that is judged like a child: it can be slow, fail or say nonsense."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ettin_tck.engines.engine_in_process import EngineInProcess
from ettin_tck.engines.faults import EngineFault, Fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result

ENOUGH = 2.0
"""Seconds of processor time after which an engine that has not answered is taken for silent; the
reference needs hundredths."""


class _TooSlowError(BaseException):
    """The time is up; no engine catches this by mistake."""


class GuardedEngine:
    """Gives the faults that a child of the same behaviour would have."""

    def __init__(self, engine: Engine, seconds: float = ENOUGH) -> None:
        self._engine, self._seconds = EngineInProcess(engine), seconds

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
                return self._engine.run(commands)
        except _TooSlowError:
            raise EngineFault(Fault.SILENT, "it did not answer") from None


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
