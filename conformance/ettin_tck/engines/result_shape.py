"""Do results answer their commands? What does not is the protocol's breach, not a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ettin_spec.protocol.commands import Observe
from ettin_spec.protocol.results import Done, Needs, Refused, Unobservable, Unsupported, Value
from ettin_tck.engines.faults import EngineFault, Fault

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.results import Result

LARGEST = 2**63
"""Integers stay below, on either side of zero."""

STOPS = (Refused, Needs, Unsupported)
"""After these a run goes no further."""


def checked(commands: Sequence[Command], results: Sequence[Result]) -> tuple[Result, ...]:
    """The results, if they can be answers to these commands in order.

    Raises:
        EngineFault: too many, too few, or of a kind that the command does not have.
    """
    if len(results) > len(commands):
        raise _wrong(f"{len(results)} results to {len(commands)} commands")
    for number, (command, result) in enumerate(zip(commands, results, strict=False), 1):
        _check_kind(number, command, result)
        if isinstance(result, STOPS) and number < len(results):
            raise _wrong(f"result {number} ends the run, yet {len(results)} results came")
    if len(results) < len(commands) and not (results and isinstance(results[-1], STOPS)):
        raise _wrong(
            f"{len(results)} results to {len(commands)} commands, "
            "and the last is no refusal, choice or `unsupported`"
        )
    return tuple(results)


def _check_kind(number: int, command: Command, result: Result) -> None:
    if isinstance(command, Observe):
        fits = isinstance(result, Value | Unobservable | Unsupported)
        wanted = "value, unobservable or unsupported"
    else:
        fits = isinstance(result, Done | Refused | Needs | Unsupported)
        wanted = "done, refused, needs or unsupported"
    if not fits:
        name = type(command).__struct_config__.tag
        kind = type(result).__struct_config__.tag
        raise _wrong(f"result {number}, to {name!r}, is {kind!r}; it can be {wanted}")

    if isinstance(result, Value) and not _can_be_written(result.value):
        raise _wrong(f"result {number} holds a number too large to be one of a game")


def _can_be_written(value: Any) -> bool:
    """JSON can be read with numbers that cannot be written again."""
    if isinstance(value, int):
        return abs(value) < LARGEST
    if isinstance(value, dict):
        return all(_can_be_written(part) for part in value.values())
    if isinstance(value, list):
        return all(_can_be_written(part) for part in value)
    return True


def _wrong(what: str) -> EngineFault:
    return EngineFault(
        Fault.WRONG_SHAPE,
        f'its answer to "run" does not fit: {what}',
        "one result per command, ending early only at a refusal, a choice or `unsupported`",
    )
