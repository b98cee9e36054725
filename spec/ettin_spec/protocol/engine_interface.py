"""What an engine is to the runner, wherever it lives: in a child process or in this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.commands import Command
from ettin_spec.protocol.results import Result


class Engine(Protocol):
    """Runs commands. A Python engine offers a factory of these as an `ettin.engines` entry point.

    The factory takes the overrides of `ettin engine --with POLICY=VALUE` as a dict. An engine may
    have a method `remembering()` besides, which gives one that answers the same and works out
    nothing twice: `ettin engine` serves that one.
    """

    def initialize(self) -> Capabilities:
        """What the engine can do."""

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out commands in order.

        One result per command; the list ends early at the first `refused`, `needs` or
        `unsupported`, which is then its last element.
        """
