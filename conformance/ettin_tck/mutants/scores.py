"""The score: how many wrong versions were noticed, by kind and by group, against the bars."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.mutants.mutant import Fate, Kind, Tried

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
    """Counts of mutants; those that are equivalent count for nothing.

    Those in whose place the right one is an inference of ours are counted apart, and are in none
    of the other counts: who does otherwise contradicts no text. Nor are those in any that do
    not start (`not_started`): they do no rule wrongly, and nothing can notice one.
    """

    noticed: int = 0
    survived: int = 0
    equivalent: int = 0
    inferred: int = 0
    inferred_noticed: int = 0
    not_started: int = 0

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


def score_of(results: Iterable[Tried]) -> Score:
    """The score of some mutants: who was neither noticed nor shown equivalent has survived."""
    said, inferred, idle = Counter[Fate](), Counter[Fate](), 0
    for mutant, outcome in results:
        if outcome.fate is Fate.NOT_STARTED:
            idle += 1
            continue
        (inferred if mutant.inferred else said)[outcome.fate] += 1
    noticed, equivalent = said[Fate.NOTICED], said[Fate.EQUIVALENT]
    survived = said.total() - noticed - equivalent
    return Score(noticed, survived, equivalent, inferred.total(), inferred[Fate.NOTICED], idle)


def by_kind(results: Sequence[Tried]) -> dict[Kind, Score]:
    """The score of each kind that was tried."""
    kinds = dict.fromkeys(mutant.kind for mutant, _ in results)
    return {kind: score_of(each for each in results if each[0].kind is kind) for kind in kinds}


def by_group(results: Sequence[Tried], kind: Kind) -> dict[str, Score]:
    """The score of each group of a kind."""
    groups: dict[str, list[Tried]] = {}
    for mutant, outcome in results:
        if mutant.kind is kind:
            groups.setdefault(mutant.group, []).append((mutant, outcome))
    return {group: score_of(each) for group, each in sorted(groups.items())}
