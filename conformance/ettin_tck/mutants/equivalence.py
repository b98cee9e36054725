"""Who has survived, looked at once more: a wrong version that does what the right one does?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_tck.mutants.forked import Failure, in_children
from ettin_tck.mutants.games.comparison import Compared, Comparison
from ettin_tck.mutants.mutant import Fate, Mutant, Outcome

if TYPE_CHECKING:
    from ettin_tck.library import Library
    from ettin_tck.mutants.games.game_pool import Pool

LONGEST = 1800.0
"""Seconds that the comparison of one mutant may take."""

Survivor = tuple[Mutant, Outcome]


def looked_at(
    library: Library, pool: Pool, survivors: Sequence[Survivor], jobs: int
) -> Iterator[Survivor]:
    """Each survivor again, equivalent where the games say so, else with what tells it apart."""
    comparison = Comparison(library, pool)
    same: dict[tuple[str, ...], list[Survivor]] = {}
    for survivor in survivors:
        same.setdefault(survivor[0].but_for_date, []).append(survivor)
    perform: Callable[[Sequence[Mutant]], Any] = comparison.performed
    batches = [[group[0][0]] for group in same.values()]
    for first, result in in_children(batches, perform, jobs, LONGEST):
        for mutant, outcome in same[first.but_for_date]:
            if isinstance(result, Failure):
                said = f"not compared: {result.why}"
                yield mutant, msgspec.structs.replace(outcome, evidence=said)
            else:
                compared = msgspec.convert(result, Compared)
                yield mutant, _judged(outcome, compared, len(pool.packed))


def _judged(outcome: Outcome, compared: Compared, games: int) -> Outcome:
    if compared.apart:
        return msgspec.structs.replace(outcome, evidence=f"told apart by {compared.apart}")
    said = f"the same results in {games} random games, {compared.games} of which exercise it"
    fate = Fate.EQUIVALENT if compared.is_equivalent else outcome.fate
    return msgspec.structs.replace(outcome, fate=fate, evidence=said)
