"""What a typical mistake is: one that engines have really made, by one setting or function."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from ettin_spec.protocol.commands import Act, Command, NewGame, Observe
from ettin_spec.protocol.results import Result
from ettin_tck.mistakes.seen_game import SeenGame

Honest: TypeAlias = Callable[[Command], Result]
"""What the engine itself answers to a command; asking `observe` changes nothing."""

Bend: TypeAlias = Callable[[SeenGame, Command, Honest], Result]
"""What is answered instead: by what was seen of the game before this command."""

Misreads: TypeAlias = Callable[[Mapping[str, Any]], dict[str, Any]]
"""What the cards of a game are taken for."""


@dataclass(frozen=True)
class Mistake:
    """A mistake by its name, told in a sentence.

    `seen`: where an engine made it, or has to take care not to. `setting`: the policy and the value
    that make it; without one `bends` does, of what `touches` names: types of commands, of actions
    and of questions; or `misreads`, which makes other cards of those of a game.
    """

    name: str
    sentence: str
    seen: tuple[str, ...] = ()
    setting: tuple[str, str] | None = None
    bends: Bend | None = None
    touches: tuple[type, ...] = ()
    misreads: Misreads | None = None

    @property
    def overrides(self) -> dict[str, str]:
        """The policies in which an engine that makes it is wrong."""
        return dict([self.setting]) if self.setting is not None else {}

    @property
    def is_setting(self) -> bool:
        """Is it made by a value of a policy, and not by what comes between?"""
        return self.setting is not None

    def bends_any(self, said: Iterable[object]) -> bool:
        """Is there anything that it bends among commands, actions and questions?"""
        return self.bends is not None and any(isinstance(each, self.touches) for each in said)

    def misread(self, begun: NewGame) -> NewGame:
        """The beginning of a game as it is taken: the same where no card is misread."""
        if self.misreads is None:
            return begun
        cards = self.misreads(begun.cards)
        return begun if cards == begun.cards else msgspec.structs.replace(begun, cards=cards)


def parts(command: Command) -> tuple[object, ...]:
    """A command, with the action or question that it is about."""
    match command:
        case Act(action):
            return (command, action)
        case Observe(ask):
            return (command, ask)
    return (command,)
