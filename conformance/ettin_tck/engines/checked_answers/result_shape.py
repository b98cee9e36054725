"""Do results answer their commands? What does not is the protocol's breach, not a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from ettin_spec.protocol.commands import Legal, NewGame, Observe
from ettin_spec.protocol.results import (
    Choice,
    Done,
    ForChoice,
    ForPriority,
    Needs,
    Over,
    Refused,
    Status,
    Unobservable,
    Unsupported,
    Value,
)
from ettin_tck.engines.checked_answers.status_shape import (
    LONGEST,
    MOST_PARTS,
    Table,
    wrong_choice,
    wrong_status,
)
from ettin_tck.engines.checked_answers.value_shape import wrong_legal, wrong_value
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.safe_text import one_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.results import Result

R = TypeVar("R", Refused, Unobservable, Unsupported, Over)

MOST_OF_POLICIES = 20_000
"""Characters that the names of all policies read for one answer may have."""

STOPS = (Refused, Needs, Unsupported)
"""After these a run goes no further."""

BARE = (Value, Unobservable, Unsupported)
"""Results without a status."""

ASKING = (Observe, Legal)
"""Commands that are answered by a value, and change nothing."""

TELLING = (Done, Refused, Value)
"""Results that say which policies were read."""


class CheckedResults:
    """Looks at all that an engine answers, game after game, before anybody relies on it.

    What fits depends on the commands, and on the `table` at which the game was left.
    """

    def __init__(self) -> None:
        self.table = Table()
        self._policies: tuple[str, ...] = ()

    def checked(self, commands: Sequence[Command], results: Sequence[Result]) -> tuple[Result, ...]:
        """The results, if they can be answers to these commands in order; texts made safe.

        Raises:
            EngineFault: too many, too few, of a kind that the command does not have, or saying
                what no game can come to.
        """
        _check_number(commands, results)
        seen: list[Result] = []
        for number, (command, result) in enumerate(zip(commands, results, strict=False), 1):
            if type(command) in ASKING and type(result) is Value:
                self._check_value(number, command, result)
                seen.append(result)
                continue
            if type(command) is Observe and type(result) is Unobservable:
                seen.append(_reasoned(result))
                continue
            _check_kind(number, command, result)
            self._check_content(number, command, result)
            status = None if isinstance(result, BARE) else result.status
            self.table = self.table.after(command, status)
            seen.append(_made_safe(result))
        return tuple(seen)

    def _check_content(self, number: int, command: Command, result: Result) -> None:
        wrong = ""
        if not isinstance(result, BARE):
            if isinstance(result, Needs):
                wrong = wrong_choice(result.choice, self.table)
            if result.status is not None and not isinstance(command, NewGame):
                wrong = wrong or wrong_status(result.status, command, self.table)
        if isinstance(result, Unsupported) and result.cards:
            wrong = _wrong_cards(command, result)
        if not wrong and isinstance(result, TELLING):
            wrong = self._wrong_policies(result.policies)
        if wrong:
            raise _holding(number, wrong)

    def _check_value(self, number: int, command: Command, result: Value) -> None:
        if isinstance(command, Observe):
            wrong = wrong_value(command.ask, result.value)
        else:
            wrong = wrong_legal(result.value)
        wrong = wrong or self._wrong_policies(result.policies)
        if wrong:
            raise _holding(number, wrong)

    def _wrong_policies(self, policies: tuple[str, ...]) -> str:
        """What is wrong with the policies read; most results tell the same as those before."""
        if policies == self._policies:
            return ""
        wrong = _wrong_policies(policies)
        self._policies = self._policies if wrong else policies
        return wrong


def _check_number(commands: Sequence[Command], results: Sequence[Result]) -> None:
    if len(results) > len(commands):
        raise _wrong(f"{len(results)} results to {len(commands)} commands")
    for number, result in enumerate(results[:-1], 1):
        if type(result) in STOPS:
            raise _wrong(f"result {number} ends the run, yet {len(results)} results came")
    if len(results) < len(commands) and not (results and isinstance(results[-1], STOPS)):
        raise _wrong(
            f"{len(results)} results to {len(commands)} commands, "
            "and the last is no refusal, choice or `unsupported`"
        )


def _check_kind(number: int, command: Command, result: Result) -> None:
    if type(result) is Done and type(command) not in ASKING:
        return
    if isinstance(command, Legal):
        fits = isinstance(result, Value | Unsupported)
        wanted = "value or unsupported"
    elif isinstance(command, Observe):
        fits = isinstance(result, Value | Unobservable | Unsupported)
        wanted = "value, unobservable or unsupported"
    else:
        fits = isinstance(result, Done | Refused | Needs | Unsupported)
        wanted = "done, refused, needs or unsupported"
    if not fits:
        name = type(command).__struct_config__.tag
        kind = type(result).__struct_config__.tag
        raise _wrong(f"result {number}, to {name!r}, is {kind!r}; it can be {wanted}")


def _wrong_cards(command: Command, result: Unsupported) -> str:
    """What is wrong with cards that cannot be read; empty where the game was to have them."""
    if not isinstance(command, NewGame):
        return "`cards` that cannot be read, which only an answer to `new_game` has"
    other = next((name for name in result.cards if name not in command.cards), None)
    return "" if other is None else f"a card that did not come with `new_game`: {one_line(other)}"


def _wrong_policies(policies: tuple[str, ...]) -> str:
    if len(policies) > MOST_PARTS:
        return f"{len(policies)} policies"
    long = len("".join(policies))
    return f"policies of {long} characters" if long > MOST_OF_POLICIES else ""


def _made_safe(result: Result) -> Result:
    """The result with the engine's own words in one line each; most are there already."""
    if type(result) is Done and result.status is not None:
        return _with_status(result, result.status)
    match result:
        case Refused():
            result = _reasoned(result)
            return result if result.status is None else _with_status(result, result.status)
        case Unobservable():
            return _reasoned(result)
        case Unsupported(cards=cards):
            if cards:
                result = replace(result, cards={name: one_line(cards[name]) for name in cards})
            return _reasoned(result)
        case Needs(choice, status):
            result = replace(result, choice=_safe_choice(choice))
            return result if status is None else _with_status(result, status)
    return result


def _with_status(result: Done | Refused | Needs, status: Status) -> Result:
    if type(status.waiting) is ForPriority:
        return result
    match status.waiting:
        case Over():
            safe: Over | ForChoice = _reasoned(status.waiting)
        case ForChoice(choice):
            safe = ForChoice(_safe_choice(choice))
        case _:
            return result
    return replace(result, status=replace(status, waiting=safe))


def _reasoned(said: R) -> R:
    reason = one_line(said.reason)
    return said if reason == said.reason else replace(said, reason=reason)


def _safe_choice(choice: Choice) -> Choice:
    options = tuple([one_line(option, LONGEST) for option in choice.options])
    source = None if choice.source is None else one_line(choice.source, LONGEST)
    return replace(choice, options=options, source=source)


def _holding(number: int, wrong: str) -> EngineFault:
    return _wrong(f"result {number} holds {wrong}", "what the game that was opened can be")


def _wrong(what: str, expected: str = "") -> EngineFault:
    return EngineFault(
        Fault.WRONG_SHAPE,
        f'its answer to "run" does not fit: {what}',
        expected
        or "one result per command, ending early only at a refusal, a choice or `unsupported`",
    )
