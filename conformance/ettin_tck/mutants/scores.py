"""The score: how many wrong versions were noticed, by kind and by group, against the bars."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.mutants.mutant import Fate, Kind, Mutant, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

BARS = {
    Kind.POLICIES: 1.0,
    Kind.FLOW: 1.0,
    Kind.CARDS: 1.0,
    Kind.CODE: 0.95,
    Kind.EXPECTATIONS: 1.0,
}
"""The share of distinguishable mutants that has to be noticed."""

MOST_EQUIVALENT = 0.1
"""The share of mutants, of all, that may be called equivalent."""


class Score(msgspec.Struct, frozen=True):
    """Counts of mutants; those that are equivalent count for nothing."""

    noticed: int = 0
    survived: int = 0
    equivalent: int = 0

    @property
    def share(self) -> float:
        """What part of the distinguishable ones was noticed; all where there are none."""
        told = self.noticed + self.survived
        return self.noticed / told if told else 1.0

    @property
    def of_equivalent(self) -> float:
        """What part of all is called equivalent."""
        every = self.noticed + self.survived + self.equivalent
        return self.equivalent / every if every else 0.0

    def meets(self, kind: Kind) -> bool:
        """Does the score meet the bars of a kind?"""
        return self.share >= BARS[kind] and self.of_equivalent <= MOST_EQUIVALENT


def score_of(fates: Iterable[Fate]) -> Score:
    """The score of some fates: who was neither noticed nor shown equivalent has survived."""
    counts = Counter(fates)
    noticed, equivalent = counts[Fate.NOTICED], counts[Fate.EQUIVALENT]
    return Score(noticed, counts.total() - noticed - equivalent, equivalent)


def by_kind(results: Sequence[tuple[Mutant, Outcome]]) -> dict[Kind, Score]:
    """The score of each kind that was tried."""
    kinds = dict.fromkeys(mutant.kind for mutant, _ in results)
    return {k: score_of(o.fate for m, o in results if m.kind is k) for k in kinds}


def by_group(results: Sequence[tuple[Mutant, Outcome]], kind: Kind) -> dict[str, Score]:
    """The score of each group of a kind."""
    fates: dict[str, list[Fate]] = {}
    for mutant, outcome in results:
        if mutant.kind is kind:
            fates.setdefault(mutant.group, []).append(outcome.fate)
    return {group: score_of(each) for group, each in sorted(fates.items())}
