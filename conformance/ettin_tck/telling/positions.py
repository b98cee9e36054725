"""Where a game stands after each command: looked at while it is played once more."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ettin_spec.protocol.base import CounterKind, Kind
from ettin_spec.protocol.commands import NewGame, Observe
from ettin_spec.protocol.questions import (
    AskCount,
    AskLife,
    AskOutcome,
    AskPlayerCounters,
    AskZone,
)
from ettin_spec.protocol.results import Done, Needs, Value
from ettin_tck.cases.unchanged_by_refusals import kinds_of, looks
from ettin_tck.judging.plan_runner import play_stepwise

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.questions import Question
    from ettin_spec.protocol.results import Result, Status
    from ettin_tck.cases.plan import Plan

SHOWN = (AskLife, AskZone, AskOutcome)
"""The questions of which a position is made, besides poison and how many of what there is."""


@dataclass(frozen=True)
class Position:
    """What was seen after a command: where the game stands, and the answers by question."""

    status: Status | None
    answers: Mapping[Hashable, Any]


@dataclass
class Looking:
    """An engine that is looked at, by `asks`, after each run that may have changed something.

    `seen` are the positions after those runs, in order; None where nothing came of one.
    """

    engine: Engine
    asks: Sequence[Observe]
    seen: list[Position | None] = field(default_factory=list)

    def initialize(self) -> Capabilities:
        """What the engine can do."""
        return self.engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out commands in order; what is looked at afterwards is not among the results."""
        results = self.engine.run(commands)
        if results and not isinstance(commands[-1], Observe):
            begun = not isinstance(commands[-1], NewGame)
            self.seen.append(self._position(results[-1]) if begun else None)
        return results

    def _position(self, result: Result) -> Position | None:
        if not isinstance(result, Done | Needs):
            return None
        return Position(result.status, self._looked())

    def _looked(self) -> dict[Hashable, Any]:
        answers: dict[Hashable, Any] = {}
        asks = list(self.asks)
        while asks and (came := self.engine.run(asks)):
            for ask, answer in zip(asks, came, strict=False):
                if isinstance(answer, Value):
                    answers[ask.ask] = answer.value
            asks = asks[len(came) :]
        return answers


def positions(
    engine: Engine, plan: Plan, can: Capabilities, cards: Sequence[str]
) -> list[Position | None]:
    """Where a case stands after each command that is no question, in order.

    It is a game of its own, so that what is asked only to be shown counts for no verdict; where
    the engine breaks of it, the rest is not shown. `cards` are counted, by English name.
    """
    looking = Looking(engine, asks_of(plan, can, cards))
    play_stepwise(looking, plan, can)
    return looking.seen


def asks_of(plan: Plan, can: Capabilities, cards: Sequence[str]) -> tuple[Observe, ...]:
    """What is asked to see a position of a case: of `cards`, by English name, who controls some."""
    seen = [look for look in looks(plan, can) if _is_shown(look.ask)]
    claimed = kinds_of(can.observes)
    counted = _counted(plan, cards) if AskCount in claimed and plan.profile == "game" else ()
    return tuple(dict.fromkeys((*seen, *map(Observe, counted))))


def _is_shown(ask: Question) -> bool:
    if isinstance(ask, AskPlayerCounters):
        return ask.kind is CounterKind.POISON
    return isinstance(ask, SHOWN)


def _counted(plan: Plan, cards: Sequence[str]) -> Iterator[AskCount]:
    for team in plan.new_game.teams:
        for player in team.players:
            yield from (AskCount(player, card=card) for card in cards)
            yield AskCount(player, kind=Kind.CREATURE)
