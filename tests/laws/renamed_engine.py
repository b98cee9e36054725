"""An engine at another table: it hears and says other names, and nobody else notices."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import NoneType
from typing import Any

import msgspec

from ettin_spec.protocol.commands import Command, Legal, NewGame, Observe, Team
from ettin_spec.protocol.results import Result, Value

DECLARING = ("attack", "block")
NAMELESS = (int, NoneType)
"""What has no name in it, true and false among it."""


@dataclass(frozen=True)
class Renamed:
    """Calls teams and players by other `names`, on the way there and back.

    Without `seats` they stand in the new game as they did, so that each has the cards, and does
    what is done, of whoever is called so.
    """

    engine: Any
    names: Mapping[str, str]
    seats: bool
    first_of: Mapping[str, str]
    asked: dict[Observe, Observe] = field(default_factory=dict)

    def initialize(self) -> Any:
        """What the engine can do."""
        return self.engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """The engine's answers, in the names that it was asked with."""
        results = self.engine.run([self._there(command) for command in commands])
        asked = zip(commands, results, strict=False)
        return [self._back(result, listed=isinstance(it, Legal)) for it, result in asked]

    def _there(self, command: Command) -> Command:
        if not isinstance(command, Observe):
            return self._other(command)
        if command not in self.asked:
            self.asked[command] = msgspec.convert(renamed(command, self.names), Observe)
        return self.asked[command]

    def _other(self, command: Command) -> Command:
        if isinstance(command, NewGame):
            teams = renamed(command.teams, self.names) if self.seats else command.teams
            return msgspec.structs.replace(command, teams=msgspec.convert(teams, tuple[Team, ...]))
        return msgspec.convert(renamed(command, self.names), type(command))

    def _back(self, result: Result, *, listed: bool) -> Result:
        if isinstance(result, Value) and isinstance(result.value, NAMELESS):
            return result
        back = {other: name for name, other in self.names.items()}
        plain = renamed(result, back)
        if listed and isinstance(result, Value):
            for each in plain["value"]:
                self._declared_by_the_first(each.get("action", {}))
        return msgspec.convert(plain, type(result))

    def _declared_by_the_first(self, action: dict[str, Any]) -> None:
        """Whole declarations are listed by the first of those who may make them."""
        if action.get("do") in DECLARING:
            action["by"] = self.first_of[action["by"]]


def renamed(said: object, names: Mapping[str, str]) -> Any:
    """A message as plain values, every name replaced by another."""
    parts = re.compile(rf"(^|, )({'|'.join(map(re.escape, names))})(?=: \d)")

    def other(value: Any) -> Any:
        match value:
            case str():
                said = names.get(value, value)
                return parts.sub(lambda found: found[1] + names[found[2]], said)
            case dict():
                return {names.get(key, key): other(each) for key, each in value.items()}
            case list() | tuple():
                return [other(each) for each in value]
        return value

    return other(msgspec.to_builtins(said))
