"""Plays a plan on an engine, in as few runs as possible, and stops at the first problem."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

import msgspec

from ettin_spec.language.scenario import IsRefused
from ettin_spec.monitor.effort import TooMuchError
from ettin_spec.protocol.commands import Command, Deal, Observe, Place
from ettin_spec.protocol.results import Done, Refused, Result, Status, Value
from ettin_tck.cases.plan import Item, Part, effects, items
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.judging.judge import Problem, Seen, judge, question_text
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.cases.plan import Plan


TELLING = (Done, Refused, Value)
"""Results that say which policies were read."""


LOST = (
    "how the game came from the last status to this one was not found in time: "
    "so many passes, changes or turns lie between them"
)


class Watcher(Protocol):
    """Looks on at every status: the monitor, or nobody."""

    def begin(self, status: Status) -> None:
        """The game stands here to begin with."""

    def see(self, status: Status, command: Command) -> None:
        """A command was carried out and left this status."""


class Exchange(msgspec.Struct, frozen=True, gc=False):
    """A command that was sent, with its result; None where none came."""

    item: Item
    result: Result | None


@dataclass
class Played:
    """What came of a case: `problem` is None if it passed."""

    trace: list[Exchange] = field(default_factory=list)
    problem: Problem | None = None
    fault: EngineFault | None = None

    @property
    def verdict(self) -> Verdict:
        """The verdict on the case."""
        return self.problem.verdict if self.problem else Verdict.PASS

    @property
    def policies(self) -> tuple[str, ...]:
        """The policies that the engine says it read, in the order in which it first did."""
        told = (each.result for each in self.trace if isinstance(each.result, TELLING))
        return tuple(dict.fromkeys(policy for result in told for policy in result.policies))


def play(
    engine: Engine,
    plan: Plan,
    can: Capabilities,
    watcher: Watcher | None = None,
    *,
    stepwise: bool = False,
    batches: list[list[Item]] | None = None,
) -> Played:
    """Play a case. `stepwise` sends each command in a run of its own.

    `batches` are the plan's items, where they are known already.
    """
    sitting = Sitting(engine, plan, can, watcher)
    for batch in _batches(items(plan, can) if batches is None else batches, stepwise):
        if not sitting.run(batch):
            break
    return sitting.played


def _batches(batches: list[list[Item]], stepwise: bool) -> list[list[Item]]:
    return [[item] for batch in batches for item in batch] if stepwise else batches


class Sitting:
    """One case under way on an engine: what was played, and what has been seen by now."""

    def __init__(
        self, engine: Engine, plan: Plan, can: Capabilities, watcher: Watcher | None = None
    ) -> None:
        self._engine, self.plan = engine, plan
        self._can, self._watcher = can, watcher
        self._is_game = plan.profile == "game"
        self._seen = Seen(has_status=self._is_game)
        self.played = Played()

    def run(self, batch: Sequence[Item]) -> bool:
        """Play some commands in one run; false where a problem came up, which ends the case."""
        try:
            results = self._engine.run([item.command for item in batch])
            for item, result in zip(batch, results, strict=False):
                self._take(item, result)
                if self.played.problem is not None:
                    self.played.problem = self._dropped(self.played.problem)
                    return False
        except EngineFault as fault:
            _broken(self.played, fault)
            return False
        return True

    def _take(self, item: Item, result: Result) -> None:
        """Note one result and judge it."""
        played = self.played
        played.trace.append(Exchange(item, result))
        played.problem = judge(item, result, self._seen, self._can)
        if isinstance(result, Done):
            if played.problem is None and result.status is not None:
                played.problem = self._show(item, result.status)
            self._seen = Seen(result.status, has_status=self._is_game)
        elif item.part is Part.BEFORE:
            self._seen.before[question_text(item.command)] = result

    def _show(self, item: Item, status: Status) -> Problem | None:
        """Let the watcher see a status; the problem is one that it cannot come to terms with."""
        if self._watcher is None:
            return None
        try:
            if item.part is not Part.SETUP:
                self._watcher.see(status, item.command)
            elif isinstance(item.command, Place | Deal):
                self._watcher.begin(status)
        except TooMuchError:
            return Problem(Verdict.NOT_FOLLOWED, LOST, item)
        return None

    def _dropped(self, problem: Problem) -> Problem:
        """An illegal action that was answered with done: carried out, or dropped silently?"""
        item = problem.item
        if item is None or not isinstance(item.expect, IsRefused) or problem.actual != "done":
            return problem
        asks = effects(self.plan.moves[item.move], self._can)
        if not asks:
            return problem
        answers = self._engine.run([Observe(ask) for ask in asks])
        if any(not isinstance(answer, Value) or answer.value is not False for answer in answers):
            return problem
        return replace(
            problem,
            message="the engine said done to an illegal action and then dropped it without a word: "
            "it must answer refused",
            actual="done, and yet nothing attacks",
        )


def _broken(played: Played, fault: EngineFault) -> None:
    late = fault.fault in (Fault.SILENT, Fault.OUT_OF_TIME)
    verdict = Verdict.TIMED_OUT if late else Verdict.ENGINE_ERROR
    played.fault = fault
    played.problem = Problem(verdict, fault.full())
