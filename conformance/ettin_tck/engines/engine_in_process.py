"""An engine that is a Python object, taken no more on trust than one in a child process."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from ettin_spec.protocol.wire import ENCODER, RunAnswer
from ettin_tck.engines.checked_answers.said_answers import Answers
from ettin_tck.engines.faults import EngineFault, Fault

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result

T = TypeVar("T")


class EngineInProcess:
    """Gives what a child of the same behaviour would give, and the faults that it would have."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._answers = engine, Answers()

    def initialize(self) -> Capabilities:
        """What the engine can do.

        Raises:
            EngineFault: it failed, or claims what cannot be meant.
        """
        return self._answers.claims(_sent(_done(self._said_of_itself)))

    def _said_of_itself(self) -> Capabilities:
        """Its claims; to have no such method is a fault of the engine, too."""
        return self._engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out commands in order, as `ettin_spec.protocol.engine_interface.Engine` says.

        Raises:
            EngineFault: it failed, or answered what is no answer.
        """
        results = _done(lambda: RunAnswer(tuple(self._engine.run(commands))))
        return self._answers.results(commands, _sent(results))


def _done(work: Callable[[], T]) -> T:
    """What the engine's own code comes to; whatever it raises would have ended a child."""
    try:
        return work()
    except EngineFault:
        raise
    except (Exception, SystemExit) as error:
        raise EngineFault(
            Fault.DIED,
            f"it ended: {type(error).__name__}: {error}",
            "an answer",
            "the engine's own tests: the error is one of its code",
        ) from error


def _sent(message: object) -> bytes:
    """A message as it would go over the wire."""
    try:
        return ENCODER.encode(message)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise EngineFault(
            Fault.WRONG_SHAPE,
            f"its answer has the wrong shape: {error}",
            "what the protocol's JSON Schema says",
        ) from None
