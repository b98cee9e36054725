"""The score and the survivors as text."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from ettin_spec.errors import Place
from ettin_tck.mutants.mutant import Fate, Kind, Mutant, Outcome, Tried
from ettin_tck.mutants.scores import BARS, MOST_EQUIVALENT, Score, by_group, by_kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ALIVE = (Fate.SURVIVED, Fate.UNPLAYED, Fate.JUDGE_BROKE)


def lines(results: Sequence[Tried]) -> Iterator[str]:
    """The survivors, then the scores."""
    yield from survivors(results)
    for kind, score in by_kind(results).items():
        yield ""
        yield from _table(kind, score, by_group(results, kind))


def survivors(results: Sequence[Tried]) -> Iterator[str]:
    """Each survivor in the rules' terms; one that differs by its date alone is told once."""
    alive = sorted(
        ((m, o) for m, o in results if o.fate in ALIVE),
        key=_place,
    )
    for _, same in groupby(alive, key=_alike):
        group = list(same)
        yield from survivor(*group[0], [mutant.date for mutant, _ in group if mutant.date])


def _alike(each: Tried) -> tuple[object, ...]:
    mutant, outcome = each
    return (mutant.but_for_date, outcome.fate, mutant.inferred)


def _place(each: Tried) -> tuple[object, ...]:
    mutant = each[0]
    return (mutant.kind, mutant.group, mutant.line, mutant.but_for_date, mutant.date)


def survivor(mutant: Mutant, outcome: Outcome, dates: Sequence[str] = ()) -> Iterator[str]:
    """One survivor: where, what the rule is, what is wrong, and what was played."""
    when = f"  {dates[0]}" if dates else ""
    when += f" and {len(dates) - 1} more, to {dates[-1]}" if len(dates) > 1 else ""
    fate = _FATES[outcome.fate] + ", of an inference" * mutant.inferred
    yield f"{fate}  {Place(mutant.file, mutant.line)}  {mutant.where}{when}"
    rule = " ".join(part for part in (mutant.rule, f"({mutant.clause})" * bool(mutant.clause)))
    if rule.strip():
        yield f"      {rule.strip()}"
    yield f"      {mutant.before}  ->  {mutant.after}"
    if outcome.why:
        yield f"      {outcome.why}"
    if outcome.played:
        yield f"      {outcome.played} cases exercise it, and none notices"
    if outcome.evidence:
        yield f"      {outcome.evidence}"


_FATES = {
    Fate.SURVIVED: "SURVIVED",
    Fate.UNPLAYED: "UNPLAYED",
    Fate.JUDGE_BROKE: "JUDGE BROKE",
}


def _table(kind: Kind, whole: Score, groups: dict[str, Score]) -> Iterator[str]:
    wide = max([len(group) for group in groups], default=0)
    for group, score in groups.items():
        yield f"  {group:{wide}}  {_counts(score)}"
    verdict = "" if whole.share >= BARS[kind] else f", below the bar of {BARS[kind]:.0%}"
    yield f"{kind}: {whole.share:.1%} noticed{verdict}  {_counts(whole)}"
    if whole.of_equivalent > MOST_EQUIVALENT:
        share = f"{whole.of_equivalent:.1%} are called equivalent"
        yield f"{kind}: {share}, more than {MOST_EQUIVALENT:.0%}"
    if whole.inferred:
        share = f"{whole.inferred_noticed} of {whole.inferred} noticed"
        yield f"{kind}: apart, where no text of the day says what is right: {share}"


def _counts(score: Score) -> str:
    same = f", {score.equivalent} equivalent" if score.equivalent else ""
    apart = f", {score.inferred} of inferences" if score.inferred else ""
    idle = f", {score.not_started} not started" if score.not_started else ""
    return f"{score.noticed} of {score.noticed + score.survived}{same}{apart}{idle}"
