"""What a sentence after Then is for that notices nothing alone, as the right reference shows it."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

from ettin_spec.language.scenario import Answers, Happens, IsRefused, Role
from ettin_spec.protocol.commands import Act, Observe
from ettin_spec.protocol.results import Value
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.checking.case_player import CasePlayer, Order
from ettin_tck.judging.judge import same
from ettin_tck.mutants.expectation_mutants import library_without
from ettin_tck.mutants.making import engine_of
from ettin_tck.mutants.playing.play_verdicts import notice_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ettin_spec.language.scenario import Move
    from ettin_spec.protocol.commands import Command
    from ettin_tck.library import Library
    from ettin_tck.mutants.needed_sentences.sentences import Key, Sentences
    from ettin_tck.mutants.playing.guarded_engine import GuardedEngine
    from ettin_tck.mutants.playing.plays import Play


class Purpose(StrEnum):
    """Why a sentence is there. Each is worked out, and holds in every case that has it."""

    RESTS = "rests"
    """What follows rests on it: without it the right reference does not pass the case."""
    UNCHANGED = "unchanged"
    """It was so before anything was done, and nothing has changed it."""
    TWIN = "twin"
    """It shows that what the scenario has refused elsewhere is not refused to everybody."""
    EARLIER = "earlier"
    """It is said before the last thing that is done, of what is not the end yet."""
    UNKNOWN = "unknown"


class Purposes:
    """Finds what sentences are for; only in a process in which the engine may be imported."""

    def __init__(self, library: Library, sentences: Sentences, plays: Sequence[Play]) -> None:
        self._library, self._sentences = library, sentences
        self._by_scenario: dict[str, list[Play]] = {}
        for play in plays:
            self._by_scenario.setdefault(play.chosen.scenario.id, []).append(play)

    def rests(self, key: Key) -> bool:
        """Does what follows rest on it, in every case that has it?"""
        return self._is(key, self._is_rested_on)

    def of(self, key: Key) -> Purpose:
        """What a sentence is for on which nothing rests."""
        for purpose, holds in (
            (Purpose.UNCHANGED, self._is_unchanged),
            (Purpose.TWIN, self._is_twin),
            (Purpose.EARLIER, self._is_earlier),
        ):
            if self._is(key, holds):
                return purpose
        return Purpose.UNKNOWN

    def _is(self, key: Key, holds: Callable[[Play, int], bool]) -> bool:
        found = [holds(play, number) for play, number in self._said(key)]
        return bool(found) and all(found)

    def _said(self, key: Key) -> Iterator[tuple[Play, int]]:
        """The plays that have a sentence, with the number of its move."""
        for play in self._by_scenario.get(key[0], ()):
            for number in range(len(self._moves(play))):
                if self._sentences.key_of(play.chosen.case, number) == key:
                    yield play, number

    def _moves(self, play: Play) -> Sequence[Move]:
        return self._library.script(play.chosen.case).moves

    def _is_rested_on(self, play: Play, number: int) -> bool:
        if not isinstance(self._moves(play)[number].expect, Happens):
            return False
        order = Order(library_without(self._library, play, (number,)), (), (), asked={})
        player = CasePlayer(order, self._engine, self._engine.initialize())
        return notice_of(player, play) is not None

    def _is_unchanged(self, play: Play, number: int) -> bool:
        move = self._moves(play)[number]
        if not isinstance(move.expect, Answers) or not isinstance(move.command, Observe):
            return False
        plan = plan_of(self._library, play.chosen, play.date)
        commands: list[Command] = [plan.new_game, plan.opening, *plan.answers, move.command]
        results = self._engine.run(commands)
        if len(results) != len(commands) or not isinstance(last := results[-1], Value):
            return False
        return same(move.expect.value, last.value)

    def _is_twin(self, play: Play, number: int) -> bool:
        move = self._moves(play)[number]
        if not isinstance(move.expect, Happens) or not isinstance(move.command, Act):
            return False
        refused = {
            type(other.command.action)
            for each in self._by_scenario[play.chosen.scenario.id]
            for other in self._moves(each)
            if isinstance(other.expect, IsRefused) and isinstance(other.command, Act)
        }
        return type(move.command.action) in refused

    def _is_earlier(self, play: Play, number: int) -> bool:
        steps = play.chosen.case.steps
        return any(
            steps[later.sentence].role is Role.WHEN or isinstance(later.expect, Happens)
            for later in self._moves(play)[number + 1 :]
        )

    @cached_property
    def _engine(self) -> GuardedEngine:
        return engine_of(None)
