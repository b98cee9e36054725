"""What an engine is to the runner, wherever it lives: in a child process or in this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.commands import Command
from ettin_spec.protocol.results import Choice, Result


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


class ChoiceMade(msgspec.Struct, frozen=True, gc=False):
    """A choice that came up as a run was carried out.

    `answered`: an answer foresaw it. `is_free`: nobody need be asked, since there is one thing to
    choose, or a default that serves as well. What is neither was asked.
    """

    choice: Choice
    answered: bool
    is_free: bool

    @property
    def is_asked(self) -> bool:
        """Did the run stop at it?"""
        return not self.answered and not self.is_free


@runtime_checkable
class NotesChoices(Protocol):
    """An engine that says of its last run which choices came up, asked or not, in order."""

    @property
    def choices_made(self) -> Sequence[ChoiceMade]:
        """The choices of the last `run`."""

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out commands in order, as an `Engine` does."""
