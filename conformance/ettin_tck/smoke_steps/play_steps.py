"""What a play is made of: commands, and what has to come of each."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.results import (
    Done,
    ForChoice,
    ForPriority,
    Needs,
    Refused,
    Value,
)
from ettin_tck.cases.plan import tag
from ettin_tck.judging.judge import same

if TYPE_CHECKING:
    from ettin_spec.protocol.base import Purpose
    from ettin_spec.protocol.commands import Answer, Command, Opening
    from ettin_spec.protocol.results import Result, Status


@dataclass(frozen=True)
class Stands:
    """The command is done, and the game stands so; what is None is not looked at.

    `waits`: the team that has priority, or the purpose of the choice that is waited for.
    """

    step: StepName | None = None
    active: str | None = None
    turn: int | None = None
    stack: int | None = None
    waits: str | None = None

    def wrong(self, result: Result) -> str:
        """What is wrong with a result, empty where nothing is: what arrived, and what is right."""
        if not isinstance(result, Done) or result.status is None:
            return f"arrived: {told(result)}; right: done, {self._right()}"
        has = {
            "step": result.status.step,
            "active": result.status.active,
            "turn": result.status.turn,
            "stack": result.status.stack,
            "waits": waits(result.status),
        }
        parts = {name: getattr(self, name) for name in has}
        off = [name for name, want in parts.items() if want is not None and want != has[name]]
        arrived = ", ".join(f"{NAMES[name]} {has[name]}" for name in off)
        right = ", ".join(f"{NAMES[name]} {parts[name]}" for name in off)
        return f"arrived: {arrived}; right: {right}" if off else ""

    def _right(self) -> str:
        parts = {name: getattr(self, name) for name in NAMES}
        return ", ".join(
            f"{NAMES[name]} {want}" for name, want in parts.items() if want is not None
        )


NAMES = {
    "step": "the step",
    "active": "the turn of",
    "turn": "turn",
    "stack": "a stack of",
    "waits": "waiting for",
}
"""What each part of a status is called in a message."""


@dataclass(frozen=True)
class IsDone:
    """The command is done, in a profile that has no status."""

    def wrong(self, result: Result) -> str:
        """What is wrong with a result, empty where nothing is."""
        return "" if isinstance(result, Done) else f"arrived: {told(result)}; right: done"


@dataclass(frozen=True)
class IsRefused:
    """The rules forbid the action, and the game stands as it stood."""

    def wrong(self, result: Result) -> str:
        """What is wrong with a result, empty where nothing is."""
        if isinstance(result, Refused):
            return ""
        return f"arrived: {told(result)}; right: refused, with a reason of yours"


@dataclass(frozen=True)
class IsAsked:
    """A choice comes up that no answer foresees: its purpose, who decides, some of its options.

    `must`: an engine that decides by itself is wrong, since it claims to observe `chooses`.
    """

    purpose: Purpose
    decider: str
    options: tuple[str, ...]
    must: bool

    def wrong(self, result: Result) -> str:
        """What is wrong with a result, empty where nothing is."""
        if isinstance(result, Done) and not self.must:
            return ""
        right = f"right: needs, {self.purpose} of {self.decider} among {', '.join(self.options)}"
        if not isinstance(result, Needs):
            return f"arrived: {told(result)}; {right}"
        choice = result.choice
        known = choice.purpose == self.purpose and self.decider in choice.decider
        if known and set(self.options) <= set(choice.options):
            return ""
        who = " or ".join(choice.decider) or "nobody"
        among = ", ".join(choice.options) or "no options"
        return f"arrived: needs, {choice.purpose} of {who} among {among}; {right}"


@dataclass(frozen=True)
class Says:
    """A question is answered so; further members of an object are free."""

    value: Any

    def wrong(self, result: Result) -> str:
        """What is wrong with a result, empty where nothing is."""
        if isinstance(result, Value) and same(self.value, result.value):
            return ""
        return f"arrived: {told(result)}; right: {msgspec.json.encode(self.value).decode()}"


Wanted: TypeAlias = Stands | IsDone | IsRefused | IsAsked | Says


@dataclass(frozen=True)
class Beat:
    """A command and what has to come of it; `because` says why that is right."""

    command: Command
    wanted: Wanted
    because: str


@dataclass(frozen=True)
class Play:
    """A few moves from an opening, what has to come of them, and a scenario like it."""

    name: str
    opening: Opening
    beats: tuple[Beat, ...]
    shown_by: str
    cards: tuple[str, ...] = ()
    answers: tuple[Answer, ...] = ()


def waits(status: Status) -> str:
    """What a status waits for: the id of a team, the purpose of a choice, or `over`."""
    match status.waiting:
        case ForPriority(team):
            return team
        case ForChoice(choice):
            return str(choice.purpose)
    return "over"


def told(result: Result) -> str:
    """A result in a few words."""
    match result:
        case Value(value):
            return msgspec.json.encode(value).decode()
        case Needs(choice):
            return f"needs, {choice.purpose} of {' or '.join(choice.decider)}"
    reason = getattr(result, "reason", "")
    return f"{tag(result)} ({reason})" if reason else tag(result)


def shown_result(result: Result) -> str:
    """A result as an engine would write it."""
    return json.dumps(msgspec.to_builtins(result), ensure_ascii=False)
