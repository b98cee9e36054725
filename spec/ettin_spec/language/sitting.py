"""Plays a case sentence by sentence on any engine, for test runners that go step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from ettin_spec.cards import Cards
from ettin_spec.language.model import Answers, IsRefused, Move, Role, Script, Step
from ettin_spec.language.outline import DROPPED
from ettin_spec.language.people import TEAM_OF, seating
from ettin_spec.protocol.actions import Attack
from ettin_spec.protocol.commands import Act, Command, NewGame, Observe, Place
from ettin_spec.protocol.engine import Engine
from ettin_spec.protocol.facts import Fact
from ettin_spec.protocol.questions import (
    AskAttacking,
    AskHandSize,
    AskLife,
    AskMoment,
    Question,
    question_of,
)
from ettin_spec.protocol.results import Done, Refused, Result, Unobservable, Unsupported, Value

VARIANT, SCOPE = "two-headed-giant", "tournament"


class CannotPlay(Exception):
    """The engine does not do, or does not see, what a case needs; the text says what."""


@dataclass
class Sitting:
    """One case under way on an engine. Each sentence is played as it is reached.

    A sentence that does not come true raises AssertionError; what the engine does not
    support raises CannotPlay.
    """

    script: Script
    engine: Engine
    cards: Cards
    date: str
    _reached: int = field(default=0)

    def begin(self) -> None:
        """Set up the game, and read back what was placed."""
        names = self.script.cards
        declared = {n: msgspec.to_builtins(self.cards.card(n, self.date)) for n in names}
        game = NewGame(self.date, VARIANT, SCOPE, seating, declared)
        for command in (game, self.script.opening, *self.script.answers):
            result = self._run(command)
            assert isinstance(result, Done), f"{command} was answered {result}"
        for fact in _placed(self.script):
            asked = question_of(fact)
            if asked is not None:
                self._expect(asked[0], asked[1], f"placed: {fact}")

    def reach(self, text: str) -> None:
        """Play the next sentence of the case; one that a `—` drops does nothing."""
        if DROPPED in text:
            return
        step = self.script.case.steps[self._reached]
        assert step.text == text, f'the next sentence is "{step.text}", not "{text}"'
        self._reached += 1
        for move in _moves_of(self.script, step):
            self._play(move)

    def _play(self, move: Move) -> None:
        said = move.step.text
        if isinstance(move.expect, Answers) and isinstance(move.command, Observe):
            self._expect(move.command.ask, move.expect.value, said)
        elif isinstance(move.expect, IsRefused):
            before = self._looks()
            result = self._run(move.command)
            assert isinstance(result, Refused), f"{said}: not refused but {result}"
            assert self._looks() == before, f"{said}: refused, and yet something changed"
        else:
            result = self._run(move.command)
            assert isinstance(result, Done), f"{said}: {result}"
            for question in _effects(move.command):
                self._expect(question, True, said)

    def _run(self, command: Command) -> Result:
        result = self.engine.run([command])[-1]
        if isinstance(result, Unsupported | Unobservable):
            raise CannotPlay(f"{result.reason} ({command})")
        return result

    def _expect(self, question: Question, value: object, said: str) -> None:
        result = self._run(Observe(question))
        assert isinstance(result, Value), f"{said}: {question} was answered {result}"
        assert result.value == value, f"{said}: {result.value}, not {value}"

    def _looks(self) -> list[Result]:
        """What must be the same before and after a refusal."""
        asks: list[Question] = [AskMoment()]
        asks += [AskLife(team.id) for team in seating]
        asks += [AskHandSize(player) for player in TEAM_OF]
        answers = [self.engine.run([Observe(ask)])[-1] for ask in asks]
        return [Value(a.value) if isinstance(a, Value) else a for a in answers]


def _placed(script: Script) -> Iterator[Fact]:
    if isinstance(script.opening, Place):
        yield from script.opening.facts


def _moves_of(script: Script, step: Step) -> list[Move]:
    return [m for m in script.moves if m.step is step] if step.role is not Role.GIVEN else []


def _effects(command: Command) -> list[Question]:
    """The questions that show whether an action was really carried out."""
    match command:
        case Act(Attack(_, attackers)):
            return [AskAttacking(attacker.object) for attacker in attackers]
    return []
