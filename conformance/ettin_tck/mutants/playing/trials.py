"""One mutant after another, each played until something notices it."""

from __future__ import annotations

import random
import time
from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.checking.case_player import CasePlayer, Order
from ettin_tck.mutants.card_mutants import playing
from ettin_tck.mutants.expectation_mutants import negated_library
from ettin_tck.mutants.making import DoesNotStartError, started
from ettin_tck.mutants.mutant import Fate, Kind, Mutant, Outcome
from ettin_tck.mutants.playing.failing_sentences import FailingSentences
from ettin_tck.mutants.playing.play_verdicts import Notice, notice_of
from ettin_tck.mutants.policy_mutants import reading_plays
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ettin_tck.library import Library
    from ettin_tck.mutants.needed_sentences.sentences import Key
    from ettin_tck.mutants.playing.guarded_engine import GuardedEngine
    from ettin_tck.mutants.playing.plays import Play, Record

LONGEST = 300
"""Characters of what the judge says that are kept."""


MOST_SILENT = 2
"""Plays in which a mutant may not answer until it is asked for no more sentences."""


class Trials:
    """Plays mutants against the plays that can notice them.

    `every`: they go on after the first notice, so that all are known; on so many plays at `most`
    of those with sentences that are not known to be `needed`, where that is not 0. `killers` are
    plays, by number, that have noticed mutants of a group, or of one `where` in it; they are tried
    first.
    """

    def __init__(
        self,
        library: Library,
        plays: Sequence[Play],
        record: Record,
        *,
        every: bool = False,
        most: int = 0,
        needed: Iterable[Key] = (),
    ) -> None:
        self._library, self._plays, self._record = library, plays, record
        self._every, self._most = every, most
        self._failing = frozenset(record.failing)
        self._asked = {
            (plays[n].chosen.case.id, plays[n].date): asked for n, asked in record.asked.items()
        }
        self._sentences = FailingSentences(library, self._asked, needed)
        self.killers: dict[str, list[int]] = defaultdict(list)

    def candidates(self, mutant: Mutant) -> list[int]:
        """The plays that exercise what is wrong, the narrowest first, after known killers."""
        numbers = set(self._exercising(mutant)) - self._failing
        known = [n for key in _keys(mutant) for n in reversed(self.killers[key]) if n in numbers]
        rest = sorted(numbers.difference(known), key=lambda n: (self._record.sizes[n], n))
        return [*dict.fromkeys(known), *rest]

    def _exercising(self, mutant: Mutant) -> Sequence[int]:
        record = self._record
        match mutant.kind:
            case Kind.POLICIES:
                return reading_plays(self._library, self._plays, record, mutant)
            case Kind.CODE:
                first, last = mutant.edit["lines"]
                by_line = record.lines.get(mutant.edit["module"], {})
                return [n for line in range(first, last + 1) for n in by_line.get(line, ())]
            case Kind.FLOW:
                return tuple(record.where_wrong(mutant.edit))
            case Kind.CARDS:
                return playing(self._library, self._plays, mutant)
            case Kind.EXPECTATIONS:
                return (mutant.edit["play"],)

    def performed(self, mutants: Sequence[Mutant]) -> Iterator[Outcome]:
        """What comes of each mutant; in a process in which the engine was not imported yet."""
        for mutant in mutants:
            outcome = self._outcome(mutant)
            self.learn(mutant, outcome)
            yield outcome

    def learn(self, mutant: Mutant, outcome: Outcome) -> None:
        """Remember what noticed a mutant."""
        self._sentences.learn(outcome.failing)
        number = self._numbers.get(outcome.by)
        if number is not None:
            for key in _keys(mutant):
                self.killers[key] = [n for n in self.killers[key] if n != number] + [number]

    def needed_for(self, row: Sequence[Mutant]) -> tuple[Record, dict[str, list[int]]]:
        """What of the record, and of the known killers, whoever tries these mutants reads."""
        keys = {key for mutant in row for key in _keys(mutant)}
        killers = {key: found for key, found in self.killers.items() if key in keys}
        return self._record.about([mutant.edit for mutant in row]), killers

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {play.name: number for number, play in enumerate(self._plays)}

    def _outcome(self, mutant: Mutant) -> Outcome:
        began = time.process_time()
        numbers = self.candidates(mutant)
        if not numbers:
            return Outcome(mutant.id, Fate.UNPLAYED)
        try:
            engine = started(mutant)
        except DoesNotStartError as error:
            return Outcome(mutant.id, Fate.NOT_STARTED, why=str(error)[:LONGEST])
        order = Order(self._library_of(mutant), (), (), asked=self._asked)
        found = self._first(mutant, CasePlayer(order, engine, engine.initialize()), numbers)
        if self._every and found.fate is Fate.NOTICED and mutant.kind is not Kind.EXPECTATIONS:
            found = self._with_others(found, order, engine, numbers)
        return msgspec.structs.replace(found, seconds=_since(began))

    def _first(self, mutant: Mutant, player: CasePlayer, numbers: Sequence[int]) -> Outcome:
        """What notices a mutant first; whether the runner broke over it, where nothing does."""
        broken: Notice | None = None
        for played, number in enumerate(numbers, 1):
            notice = notice_of(player, self._plays[number])
            if notice is not None and not notice.by_ettin:
                name, why = self._plays[number].name, notice.why[:LONGEST]
                return Outcome(mutant.id, Fate.NOTICED, name, notice.how, why, played)
            broken = broken or notice
        fate = Fate.SURVIVED if broken is None else Fate.JUDGE_BROKE
        why = broken.why[:LONGEST] if broken else ""
        return Outcome(mutant.id, fate, why=why, played=len(numbers))

    def _with_others(
        self, first: Outcome, order: Order, engine: GuardedEngine, numbers: Sequence[int]
    ) -> Outcome:
        """The same with all the plays that notice it, and the sentences that fail in each."""
        player = CasePlayer(order, engine, engine.initialize())
        also, failing, silent = [], [], 0
        for number in self._to_go_on_with(first, numbers):
            play = self._plays[number]
            notice = notice_of(player, play)
            if notice is None or notice.by_ettin:
                continue
            silent += notice.how == Verdict.TIMED_OUT
            if self._most and silent > MOST_SILENT:
                break
            if play.name != first.by:
                also.append(play.name)
            if (sentences := self._sentences.of(engine, play, notice)) is not None:
                failing.append(str(sentences))
        return msgspec.structs.replace(first, also=tuple(also), failing=tuple(failing))

    def _to_go_on_with(self, first: Outcome, numbers: Sequence[int]) -> Sequence[int]:
        """From the first play that noticed it on; or so many of those that are open, drawn."""
        if not self._most:
            return numbers[first.played - 1 :]
        left = [n for n in numbers if self._sentences.is_open(self._plays[n])]
        if len(left) <= self._most:
            return left
        return sorted(random.Random(first.mutant).sample(left, self._most))

    def _library_of(self, mutant: Mutant) -> Library:
        if mutant.kind is not Kind.EXPECTATIONS:
            return self._library
        play = self._plays[mutant.edit["play"]]
        return negated_library(self._library, play, mutant.edit["move"])


def _keys(mutant: Mutant) -> tuple[str, ...]:
    """Under what the killers of a mutant are remembered, the narrowest first."""
    near = f"{mutant.group} {mutant.where}"
    return (f"{near} {mutant.before} {mutant.after}", near, mutant.group)


def _since(began: float) -> float:
    return round(time.process_time() - began, 3)
