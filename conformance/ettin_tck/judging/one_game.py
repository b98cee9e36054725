"""One game of a case: what is sent, judged as it comes back, up to the first problem."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

import msgspec

from ettin_spec.language.scenario import IsRefused
from ettin_spec.protocol.commands import Command, Deal, Observe, Place
from ettin_spec.protocol.questions import AskZone
from ettin_spec.protocol.results import Done, Needs, Refused, Result, Status, Unsupported, Value
from ettin_tck.cases.plan import Item, Part, commands_of, effects, one_by_one
from ettin_tck.cases.unchanged_by_refusals import OF_CARDS
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.judging.judge import (
    AROUND_A_REFUSAL,
    NOTHING_SEEN,
    Problem,
    Seen,
    blind,
    changed,
    hidden,
    judge,
)
from ettin_tck.judging.position_problems import wrong_on_the_way
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
from ettin_tck.cases.plan import Batch, Plan, Sent

TELLING = (Done, Refused, Value)
"""Results that say which policies were read."""
CARRIED_OUT = (Done, Needs)
"""Results of what has changed the game."""


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
    """What came of a case: `problem` is None if it passed.

    `results` are those of all commands of `sent`, in order.
    """

    sent: list[Sent] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    problem: Problem | None = None
    fault: EngineFault | None = None

    @property
    def verdict(self) -> Verdict:
        """The verdict on the case."""
        return self.problem.verdict if self.problem else Verdict.PASS

    @property
    def trace(self) -> list[Exchange]:
        """Each command with its result."""
        return list(map(Exchange, one_by_one(self.sent), self.results))

    @property
    def policies(self) -> tuple[str, ...]:
        """The policies that the engine says it read, in the order in which it first did."""
        told = (result for result in self.results if isinstance(result, TELLING))
        return tuple(dict.fromkeys(policy for result in told for policy in result.policies))


def withdrawn(played: Played) -> Played:
    """A play that was skipped at what the engine carried out in another play of the case."""
    assert played.problem is not None
    message = (
        "the engine has supported this in another play of the same case, and must in each: "
        f"{played.problem.message}"
    )
    problem = replace(
        played.problem,
        verdict=Verdict.FAIL,
        message=message,
        expected="what it supported before",
        actual="unsupported",
    )
    return replace(played, problem=problem)


def played_once(
    engine: Engine,
    plan: Plan,
    can: Capabilities,
    batches: Iterable[Batch],
    watcher: Watcher | None = None,
) -> Played:
    """Play batches of a case one after the other, as far as no problem comes up."""
    game = OneGame(engine, plan, can, watcher)
    for batch in batches:
        if not game.run(batch):
            break
    return game.played


class OneGame:
    """One case under way on an engine: what was played, and what has been seen by now."""

    def __init__(
        self, engine: Engine, plan: Plan, can: Capabilities, watcher: Watcher | None = None
    ) -> None:
        self._engine, self.plan = engine, plan
        self._can, self._watcher = can, watcher
        self._is_game = plan.profile == "game"
        self._seen = Seen(has_status=self._is_game)
        self._before: dict[Command, Result] = {}
        self._looked: list[tuple[Sequence[Command], Sequence[Result]]] = []
        self._there: set[str] = set()
        self.played = Played()

    def run(self, batch: Batch) -> bool:
        """Play some commands in one run; false where a problem came up, which ends the case."""
        try:
            while batch:
                commands = commands_of(batch)
                results = self._engine.run(commands)
                answered, rest = _answered(batch, commands, results)
                if not self._judge(answered, results):
                    return False
                batch = rest
        except EngineFault as fault:
            _broken(self.played, fault)
            return False
        return True

    def _judge(self, batch: Batch, results: Sequence[Result]) -> bool:
        """Judge the results of some commands in order; false where a problem came up."""
        played, begun = self.played, len(self.played.results)
        played.results += results
        number = begun
        for each in batch:
            if isinstance(each, Item) and each.part not in AROUND_A_REFUSAL:
                self._take(each, played.results[number])
                number += 1
            else:
                number = self._look_around(each, number)
            if played.problem is not None:
                played.sent += one_by_one(batch)[: number - begun]
                del played.results[number:]
                played.problem = self._dropped(played.problem)
                return False
        played.sent += batch
        return True

    def _look_around(self, looks: Sent, number: int) -> int:
        """Judge what was looked at around a refusal, up to the first problem.

        `number` is that of the first exchange, from 0; what comes back is that of the next one.
        """
        commands, told = looks.commands, looks.part is Part.BEFORE or bool(self._before)
        results = self.played.results[number : number + len(commands)]
        self._looked.append((commands, results))
        open_to_doubt = [at for at, it in enumerate(results) if told or type(it) is not Value]
        for at in open_to_doubt:
            self.played.problem = self._compared(looks, commands[at], results[at])
            if self.played.problem is not None:
                return number + at + 1
        return number + len(commands)

    def _take(self, item: Item, result: Result) -> None:
        """Judge one result."""
        if item.part is Part.ROUTE:
            self.played.problem = wrong_on_the_way(item, result)
        else:
            self.played.problem = judge(item, result, self._seen, self._can)
        if type(result) is Value:
            return
        if isinstance(result, CARRIED_OUT):
            if self.played.problem is None and result.status is not None:
                self._show(item, result.status)
            deciders = result.choice.decider if isinstance(result, Needs) else None
            self._seen = Seen(result.status, has_status=self._is_game, deciders=deciders)

    def _compared(self, looks: Sent, command: Command, result: Result) -> Problem | None:
        """Note what is true before a refusal, or hold what is true after it against that."""
        if isinstance(result, NOTHING_SEEN) and hidden(command, self._seen, self._is_there):
            return blind(Item(command, looks.part, looks.move), result)
        if looks.part is Part.BEFORE:
            self._before[command] = result
        elif command in self._before:
            item = Item(command, looks.part, looks.move)
            return changed(item, self._before[command], result)
        return None

    def _is_there(self, label: str) -> bool:
        """Whether the engine said when it was last looked around that a card is a permanent."""
        for commands, results in self._looked:
            for command, result in zip(commands, results, strict=True):
                ask = command.ask if type(command) is Observe else None
                if type(ask) not in OF_CARDS:
                    break  # Where cards are is looked at before all else.
                if type(ask) is AskZone:
                    there = self._there.add if _on_battlefield(result) else self._there.discard
                    there(ask.object)
        self._looked.clear()
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
    where = result.value if type(result) is Value else None
    return isinstance(where, dict) and where.get("zone") == "battlefield"


def _answered(
    batch: Batch, commands: Sequence[Command], results: Sequence[Result]
) -> tuple[Batch, Batch]:
    """What of a batch was carried out, and what has yet to be sent.

    An engine stops where it can go no further; a look that is not supported ends a run so, and
    no case.
    """
    if len(results) == len(commands):
        return batch, ()
    alone, done = one_by_one(batch), len(results)
    looks_on = done and alone[done - 1].part in AROUND_A_REFUSAL
    goes_on = looks_on and isinstance(results[-1], Unsupported)
    return alone[:done], alone[done:] if goes_on else ()


def _broken(played: Played, fault: EngineFault) -> None:
    late = fault.fault in (Fault.SILENT, Fault.OUT_OF_TIME)
    verdict = Verdict.TIMED_OUT if late else Verdict.ENGINE_ERROR
    played.fault = fault
    played.problem = Problem(verdict, fault.full())
