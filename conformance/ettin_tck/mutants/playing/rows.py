"""Mutants in rows: what noticed one is tried first on those after it in its row, and on no others.

So what comes of a row is the same wherever it is performed, and whoever is done first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ettin_tck.campaigns.forked import Failure, in_children
from ettin_tck.mutants.making import needs_own_process
from ettin_tck.mutants.mutant import Fate, Kind, Mutant, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ettin_tck.mutants.playing.trials import Trials

LONGEST = 600.0
"""Seconds that a mutant may take until it is given up, the runner with it."""

MOST_IN_A_ROW = 100
"""Mutants of a row that one process makes one after another."""

MOST_WITH_THEIR_OWN = 25
"""Mutants of a row each of which needs a process of its own."""

Row = tuple[Mutant, ...]


def rows_of(mutants: Iterable[Mutant]) -> list[Row]:
    """The mutants in their order, those of one policy, module, place or card together."""
    rows: list[list[Mutant]] = []
    for mutant in mutants:
        if not rows or _is_full(rows[-1], mutant):
            rows.append([])
        rows[-1].append(mutant)
    return [tuple(row) for row in rows]


def _is_full(row: Sequence[Mutant], following: Mutant) -> bool:
    """Does the next mutant belong into another row?"""
    own = needs_own_process(following)
    return len(row) >= (MOST_WITH_THEIR_OWN if own else MOST_IN_A_ROW) or (
        following.kind is not Kind.EXPECTATIONS and following.group != row[0].group
    )


class RowPlayer:
    """Performs rows, in children of a process in which no engine was imported yet."""

    def __init__(self, trials: Trials) -> None:
        self._trials = trials

    def performed(self, rows: Sequence[Row]) -> Iterator[list[Outcome]]:
        """What comes of each mutant of each row."""
        for row in rows:
            found = dict(self._played(row))
            yield [found[mutant.id] for mutant in row]

    def _played(self, row: Row) -> Iterator[tuple[str, Outcome]]:
        batches = [[mutant] for mutant in row] if needs_own_process(row[0]) else [row]
        for mutant, result in in_children(batches, self._trials.performed, 1, LONGEST):
            outcome = _outcome(mutant, result)
            self._trials.learn(mutant, outcome)
            yield mutant.id, outcome


def _outcome(mutant: Mutant, result: Any) -> Outcome:
    if isinstance(result, Failure):
        return Outcome(mutant.id, Fate.JUDGE_BROKE, why=result.why)
    return msgspec.convert(result, Outcome)
