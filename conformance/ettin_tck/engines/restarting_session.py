"""The engine under test through a whole check: started, and started again when it breaks."""

from __future__ import annotations

import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Protocol

from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.engine_interface import Engine
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.interrupts import held_back
from ettin_tck.engines.json_rpc import MOST_NOTES
from ettin_tck.engines.process_engine import ProcessEngine

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.results import Result
    from ettin_tck.engines.time_limits import Limits


class RunningEngine(Engine, Protocol):
    """An engine that was started, and has to be ended."""

    @property
    def notes(self) -> list[str]:
        """Oddities so far that broke nothing."""

    def kill(self) -> None:
        """End it at once; `close` is still to be called."""

    def let_go(self) -> None:
        """In a process that was forked: leave it to whoever has started it."""

    def close(self) -> None:
        """End it politely if it is healthy, in any case."""


class Session:
    """One child process at a time; use as a context manager.

    `can` is what it said of itself, `seconds` the time spent waiting for its answers.
    """

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._command, self._limits = command, limits
        self._engine: RunningEngine | None = None
        self._notes: list[str] = []
        self._spoken_to = self._has_claimed = self._is_over = False
        self.seconds = 0.0
        self.can = Capabilities("", "")

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> Capabilities:
        """Start the child and ask what it can do.

        Raises:
            EngineFault: it could not be started, or does not speak the protocol.
        """
        try:
            with self._timed():
                if self._engine is None:
                    self._begin()
                assert self._engine is not None
                can = self._engine.initialize()
                if self._has_claimed and can != self.can:
                    self._notes.append("started again, it claims something else than before")
                self.can, self._spoken_to, self._has_claimed = can, True, True
        except EngineFault as fault:
            fault.at_start = True
            raise
        return self.can

    def twin(self) -> Session:
        """A session of its own with the same command, not yet started."""
        return Session(self._command, self._limits)

    def launch(self) -> None:
        """Let the child load while there is other work to do; `start` tells what goes wrong."""
        with suppress(EngineFault):
            self._begin()

    def _begin(self) -> None:
        with held_back():
            if self._is_over:
                raise EngineFault(Fault.OUT_OF_TIME, "the check is over; it is not started again")
            self._engine = self._new_engine()
        if self._is_over:
            self.abort()  # in another thread, while the child was being started

    def _new_engine(self) -> RunningEngine:
        return ProcessEngine(self._command, self._limits)

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out commands, in a new child if the last one broke.

        Raises:
            EngineFault: the engine broke.
        """
        if self._engine is None or not self._spoken_to:
            self.start()
        assert self._engine is not None
        with self._timed():
            return self._engine.run(commands)

    def initialize(self) -> Capabilities:
        """As `start`, so that a session is an engine like any other."""
        return self.start()

    def stop(self) -> None:
        """End the child, if there is one."""
        engine = self._engine
        if engine is not None:
            self._notes = self.notes()
            with held_back(engine.kill):
                engine.close()
                self._engine, self._spoken_to = None, False

    def let_go(self) -> None:
        """In a process that was forked: leave the child to whoever has started it."""
        if self._engine is not None:
            self._engine.let_go()

    def abort(self) -> None:
        """Kill the child, whoever waits for it, in whatever thread; no other one is started."""
        self._is_over = True
        engine = self._engine
        if engine is not None:
            engine.kill()

    def notes(self) -> list[str]:
        """Oddities so far that broke nothing, each once, the first of them."""
        now = self._engine.notes if self._engine is not None else []
        return list(dict.fromkeys([*self._notes, *now]))[:MOST_NOTES]

    @property
    def limits(self) -> Limits:
        """How long it may take."""
        return self._limits

    @contextmanager
    def _timed(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.seconds += time.perf_counter() - began
