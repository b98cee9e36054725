"""An engine in a child process, behind the same interface as any other."""

from __future__ import annotations

import contextlib
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.protocol.capabilities import MAJOR, Capabilities
from ettin_spec.protocol.commands import NewGame
from ettin_spec.protocol.wire import ENCODER, RunParams
from ettin_tck.engines.checked_answers.said_answers import Answers
from ettin_tck.engines.child_process import PATIENCE, SHORT_PATIENCE, Child
from ettin_tck.engines.faults import EngineFault
from ettin_tck.engines.json_rpc import JsonRpc

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.results import Result
    from ettin_tck.engines.time_limits import Limits


class ProcessEngine:
    """A command that serves the protocol on its stdin and stdout. Close it when done."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._limits = limits
        self._child = Child(command)
        self._rpc = JsonRpc(self._child, limits)
        self._answers = Answers()
        self._healthy = False

    @property
    def pid(self) -> int:
        """The child's process id."""
        return self._child.pid

    @property
    def notes(self) -> list[str]:
        """Oddities of the conversation that broke nothing."""
        return self._rpc.notes

    def initialize(self) -> Capabilities:
        """What the engine can do.

        Raises:
            EngineFault: it does not speak the protocol, or another major version of it.
        """
        with self._watched():
            raw = self._rpc.call("initialize", {"protocol": {"major": MAJOR}}, self._limits.start)
            can = self._answers.claims(bytes(raw))
            self._healthy = True
        return can

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out commands in order, as `ettin_spec.protocol.engine_interface.Engine` says.

        Raises:
            EngineFault: it died, fell silent or answered what is no answer.
        """
        with self._watched():
            raw = self._rpc.call("run", _params(tuple(commands)), self._limits.call)
            return self._answers.results(commands, bytes(raw))

    def kill(self) -> None:
        """End the process at once; `close` is still to be called."""
        self._child.kill()

    def let_go(self) -> None:
        """In a process that was forked: leave the child to whoever has started it."""
        self._child.let_go()

    def close(self) -> None:
        """Say goodbye to a healthy engine; end the process in any case."""
        if self._healthy:
            with contextlib.suppress(EngineFault):
                self._rpc.call("shutdown", {}, min(PATIENCE, self._limits.call))
        self._child.close(PATIENCE if self._healthy else SHORT_PATIENCE)

    @contextlib.contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except EngineFault as fault:
            self._healthy = self._healthy and not fault.is_fatal
            raise
        except BaseException:
            self._healthy = False  # interrupted in the middle of a call: no polite goodbye
            raise


def _params(commands: tuple[Command, ...]) -> RunParams | msgspec.Raw:
    """The parameters of a run; all but a game's first come again on other dates of a case."""
    return RunParams(commands) if NewGame in map(type, commands) else _encoded(commands)


@lru_cache(1 << 6)
def _encoded(commands: tuple[Command, ...]) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(RunParams(commands)))
