"""What goes wrong on the way to a position: told as such, and never as the rule of the case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.actions import Cast, Keep, PlayLand
from ettin_spec.protocol.commands import Act, Advance, At, Deal, Left, Observe
from ettin_spec.protocol.results import (
    Done,
    ForPriority,
    Needs,
    Refused,
    Status,
    Unobservable,
    Unsupported,
    Value,
)
from ettin_tck.cases.plan import tag
from ettin_tck.judging.judge import Problem, same, shown
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.results import Result
    from ettin_tck.cases.plan import Item


def wrong_on_the_way(item: Item, result: Result) -> Problem | None:
    """Why an engine does not get to the position of a case by playing; None while it does."""
    if isinstance(result, Value):
        if same(item.expect, result.value):
            return None
        expected, actual = shown(item.expect, result.value), shown(result.value, item.expect)
        return _problem(item, f"it led elsewhere: {_said(item.command)}", expected, actual)
    if not isinstance(result, Done):
        halted = _halted(result)
        actual = halted if isinstance(result, Refused) else tag(result)
        return _problem(item, f"{_said(item.command)}: {halted}", "done", actual)
    if result.status is None:
        return _problem(item, f"{_said(item.command)}: no status came with it", "a status", "none")
    if not isinstance(item.command, Advance):
        return None
    wrong = _elsewhere(item.command, result.status)
    return _problem(item, f"{_said(item.command)}: {wrong}") if wrong else None


def _problem(item: Item, what: str, expected: str = "", actual: str = "") -> Problem:
    message = f"on the way to the position, before the case begins: {what}"
    return Problem(Verdict.ADAPTER_ERROR, message, item, expected, actual)


def _halted(result: Refused | Needs | Unsupported | Unobservable) -> str:
    if isinstance(result, Needs):
        choice = result.choice
        return f"a choice came up that nobody has to make: {choice.purpose} ({choice.kind})"
    return f"{tag(result)} ({result.reason})"


def _elsewhere(command: Advance, status: Status) -> str | None:
    """What is wrong with where an advance ended."""
    match command.to:
        case At(team, step):
            if (status.active, status.step) != (team, step):
                return f"it is {status.step} of {status.active}"
            if status.stack or status.waiting != ForPriority(team):
                return f"{team} has no priority there with nothing on the stack"
    return None


def _said(command: Command) -> str:
    """A command in a few words."""
    match command:
        case Act(Keep(by)):
            return f"{by} keeps the hand"
        case Act(PlayLand(by, label)):
            return f"{by} plays the land “{label}”"
        case Act(Cast(by, label)):
            return f"{by} casts “{label}”"
        case Advance(At(team, step)):
            return f"the game goes on to {step} of {team}"
        case Advance(Left(label)):
            return f"“{label}” resolves"
        case Observe(ask):
            return tag(ask)
        case Deal():
            return "the deal"
    return tag(command)
