"""One mutant after another, each played until something notices it."""

from __future__ import annotations

import time
from collections import defaultdict
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.checking.case_player import CasePlayer, Order
from ettin_tck.mutants.card_mutants import playing
from ettin_tck.mutants.expectation_mutants import library_without, negated_library
from ettin_tck.mutants.making import engine_of
from ettin_tck.mutants.mutant import Fate, Kind, Mutant, Outcome
from ettin_tck.mutants.needed_sentences.sentences import Key, Sentences
from ettin_tck.mutants.policy_mutants import reading_plays
from ettin_tck.verdicts import BROKEN, WRONG, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_tck.library import Library
    from ettin_tck.mutants.playing.guarded_engine import GuardedEngine
    from ettin_tck.mutants.playing.plays import Play, Record

LONGEST = 300
"""Characters of what the judge says that are kept."""


@dataclass(frozen=True)
class Notice:
    """How a play noticed a mutant: a verdict or a transition, and what the judge says.

    `move`: that of the case which noticed it. `alone`: nothing else in the case would have.
    """

    how: str
    why: str
    move: int | None = None
    alone: bool = False
    by_ettin: bool = False
    """The runner itself failed; that is no notice of the engine's fault."""


class Trials:
    """Plays mutants against the plays that can notice them.

    `every`: they go on after the first notice, so that all are known. `killers` are plays, by
    number, that have noticed mutants of a group, or of one `where` in it; they are tried first.
    """

    def __init__(
        self, library: Library, plays: Sequence[Play], record: Record, *, every: bool = False
    ) -> None:
        self._library, self._plays, self._record = library, plays, record
        self._every = every
        self._failing = frozenset(record.failing)
        self._asked = {
            (plays[n].chosen.case.id, plays[n].date): asked for n, asked in record.asked.items()
        }
        self._sentences = Sentences(library)
        self._alone: set[Key] = set()
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
                stood = (record.positions.get(n, ()) for n in mutant.edit["positions"])
                return [number for numbers in stood for number in numbers]
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
        self._alone.update(filter(None, map(self._sentences.key_named, outcome.alone)))
        number = self._numbers.get(outcome.by)
        if number is not None:
            for key in _keys(mutant):
                self.killers[key] = [n for n in self.killers[key] if n != number] + [number]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {play.name: number for number, play in enumerate(self._plays)}

    def _outcome(self, mutant: Mutant) -> Outcome:
        began = time.process_time()
        numbers = self.candidates(mutant)
        if not numbers:
            return Outcome(mutant.id, Fate.UNPLAYED)
        broken: Notice | None = None
        first: Outcome | None = None
        also, alone = [], []
        for played, (number, notice) in enumerate(self._notices(mutant, numbers), 1):
            name = self._plays[number].name
            if notice is None or notice.by_ettin:
                broken = broken or notice
                continue
            if notice.alone:
                alone.append(f"{name}#{notice.move}")
            if first is None:
                why = notice.why[:LONGEST]
                first = Outcome(mutant.id, Fate.NOTICED, name, notice.how, why, played)
                if not self._every:
                    break
            else:
                also.append(name)
        if first is not None:
            told, by_one = tuple(also), tuple(alone)
            return msgspec.structs.replace(first, also=told, alone=by_one, seconds=_since(began))
        fate = Fate.SURVIVED if broken is None else Fate.JUDGE_BROKE
        why = broken.why[:LONGEST] if broken else ""
        return Outcome(mutant.id, fate, why=why, played=len(numbers), seconds=_since(began))

    def _notices(
        self, mutant: Mutant, numbers: Sequence[int]
    ) -> Iterator[tuple[int, Notice | None]]:
        try:
            engine = engine_of(mutant)
            order = Order(self._library_of(mutant), (), (), asked=self._asked)
            player = CasePlayer(order, engine, engine.initialize())
        except Exception as error:  # a child would not have started
            yield numbers[0], Notice(Verdict.ENGINE_ERROR, f"it does not start: {error!r}")
            return
        for number in numbers:
            play = self._plays[number]
            notice = notice_of(player, play)
            if self._every and notice is not None and mutant.kind is not Kind.EXPECTATIONS:
                notice = replace(notice, alone=self._is_alone(engine, play, notice))
            yield number, notice

    def _is_alone(self, engine: GuardedEngine, play: Play, notice: Notice) -> bool:
        """Does a play not notice any more without the sentence by which it did?

        Asked until a sentence is known to notice something alone.
        """
        case, move = play.chosen.case, notice.move
        key = self._sentences.key_of(case, move) if move is not None else None
        if move is None or key is None or key in self._alone:
            return False
        order = Order(library_without(self._library, play, move), (), (), asked=self._asked)
        return _passes(CasePlayer(order, engine, engine.initialize()), play)

    def _library_of(self, mutant: Mutant) -> Library:
        if mutant.kind is not Kind.EXPECTATIONS:
            return self._library
        play = self._plays[mutant.edit["play"]]
        return negated_library(self._library, play, mutant.edit["move"])


def notice_of(player: CasePlayer, play: Play) -> Notice | None:
    """What a play shows against an engine; None if nothing."""
    try:
        outcome = player.outcome(play.chosen)
    except Exception as error:  # whatever it is, the runner failed over a wrong engine
        return Notice("judge broke", f"{play.name}: {error!r}", by_ettin=True)
    event = outcome.event
    if outcome.departures:
        left = outcome.departures[0]
        return Notice(left.transition, f"expected {left.expected}, got {left.got}")
    if event.verdict in WRONG | BROKEN:
        said = (event.sentence, event.why, f"expected {event.expected}", f"was {event.actual}")
        why = "; ".join(part for part in said if part[-1:] != " ")
        return Notice(event.verdict, why, outcome.move)
    if event.verdict is Verdict.HARNESS_ERROR:
        return Notice(event.verdict, f"{play.name}: {event.why}", by_ettin=True)
    return None


def _passes(player: CasePlayer, play: Play) -> bool:
    """Does an engine pass a play, the monitor's eye on it?"""
    try:
        outcome = player.outcome(play.chosen)
    except Exception:  # whatever it is, it passes nothing
        return False
    return not outcome.departures and outcome.event.verdict is Verdict.PASS


def _keys(mutant: Mutant) -> tuple[str, ...]:
    """Under what the killers of a mutant are remembered, the narrowest first."""
    near = f"{mutant.group} {mutant.where}"
    return (f"{near} {mutant.before} {mutant.after}", near, mutant.group)


def _since(began: float) -> float:
    return round(time.process_time() - began, 3)
