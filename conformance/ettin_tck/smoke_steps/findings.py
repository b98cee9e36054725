"""What a step of the smoke test finds; and the steps that set something up and read it back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_spec.protocol.base import ChoiceKind, Purpose, StepName
from ettin_spec.protocol.commands import Command, Deal, NewGame, Observe, Place
from ettin_spec.protocol.results import (
    Choice,
    Done,
    ForChoice,
    ForPriority,
    Result,
    Status,
    Unsupported,
    Value,
)
from ettin_tck.cases.plan import Item, Part, tag
from ettin_tck.judging.judge import Seen, judge
from ettin_tck.smoke_steps.play_steps import shown_result

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.questions import Question

NOT_CLAIMED = "not claimed"
READ_BACK = "what was set up is there"
ODD_TOTAL = 17
"""A life total that no game starts with."""


@dataclass(frozen=True)
class Finding:
    """One line of the smoke test; `wrong` is empty where all is well.

    `left_out` says what is not claimed that it takes; `note` what is not wrong and yet to be known.
    """

    step: str
    wrong: str = ""
    left_out: str = ""
    note: str = ""


def setup(
    engine: Engine, can: Capabilities, step: str, command: Command, seen: Seen | None = None
) -> Iterator[Finding]:
    result = engine.run([command])[0]
    problem = judge(Item(command, Part.SETUP), result, seen or Seen(), can)
    right = shown_result(_right(command, seen or Seen()))
    yield Finding(step, f"{_told(result, problem.message)}; right: {right}" if problem else "")


def read_back(
    engine: Engine,
    can: Capabilities,
    ask: Question | None,
    wanted: object,
    step: str = READ_BACK,
) -> Iterator[Finding]:
    """What was set up is there, if it is something that the engine can be asked."""
    if ask is None or tag(ask) not in can.observes:
        yield Finding(step, left_out=NOT_CLAIMED)
        return
    item = Item(Observe(ask), Part.READ_BACK, -1, wanted)
    problem = judge(item, engine.run([item.command])[0], Seen(), can)
    right = shown_result(Value(wanted))
    yield Finding(step, f"{problem.message}; right: {right}" if problem else "")


def _right(command: Command, seen: Seen) -> Done:
    """What an engine answers that has carried out an opening, or `new_game` before it."""
    if not seen.has_status:
        return Done()
    match command:
        case NewGame(teams=teams):
            return Done(Status(1, teams[0].id, StepName.MULLIGANS, 0, ForPriority(teams[0].id)))
        case Deal(first):
            choice = Choice(ChoiceKind.YES_NO, Purpose.MULLIGAN, ())
            return Done(Status(1, first, StepName.MULLIGANS, 0, ForChoice(choice)))
        case Place(active, _, turn):
            waiting = ForPriority(active)
            return Done(Status(turn, active, StepName.PRECOMBAT_MAIN, 0, waiting))
    return Done()


def _told(result: Result, message: str) -> str:
    """What is wrong with the answer to something that every engine carries out."""
    if isinstance(result, Unsupported) and not result.cards:
        return f"every engine carries this out, and the answer is unsupported ({result.reason})"
    return message
