"""An engine that is a Python object through a whole check, in this very process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_tck.engines.engine_in_process import EngineInProcess
from ettin_tck.engines.restarting_session import Session

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result
    from ettin_tck.engines.time_limits import Limits


class ObjectSession(Session):
    """As a session with a command, of what `make` gives: anew wherever the last one broke.

    No limit of time holds here: nobody can end what runs in this process.
    """

    def __init__(self, make: Callable[[], Engine], limits: Limits) -> None:
        super().__init__((), limits)
        self._make = make

    def twin(self) -> Session:
        """A session of its own with the same engines, not yet started."""
        return ObjectSession(self._make, self._limits)

    def _new_engine(self) -> RunningObject:
        return RunningObject(self._make())


class RunningObject:
    """An object in the place of a child process, which has nothing to be ended."""

    def __init__(self, engine: Engine) -> None:
        self._engine = EngineInProcess(engine)
        self.notes: list[str] = []

    def initialize(self) -> Capabilities:
        """What the engine can do.

        Raises:
            EngineFault: it failed, or claims what cannot be meant.
        """
        return self._engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out commands in order.

        Raises:
            EngineFault: it failed, or answered what is no answer.
        """
        return self._engine.run(commands)

    def kill(self) -> None:
        """Nothing runs beside."""

    def let_go(self) -> None:
        """Nobody else has started it."""

    def close(self) -> None:
        """Nothing is open."""
