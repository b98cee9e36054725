"""The messages of one case, or of one recorded trace, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_tck.cases.plan import Part

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.cases.plan import Plan
    from ettin_tck.judging.one_game import Exchange, Played


@dataclass(frozen=True)
class Shown:
    """A step: the sentence it comes from if it begins one, the command, the result, the status."""

    sentence: str
    command: str
    result: str
    status: str


def told(plan: Plan, played: Played) -> Iterator[Shown]:
    """A case that was played, each step with what came of it.

    Of what was looked at around a refusal only that is shown which has changed.
    """
    last = None
    before: dict[Any, Any] = {}
    for exchange in played.trace:
        item, result = exchange.item, exchange.result
        if item.part is Part.BEFORE:
            before[item.command] = result
            continue
        if item.part is Part.AFTER and _bare(before[item.command]) == _bare(result):
            continue
        name = _sentence(plan, exchange)
        yield _shown("" if name == last else name, item.command, result)
        last = name


@dataclass(frozen=True)
class Compared:
    """A step of a trace played again, with the result as it was recorded if it is now another."""

    now: Shown
    recorded: str = ""


def again(engine: Engine, lines: Sequence[tuple[Command, Any]]) -> Iterator[Compared]:
    """Send the commands of a trace one by one and compare what comes with what came."""
    for command, recorded in lines:
        result = engine.run([command])[0]
        same = recorded is None or _bare(result) == _bare(recorded)
        yield Compared(_shown("", command, result), "" if same else _text(_bare(recorded)))


def _sentence(plan: Plan, exchange: Exchange) -> str:
    item = exchange.item
    if item.move >= 0:
        said = plan.sentence(item.move)
        return f"{said.role} {said.text}"
    return str(item.part) if item.part in (Part.READ_BACK, Part.ROUTE) else "set up"


def _shown(sentence: str, command: Any, result: Any) -> Shown:
    said = msgspec.to_builtins(command)
    if "cards" in said:
        said["cards"] = sorted(said["cards"])
    came = {} if result is None else _bare(result)
    status = came.pop("status", None)
    return Shown(sentence, _text(said), _text(came) if came else "no answer", _status(status))


def _bare(result: Any) -> Any:
    """A result as it is on the wire, without what may differ between engines that agree."""
    on_the_wire = msgspec.json.decode(msgspec.json.encode(result))
    return {key: value for key, value in on_the_wire.items() if key != "policies"}


def _text(value: Any) -> str:
    """`{cmd: observe, ask: {q: life, team: A}}`: JSON without the noise of quotes."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_text(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_text(part) for part in value) + "]"
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _status(status: dict[str, Any] | None) -> str:
    """`turn 3, precombat_main of A, stack 0, priority: A`."""
    if status is None:
        return ""
    waiting = dict(status["waiting"])
    kind = waiting.pop("for")
    what = waiting.get("team") or _text(waiting.get("choice", waiting))
    passed = f", passed: {', '.join(status['passed'])}" if status.get("passed") else ""
    return (
        f"turn {status['turn']}, {status['step']} of {status['active']}, "
        f"stack {status['stack']}, {kind}: {what}{passed}"
    )
