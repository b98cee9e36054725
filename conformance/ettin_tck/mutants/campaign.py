"""A whole run: what is recorded first, which mutants are made, and what comes of each."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.campaigns.forked import Failure, in_children
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.judging import watched_games
from ettin_tck.mutants.card_mutants import card_mutants, playing
from ettin_tck.mutants.code.code_mutants import code_mutants
from ettin_tck.mutants.expectation_mutants import expectation_mutants
from ettin_tck.mutants.flow.flow_mutants import flow_mutants
from ettin_tck.mutants.games.game_pool import Drawn, Pool, pool_of
from ettin_tck.mutants.games.reading_games import ReadingGames
from ettin_tck.mutants.mutant import Fate, Kind, Mutant, Outcome, Tried
from ettin_tck.mutants.playing.equivalence import in_games, in_reading_games, within_bounds
from ettin_tck.mutants.playing.plays import Exercised, Play, Record, plays_of, record_of
from ettin_tck.mutants.playing.recording import Noted, exercised
from ettin_tck.mutants.playing.rows import RowPlayer, rows_of
from ettin_tck.mutants.playing.rows_elsewhere import RowAsked, RowsElsewhere
from ettin_tck.mutants.playing.trials import Trials
from ettin_tck.mutants.policy_mutants import policy_mutants
from ettin_tck.mutants.state_folder import StateFolder, fingerprint_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ettin_tck.campaigns.workers import Workers
    from ettin_tck.library import Library
    from ettin_tck.mutants.needed_sentences.sentences import Key
    from ettin_tck.mutants.playing.rows import Row

LONGEST = 600.0
"""Seconds that a play may take as it is recorded."""

TOGETHER = 250
"""Plays that are recorded in one child."""

NOTED = {
    Kind.POLICIES: Noted.POLICIES,
    Kind.FLOW: Noted.POSITIONS,
    Kind.CODE: Noted.LINES,
    Kind.CARDS: Noted.POSITIONS,
    Kind.EXPECTATIONS: Noted.POLICIES,
}
"""What the mutants of a kind are made of, as far as a play has to be recorded for it."""

SHARE = 10
"""What part of the games each transition of the flow, and each card, has for its own."""


@dataclass(frozen=True)
class Request:
    """What to try. `sample` mutants of each kind are drawn by `seed`; all where it is None.

    `dates` (ISO): play on these alone. `groups`: patterns of policies, modules or cards. `games`:
    random games in which survivors are compared with the right reference; none where it is 0.
    `every`: all cases that notice a mutant, and not the first alone; `most` of them where it is not
    0, those first of which not all sentences are `needed`. `ids`: play these scenarios alone.
    `once`: play each case on one day, whatever the kind.
    """

    kinds: tuple[Kind, ...]
    dates: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    sample: int | None = None
    seed: int = 0
    jobs: int = 1
    games: int = 0
    every: bool = False
    most: int = 0
    needed: frozenset[Key] = frozenset()
    ids: tuple[str, ...] = ()
    once: bool = False


Told = Callable[[Mutant, Outcome, int], None]
"""Hears of each mutant as it is done, and of how many are left."""


class Campaign:
    """One run. `told` hears of what is new; what was known already is in the result too."""

    def __init__(
        self, library: Library, request: Request, state: StateFolder, workers: Workers
    ) -> None:
        self._library, self._request, self._state = library, request, state
        self._workers = workers

    def run(self, say: Callable[[str], None], told: Told) -> list[Tried]:
        """Every mutant with what came of it, in order.

        Raises:
            NothingSelectedError: no case is left to play.
        """
        results: list[Tried] = []
        for kind in self._request.kinds:
            results += self._of_kind(kind, say, told)
        return results

    def _of_kind(self, kind: Kind, say: Callable[[str], None], told: Told) -> Iterator[Tried]:
        plays = self._plays(kind)
        name = fingerprint_of(self._library, plays)
        record = self._record(name, plays, kind, say)
        every, most, needed = self._request.every, self._request.most, self._request.needed
        trials = Trials(self._library, plays, record, every=every, most=most, needed=needed)
        tried = f"{name}-every{most or ''}" if every else name
        mutants = self._chosen(kind, plays, record)
        known = self._state.outcomes(tried)
        say(f"{kind}: {len(mutants)} mutants, {sum(m.id in known for m in mutants)} known")
        for mutant in mutants:
            if mutant.id in known:
                trials.learn(mutant, known[mutant.id])
        left = [mutant for mutant in mutants if mutant.id not in known]
        for done, (mutant, outcome) in enumerate(self._played(kind, trials, plays, left), 1):
            known[mutant.id] = outcome
            self._state.keep(tried, [outcome])
            told(mutant, outcome, len(left) - done)
        results = [(mutant, known[mutant.id]) for mutant in mutants]
        for mutant, outcome in self._compared(results, plays, record, say):
            known[mutant.id] = outcome
            self._state.keep(tried, [outcome])
            told(mutant, outcome, 0)
        yield from ((mutant, known[mutant.id]) for mutant in mutants)

    def _compared(
        self,
        results: Sequence[Tried],
        played: Sequence[Play],
        record: Record,
        say: Callable[[str], None],
    ) -> Iterator[Tried]:
        """Those who have survived what was played, compared with the right reference.

        What stands in the place of an inference counts for nothing, and is not compared.
        """
        request, alive = self._request, (Fate.SURVIVED, Fate.UNPLAYED)
        left = [
            (mutant, outcome)
            for mutant, outcome in results
            if outcome.fate in alive and not outcome.evidence and not mutant.inferred
        ]
        if not left or not request.games:
            return
        kind = left[0][0].kind
        if kind is Kind.POLICIES:
            left = [(m, o) for m, o in left if o.fate is Fate.SURVIVED]
            say(f"{len(left)} survivors are compared in {request.games} games of each reading")
            games = ReadingGames(self._library, played, record, request.games)
            yield from in_reading_games(games, left, request.jobs)
            return
        if kind is Kind.FLOW:
            say(f"{len(left)} survivors are compared within bounds")
            apart: list[Tried] = []
            for each in within_bounds(left, request.jobs):
                if each[1].fate is Fate.EQUIVALENT:
                    yield each
                else:
                    apart.append(each)
            rows = _rows(apart, lambda mutant: record.where_wrong(mutant.edit))
            yield from self._in_own_games(rows, played, say)
        elif kind is Kind.CARDS:
            rows = _rows(left, lambda mutant: playing(self._library, played, mutant))
            yield from self._in_own_games(rows, played, say)
        elif kind is not Kind.EXPECTATIONS:
            say(f"{len(left)} survivors are compared in {request.games} random games")
            plays = plays_of(self._library, select(self._library, Wanted()))
            pool = self._pool(Drawn(plays, request.games, NOTED[kind]), say)
            yield from in_games(pool, left, request.jobs)

    def _in_own_games(
        self,
        rows: Mapping[tuple[int, ...], Sequence[Tried]],
        plays: Sequence[Play],
        say: Callable[[str], None],
    ) -> Iterator[Tried]:
        """Mutants in games that begin with the cases of their row, which exercise what is wrong.

        Few of all games do: a card is in few, and most of what can follow anywhere follows in few.
        """
        games = -(-self._request.games // SHARE)
        for numbers, row in rows.items():
            if not numbers:
                continue
            first = row[0][0]
            where = first.where if first.kind is Kind.FLOW else first.group
            say(f"{len(row)} survivors are compared in {games} games of {where}")
            own = [plays[number] for number in numbers]
            drawn = Drawn(plays, games, NOTED[first.kind], own)
            yield from in_games(self._pool(drawn, say), row, self._request.jobs)

    def _pool(self, drawn: Drawn, say: Callable[[str], None]) -> Pool:
        """Random games, played once and kept."""
        whole = fingerprint_of(self._library, [*drawn.plays, *drawn.own])
        kept = f"games-{drawn.games}-{drawn.noted}-{whole}"
        pool = self._state.kept(kept, Pool)
        if pool is None:
            say(f"{drawn.games} random games are played")
            pool = pool_of(self._library, drawn, self._request.jobs)
            self._state.keep_whole(kept, pool)
        if unanswered := drawn.games - len(pool.packed):
            say(f"left out, since the reference did not get through: {unanswered}")
        return pool

    def _dates(self, kind: Kind) -> tuple[str, ...]:
        dates = self._request.dates
        if kind is Kind.POLICIES and not dates and not self._request.once:
            return tuple(self._library.rules.change_dates())
        return dates

    def _plays(self, kind: Kind) -> list[Play]:
        wanted = Wanted(self._dates(kind), self._request.ids)
        return plays_of(self._library, select(self._library, wanted))

    def _record(
        self, name: str, plays: list[Play], kind: Kind, say: Callable[[str], None]
    ) -> Record:
        noted = NOTED[kind]
        kept = f"{noted}-{name}"
        record = self._state.kept(kept, Record)
        if record is None:
            say(f"what {len(plays)} cases exercise is recorded")
            record = self._recorded(plays, noted)
            self._state.keep_whole(kept, record)
        watched_games.recall()
        return record

    def _recorded(self, plays: list[Play], noted: Noted) -> Record:
        def perform(numbers: Sequence[int]) -> Iterator[Exercised]:
            return exercised(self._library, [plays[n] for n in numbers], noted)

        rows = [range(n, min(n + TOGETHER, len(plays))) for n in range(0, len(plays), TOGETHER)]
        found: dict[int, Exercised] = {}
        for number, result in in_children(rows, perform, self._request.jobs, LONGEST):
            found[number] = (
                Exercised(passed=False)
                if isinstance(result, Failure)
                else msgspec.convert(result, Exercised)
            )
        return record_of(found[n] for n in range(len(plays)))

    def _chosen(self, kind: Kind, plays: list[Play], record: Record) -> list[Mutant]:
        request = self._request
        wanted = [
            mutant
            for mutant in self._every(kind, plays, record)
            if not request.groups or any(fnmatchcase(mutant.group, g) for g in request.groups)
        ]
        if request.sample is None or request.sample >= len(wanted):
            return wanted
        drawn = random.Random(f"{request.seed} {kind}").sample(range(len(wanted)), request.sample)
        return [wanted[number] for number in sorted(drawn)]

    def _every(self, kind: Kind, plays: list[Play], record: Record) -> Iterable[Mutant]:
        match kind:
            case Kind.POLICIES:
                return policy_mutants(self._library, plays, record)
            case Kind.CODE:
                return code_mutants()
            case Kind.FLOW:
                return flow_mutants()
            case Kind.CARDS:
                return card_mutants(self._library, plays)
            case Kind.EXPECTATIONS:
                return expectation_mutants(self._library, plays)

    def _played(
        self, kind: Kind, trials: Trials, plays: Sequence[Play], mutants: Sequence[Mutant]
    ) -> Iterator[Tried]:
        """Each mutant with what came of it, in order, however many workers play and wherever."""
        rows = rows_of(mutants)
        for row, outcomes in zip(rows, self._of_rows(kind, trials, plays, rows), strict=True):
            for mutant, outcome in zip(row, outcomes, strict=True):
                if self._request.every:
                    trials.learn(mutant, outcome)
                yield mutant, outcome

    def _of_rows(
        self, kind: Kind, trials: Trials, plays: Sequence[Play], rows: Sequence[Row]
    ) -> Iterator[list[Outcome]]:
        if self._workers.here:
            batches = [[row] for row in rows]
            return self._workers.results("mutants", RowPlayer(trials).performed, batches, math.inf)
        library = self._library
        elsewhere = RowsElsewhere(
            library.language, library.further, library.variant,
            self._dates(kind), self._request.ids, len(plays),
        )  # fmt: skip
        asked = [[RowAsked(row, *trials.needed_for(row))] for row in rows]
        return self._workers.results("mutants", elsewhere.performed, asked, math.inf)


def _rows(
    survivors: Sequence[Tried], exercising: Callable[[Mutant], Iterable[int]]
) -> dict[tuple[int, ...], list[Tried]]:
    """Survivors by the numbers of the plays that exercise what they have wrong."""
    rows: dict[tuple[int, ...], list[Tried]] = {}
    for mutant, outcome in survivors:
        rows.setdefault(tuple(sorted(exercising(mutant))), []).append((mutant, outcome))
    return rows
