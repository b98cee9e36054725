"""Who has survived, looked at once more: a wrong version that does what the right one does?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.mutants.flow import bounded_search
from ettin_tck.mutants.forked import Failure, in_children
from ettin_tck.mutants.games.comparison import GameComparison
from ettin_tck.mutants.mutant import Comparison, Fate, Mutant, Outcome

if TYPE_CHECKING:
    from ettin_tck.library import Library
    from ettin_tck.mutants.games.game_pool import Pool

LONGEST = 1800.0
"""Seconds that the comparison of one mutant may take."""

Survivor = tuple[Mutant, Outcome]


def in_games(
    library: Library, pool: Pool, survivors: Sequence[Survivor], jobs: int
) -> Iterator[Survivor]:
    """Each survivor again, equivalent where the games say so, else with what tells it apart."""
    comparison = GameComparison(library, pool)
    how = f"the same results in {len(pool.packed)} random games, {{}} of which exercise it"
    return _looked_at(survivors, comparison.performed, how, jobs)


def within_bounds(survivors: Sequence[Survivor], jobs: int) -> Iterator[Survivor]:
    """The same for mutants of the flow, by a search of all that is reached within bounds."""
    bounded_search.searches()
    how = "the same steps from all states within bounds; it is taken {} times"
    return _looked_at(survivors, lambda tasks: map(bounded_search.compared, tasks), how, jobs)


def _looked_at(
    survivors: Sequence[Survivor],
    perform: Callable[[Sequence[Mutant]], Iterator[Comparison]],
    how: str,
    jobs: int,
) -> Iterator[Survivor]:
    same: dict[tuple[str, ...], list[Survivor]] = {}
    for survivor in survivors:
        same.setdefault(survivor[0].but_for_date, []).append(survivor)
    batches = [[group[0][0]] for group in same.values()]
    for first, result in in_children(batches, perform, jobs, LONGEST):
        for mutant, outcome in same[first.but_for_date]:
            if isinstance(result, Failure):
                said = f"not compared: {result.why}"
                yield mutant, msgspec.structs.replace(outcome, evidence=said)
            else:
                yield mutant, _judged(outcome, msgspec.convert(result, Comparison), how)


def _judged(outcome: Outcome, compared: Comparison, how: str) -> Outcome:
    if compared.apart:
        return msgspec.structs.replace(outcome, evidence=f"told apart by {compared.apart}")
    fate = Fate.EQUIVALENT if compared.is_equivalent else outcome.fate
    said = how.format(compared.exercised)
    return msgspec.structs.replace(outcome, fate=fate, evidence=said)
