"""Engines for the players to be compared on: the reference, and ones that are wrong somewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol.actions import Attack
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.commands import Act, Advance, Command
from ettin_spec.protocol.engine_interface import Engine
from ettin_spec.protocol.results import Done, Needs, Refused, Result, Status, Unsupported


class Lying:
    """The reference, with an answer of its own to some commands."""

    def __init__(self) -> None:
        self._inner = ReferenceEngine()
        self._status: Status | None = None

    def initialize(self) -> Capabilities:
        return self._inner.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        results: list[Result] = []
        for command in commands:
            results.append(self._answer(command))
            if isinstance(results[-1], Refused | Needs | Unsupported):
                break
        return results

    def _answer(self, command: Command) -> Result:
        result = self.lie(command, self._status) or self._inner.run([command])[-1]
        if isinstance(result, Done):
            self._status = result.status
        return result

    def lie(self, command: Command, status: Status | None) -> Result | None:  # noqa: ARG002 - for those who lie
        """What it says instead of the truth; None for the truth."""
        return None


class RefusesEverything(Lying):
    """Says no to every action."""

    def lie(self, command: Command, status: Status | None) -> Result | None:
        return Refused("no", status) if isinstance(command, Act) else None


class DropsAttacks(Lying):
    """Says done to every attack and carries none out."""

    def lie(self, command: Command, status: Status | None) -> Result | None:
        attacks = isinstance(command, Act) and isinstance(command.action, Attack)
        return Done(status) if attacks else None


class CannotWait(Lying):
    """Does not advance, and says so beforehand."""

    def initialize(self) -> Capabilities:
        return msgspec.structs.replace(self._inner.initialize(), advances=())

    def lie(self, command: Command, status: Status | None) -> Result | None:  # noqa: ARG002 - as above
        return Unsupported("it does not wait") if isinstance(command, Advance) else None


ENGINES: dict[str, Callable[[], Engine]] = {
    "right": ReferenceEngine,
    "halves life": lambda: ReferenceEngine({"life.read": "half_rounded_up"}),
    "bars too little": lambda: ReferenceEngine({"combat.prohibition": "only_whom_it_names"}),
    "plays five turns": lambda: ReferenceEngine({"match.turns_after_time": "5"}),
    "refuses everything": RefusesEverything,
    "drops attacks": DropsAttacks,
    "cannot wait": CannotWait,
}
