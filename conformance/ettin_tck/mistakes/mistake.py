"""What a typical mistake is: one that engines have really made, by one setting or one function."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from ettin_spec.protocol.commands import Act, Command, Observe
from ettin_spec.protocol.results import Result
from ettin_tck.mistakes.seen_game import SeenGame

Honest: TypeAlias = Callable[[Command], Result]
"""What the engine itself answers to a command; asking `observe` changes nothing."""

Bend: TypeAlias = Callable[[SeenGame, Command, Honest], Result]
"""What is answered instead: by what was seen of the game before this command."""


@dataclass(frozen=True)
class Mistake:
    """A mistake by its name, told in a sentence.

    `seen`: where an engine made it, or has to take care not to. `setting`: the policy and the value
    that make it; without one `bends` does, of what `touches` names: types of commands, of actions
    and of questions.
    """

    name: str
    sentence: str
    seen: tuple[str, ...] = ()
    setting: tuple[str, str] | None = None
    bends: Bend | None = None
    touches: tuple[type, ...] = ()

    @property
    def overrides(self) -> dict[str, str]:
        """The policies in which an engine that makes it is wrong."""
        return dict([self.setting]) if self.setting is not None else {}

    def bends_any(self, said: Iterable[object]) -> bool:
        """Is there anything that it bends among commands, actions and questions?"""
        return self.bends is not None and any(isinstance(each, self.touches) for each in said)


def parts(command: Command) -> tuple[object, ...]:
    """A command, with the action or question that it is about."""
    match command:
        case Act(action):
            return (command, action)
        case Observe(ask):
            return (command, ask)
    return (command,)
