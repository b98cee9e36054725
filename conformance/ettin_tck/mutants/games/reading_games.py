"""Mutants of policies in random games of their own: each begins with a case that reads the policy.

A game is of a day on which its case holds, and nothing is added to it that is not of that day.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from ettin_tck.engines.faults import EngineFault
from ettin_tck.mutants.games.comparison import difference
from ettin_tck.mutants.games.random_game import Game, Source, random_game
from ettin_tck.mutants.making import engine_of
from ettin_tck.mutants.mutant import Comparison, Mutant
from ettin_tck.mutants.playing.recording import Noted, Notes, forget_findings
from ettin_tck.mutants.policy_mutants import reading_plays

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_tck.library import Library
    from ettin_tck.mutants.playing.guarded_engine import GuardedEngine
    from ettin_tck.mutants.playing.plays import Play, Record

Alike: TypeAlias = tuple[Mutant, ...]
"""Mutants that put other readings in the place of the same one, on whatever dates."""


def alike(mutants: Sequence[Mutant]) -> list[Alike]:
    """The mutants by policy and right reading, which the same games can tell apart."""
    rows: dict[tuple[str, str], list[Mutant]] = {}
    for mutant in mutants:
        rows.setdefault((mutant.group, mutant.before), []).append(mutant)
    return [tuple(row) for row in rows.values()]


class ReadingGames:
    """Compares mutants of policies with the right reference, in `games` games for each row."""

    def __init__(self, library: Library, plays: Sequence[Play], record: Record, games: int) -> None:
        self._library, self._plays, self._record = library, plays, record
        self._games = games

    def performed(self, rows: Sequence[Alike]) -> Iterator[list[Comparison]]:
        """What comes of each row; the games are spread evenly over its dates."""
        notes = Notes()
        with notes.taken(Noted.POLICIES):
            right = engine_of(None)
            for row in rows:
                yield self._of_row(row, notes, right)

    def _of_row(self, row: Alike, notes: Notes, right: GuardedEngine) -> list[Comparison]:
        wrong = {mutant.after: engine_of(mutant) for mutant in row}
        sources = self._sources(row)
        left = {date: [m for m in row if m.date == date] for date in sources}
        exercised: Counter[str] = Counter()
        apart: dict[str, str] = {}
        for number in range(self._games if sources else 0):
            date = list(sources)[number % len(sources)]
            seed = f"{row[0].group} {number}"
            game = _game(self._library, sources[date], seed, right, notes) if left[date] else None
            if game is None or row[0].group not in notes.made(True, ()).policies:
                continue
            exercised[date] += 1
            for mutant in left[date]:
                if told := difference(game, wrong[mutant.after]):
                    apart[mutant.id] = f"random game {number}, from {game.begins}: {told}"
            left[date] = [mutant for mutant in left[date] if mutant.id not in apart]
        return [Comparison(m.id, exercised[m.date], apart.get(m.id, "")) for m in row]

    def _sources(self, row: Alike) -> Mapping[str, Source]:
        """What games are drawn from, on each date of a row on which some play reads the policy."""
        found = {}
        for mutant in {mutant.date: mutant for mutant in row}.values():
            reading = reading_plays(self._library, self._plays, self._record, mutant)
            if reading:
                that_day = [play for play in self._plays if play.date == mutant.date]
                begins = [self._plays[number] for number in reading]
                found[mutant.date] = Source(begins, that_day, (mutant.date,))
        return found


def _game(
    library: Library, source: Source, seed: str, right: GuardedEngine, notes: Notes
) -> Game | None:
    """A game, what it reads noted; None where the right reference does not get through it."""
    forget_findings()
    notes.clear()
    try:
        return random_game(library, source, seed, right)
    except EngineFault:
        return None
