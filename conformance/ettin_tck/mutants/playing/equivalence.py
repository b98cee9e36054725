"""Who has survived, looked at once more: a wrong version that does what the right one does?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.campaigns.forked import Failure, in_children
from ettin_tck.mutants.flow import bounded_search
from ettin_tck.mutants.games.comparison import GameComparison
from ettin_tck.mutants.games.reading_games import ReadingGames, alike
from ettin_tck.mutants.mutant import Comparison, Fate, Kind, Mutant, Outcome

if TYPE_CHECKING:
    from ettin_tck.mutants.games.game_pool import Pool

LONGEST = 1800.0
"""Seconds that the comparison of one mutant may take."""

LONGEST_OF_ROW = 4 * LONGEST
"""Seconds for all readings that are put in the place of one."""

Survivor = tuple[Mutant, Outcome]


def in_games(pool: Pool, survivors: Sequence[Survivor], jobs: int) -> Iterator[Survivor]:
    """Each survivor again, equivalent where the games say so, else with what tells it apart."""
    comparison = GameComparison(pool)
    is_flow = survivors[0][0].kind is Kind.FLOW
    counted = "in {} of which the flow goes another way" if is_flow else "{} of which exercise it"
    how = f"the same results in {len(pool.packed)} random games, {counted}"
    return _looked_at(survivors, comparison.performed, how, jobs)


def in_reading_games(
    games: ReadingGames, survivors: Sequence[Survivor], jobs: int
) -> Iterator[Survivor]:
    """The same for mutants of policies, in games that begin with what reads the policy."""
    outcomes = {mutant.id: (mutant, outcome) for mutant, outcome in survivors}
    how = "the same results in {} random games of that day which read it"
    rows = [[row] for row in alike([mutant for mutant, _ in survivors])]
    for row, result in in_children(rows, games.performed, jobs, LONGEST_OF_ROW):
        if isinstance(result, Failure):
            yield from (_failed(*outcomes[mutant.id], result) for mutant in row)
            continue
        for compared in msgspec.convert(result, list[Comparison]):
            mutant, outcome = outcomes[compared.mutant]
            yield mutant, _judged(outcome, compared, how)


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
                yield _failed(mutant, outcome, result)
            else:
                yield mutant, _judged(outcome, msgspec.convert(result, Comparison), how)


def _failed(mutant: Mutant, outcome: Outcome, failure: Failure) -> Survivor:
    said = f"not compared: {failure.why}"
    return mutant, msgspec.structs.replace(outcome, evidence=said)


def _judged(outcome: Outcome, compared: Comparison, how: str) -> Outcome:
    fate = Fate.EQUIVALENT if compared.is_equivalent else outcome.fate
    said = f"told apart by {compared.apart}" if compared.apart else how.format(compared.exercised)
    evidence = "; ".join(filter(None, (outcome.evidence, said)))
    return msgspec.structs.replace(outcome, fate=fate, evidence=evidence)
