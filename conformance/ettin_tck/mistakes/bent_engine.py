"""An engine that makes one typical mistake, and is right in everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.commands import NewGame
from ettin_spec.protocol.results import Needs, Refused, Unsupported
from ettin_tck.mistakes.mistake import parts
from ettin_tck.mistakes.seen_game import SeenGame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result
    from ettin_tck.mistakes.mistake import Mistake

STOPS = (Refused, Needs, Unsupported)
"""Results after which nothing more of a run is done."""


class BentEngine:
    """Answers as another engine does, but for what a mistake bends."""

    def __init__(self, engine: Engine, mistake: Mistake) -> None:
        assert not mistake.is_setting, f"{mistake.name} is made by a setting"
        self._engine, self._mistake = engine, mistake
        self._seen = SeenGame()

    def initialize(self) -> Capabilities:
        """What the other engine can do."""
        return self._engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """One result per command, up to the first that stops the run."""
        results: list[Result] = []
        for command in commands:
            result = self._one(command)
            self._seen = self._seen.after(command, result)
            results.append(result)
            if isinstance(result, STOPS):
                break
        return results

    def _one(self, command: Command) -> Result:
        bends = self._mistake.bends
        if bends is not None and self._mistake.bends_any(parts(command)):
            return bends(self._seen, command, self._honest)
        if isinstance(command, NewGame):
            command = self._mistake.misread(command)
        return self._honest(command)

    def _honest(self, command: Command) -> Result:
        return self._engine.run([command])[0]
