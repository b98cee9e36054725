"""One game of a case: what is sent, judged as it comes back, up to the first problem."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec

from ettin_spec.language.scenario import IsRefused
from ettin_spec.protocol.commands import Command, Deal, Observe, Place
from ettin_spec.protocol.questions import AskZone
from ettin_spec.protocol.results import Done, Needs, Refused, Result, Status, Unsupported, Value
from ettin_tck.cases.plan import Item, Part, effects
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.judging.judge import AROUND_A_REFUSAL, Problem, Seen, changed, hidden, judge
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.cases.plan import Plan


TELLING = (Done, Refused, Value)
"""Results that say which policies were read."""


class Watcher(Protocol):
    """Looks on at every status: the monitor, or nobody."""

    def begin(self, status: Status) -> None:
        """The game stands here to begin with."""

    def see(self, status: Status, command: Command) -> None:
        """A command was carried out and left this status."""


class Exchange(msgspec.Struct, frozen=True, gc=False):
    """A command that was sent, with its result."""

    item: Item
    result: Result


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


def sat(
    engine: Engine,
    plan: Plan,
    can: Capabilities,
    batches: Iterable[Sequence[Item]],
    watcher: Watcher | None = None,
) -> Played:
    """Play batches of a case one after the other, as far as no problem comes up."""
    sitting = Sitting(engine, plan, can, watcher)
    for batch in batches:
        if not sitting.run(batch):
            break
    return sitting.played


class Sitting:
    """One case under way on an engine: what was played, and what has been seen by now."""

    def __init__(
        self, engine: Engine, plan: Plan, can: Capabilities, watcher: Watcher | None = None
    ) -> None:
        self._engine, self.plan = engine, plan
        self._can, self._watcher = can, watcher
        self._is_game = plan.profile == "game"
        self._seen = Seen(has_status=self._is_game)
        self._before: dict[Command, Result] = {}
        self._there: set[str] = set()
        self._heard = 0
        self.played = Played()

    def run(self, batch: Sequence[Item]) -> bool:
        """Play some commands in one run; false where a problem came up, which ends the case."""
        try:
            while batch:
                results = self._engine.run([item.command for item in batch])
                if not self._judge(batch, results):
                    return False
                batch = _rest(batch, results)
        except EngineFault as fault:
            _broken(self.played, fault)
            return False
        return True

    def _judge(self, batch: Sequence[Item], results: Sequence[Result]) -> bool:
        """Judge the results of some commands in order; false where a problem came up."""
        played, begun = self.played, len(self.played.trace)
        played.trace += map(Exchange, batch, results)
        for number, (item, result) in enumerate(zip(batch, results, strict=False), begun):
            if item.part not in AROUND_A_REFUSAL:
                self._take(item, result)
            elif type(result) is not Value or item.part is Part.BEFORE or self._before:
                self._compare(item, result, number)
            else:
                continue
            if played.problem is not None:
                del played.trace[number + 1 :]
                played.problem = self._dropped(played.problem)
                return False
        return True

    def _take(self, item: Item, result: Result) -> None:
        """Judge one result."""
        self.played.problem = judge(item, result, self._seen, self._can)
        if isinstance(result, Done | Needs):
            if self.played.problem is None and result.status is not None:
                self._show(item, result.status)
            deciders = result.choice.decider if isinstance(result, Needs) else None
            self._seen = Seen(result.status, has_status=self._is_game, deciders=deciders)

    def _compare(self, item: Item, result: Result, number: int) -> None:
        """Note what is true before a refusal, or hold what is true after it against that.

        `number` is that of the exchange, from 0.
        """
        if type(result) is not Value:
            there = partial(self._is_there, number)
            self.played.problem = hidden(item, result, self._seen, there)
            if self.played.problem is not None:
                return
        if item.part is Part.BEFORE:
            self._before[item.command] = result
        elif self._before and item.command in self._before:
            self.played.problem = changed(item, self._before[item.command], result)

    def _is_there(self, number: int, label: str) -> bool:
        """Whether the engine had said last, by some exchange, that a card is on the battlefield."""
        for each in self.played.trace[self._heard : number]:
            command = each.item.command
            if type(command) is Observe and type(command.ask) is AskZone:
                there = self._there.add if _on_battlefield(each.result) else self._there.discard
                there(command.ask.object)
        self._heard = number
        return label in self._there

    def _show(self, item: Item, status: Status) -> None:
        if self._watcher is None:
            return
        if item.part is not Part.SETUP:
            self._watcher.see(status, item.command)
        elif isinstance(item.command, Place | Deal):
            self._watcher.begin(status)

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


def _on_battlefield(result: Result) -> bool:
    match result:
        case Value({"zone": "battlefield"}):
            return True
    return False


def _rest(batch: Sequence[Item], results: Sequence[Result]) -> Sequence[Item]:
    """What a look that is not supported has kept from being sent; it ends a run, and no case."""
    if not results or len(results) == len(batch) or not isinstance(results[-1], Unsupported):
        return ()
    return batch[len(results) :] if batch[len(results) - 1].part in AROUND_A_REFUSAL else ()


def _broken(played: Played, fault: EngineFault) -> None:
    late = fault.fault in (Fault.SILENT, Fault.OUT_OF_TIME)
    verdict = Verdict.TIMED_OUT if late else Verdict.ENGINE_ERROR
    played.fault = fault
    played.problem = Problem(verdict, fault.full())
