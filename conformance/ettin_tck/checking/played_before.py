"""A case on a further date: judged as before where the engine answers as before.

Most of the dates of a case differ in nothing that bears on it. Every engine is asked all the same;
what it answers is judged anew only where something is different.
"""

from __future__ import annotations

import dataclasses
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from ettin_spec.flow.generated.machine import Policies
from ettin_spec.protocol.commands import NewGame
from ettin_spec.rulebook import Rulebook
from ettin_tck.cases.plan import Item
from ettin_tck.cases.unchanged_by_refusals import poison_is_shared
from ettin_tck.engines.faults import EngineFault

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result
    from ettin_tck.cases.plan import Plan
    from ettin_tck.checking.monitor_notes import PassesTold
    from ettin_tck.judging.one_game import Played
    from ettin_tck.judging.reference_choices import ChoicesOfCase


class InFull(NamedTuple):
    """A case as it was played and judged in full.

    `passes`: what its statuses told of passes. `comes_again`: where the same is said, and nothing
    is set otherwise that the monitor reads, the same comes of it, if the reference is asked the
    same `choices` where it was judged by these.
    """

    played: Played
    passes: PassesTold
    comes_again: bool
    choices: ChoicesOfCase | None = None


class CaseOnDates:
    """Plays the cases of a check on one engine; those of one case on many dates come in a row."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._before: _Before | None = None

    def played(
        self,
        plan: Plan,
        in_full: Callable[[Engine], InFull],
        choices: Callable[[Plan], ChoicesOfCase],
    ) -> InFull:
        """A case on a date, played and judged by `in_full` where it is not as on the one before.

        `choices` are those of the reference in a case.
        """
        engine, before = self._engine, self._before
        if before is not None and before.is_of(plan) and before.is_asked_alike(plan, choices):
            asked = _AskedAgain(engine)
            if asked.answers_as_in(before, plan.new_game):
                return before.told._replace(played=_dated(before.told.played, plan.new_game))
            engine = asked
        recorded = _Recorded(engine)
        told = in_full(recorded)
        self._before = _Before(plan, told, recorded.said) if told.comes_again else None
        return told


def sends_alike(one: Plan, other: Plan) -> bool:
    """Are two plans of one script, with the same to look at?"""
    return (
        one.moves is other.moves
        and one.opening is other.opening
        and one.route == other.route
        and poison_is_shared(one) == poison_is_shared(other)
    )


@dataclass(frozen=True)
class _Before:
    """A case on a date, what came of it, and what was said."""

    plan: Plan
    told: InFull
    said: Sequence[tuple[Sequence[Command], list[Result]]]

    def is_of(self, plan: Plan) -> bool:
        """Is this the same case, of which the monitor too expects the same?"""
        mine, other = self.plan.new_game, plan.new_game
        return (
            sends_alike(self.plan, plan)
            and self.plan.answers == plan.answers
            and replace(mine, date=other.date) == other
            and _flow_policies(mine) == _flow_policies(other)
        )

    def is_asked_alike(self, plan: Plan, choices: Callable[[Plan], ChoicesOfCase]) -> bool:
        """Is the reference asked for the same, if what it is asked for was looked at?"""
        looked_at = self.told.choices
        return looked_at is None or looked_at.come_again(choices(plan))


class _Recorded:
    """An engine, with all that it was sent and has answered."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.said: list[tuple[Sequence[Command], list[Result]]] = []

    def initialize(self) -> Capabilities:
        """What the engine can do."""
        return self._engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out commands in order."""
        results = self._engine.run(commands)
        self.said.append((commands, results))
        return results


class _AskedAgain:
    """An engine that was sent all of a case that was played before, up to its first other answer.

    By way of `run` it is not asked again what it has answered by then.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._answers: deque[list[Result] | EngineFault] = deque()

    def answers_as_in(self, before: _Before, game: NewGame) -> bool:
        """Does it answer everything as before, in a game under the rules of another date?"""
        for commands, results in before.said:
            opens = type(commands[0]) is NewGame
            try:
                answer = self._engine.run([game, *commands[1:]] if opens else commands)
            except EngineFault as fault:
                self._answers.append(fault)
                return False
            self._answers.append(answer)
            if answer != results:
                return False
        return True

    def initialize(self) -> Capabilities:
        """What the engine can do."""
        return self._engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """What was answered already, in order, and then what the engine answers."""
        if not self._answers:
            return self._engine.run(commands)
        answer = self._answers.popleft()
        if isinstance(answer, EngineFault):
            raise answer
        return answer


def _dated(played: Played, game: NewGame) -> Played:
    """A case as it was played, in a game on another date."""
    first, *rest = played.sent
    assert isinstance(first, Item)
    return dataclasses.replace(played, sent=[replace(first, command=game), *rest])


def _flow_policies(game: NewGame) -> Policies:
    return Policies.of(Rulebook.on(game.date, game.variant, game.scope))
