"""What the right reference does in each case on a date: played once for all tests of a run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from shared.corpora import library
from shared.run_results import kept

from ettin_engine.serve import ReferenceEngine
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, Wanted, last_day, select
from ettin_tck.judging.plan_runner import play
from ettin_tck.verdicts import Verdict


@dataclass(frozen=True)
class ReferencePlay:
    """What came of a case on a date.

    `policies` are those read for it, as the player counts them; `named`, those that any result
    names.
    """

    verdict: Verdict
    problem: str
    policies: frozenset[str]
    named: frozenset[str]


Plays = Mapping[tuple[str, str], ReferencePlay]
"""Plays by case and date."""


@cache
def reference_play(case: str, date: str) -> ReferencePlay:
    """What the reference does in a case on a date on which it is in force."""
    found = plays_on_last_days().get((case, date))
    return found or _played(_chosen(case, date))


@cache
def plays_on_last_days() -> Plays:
    """Each case on the last day of its rules."""
    return kept("plays-on-last-days", lambda: _all_played(select(library(), Wanted())))


def _chosen(case: str, date: str) -> Chosen:
    corpus = library().corpus
    return Chosen(corpus.scenario(case.partition("@")[0]), corpus.case(case), date)


def _all_played(chosen: list[Chosen]) -> Plays:
    dated = [
        Chosen(c.scenario, c.case, c.date or last_day(c.case, library().today)) for c in chosen
    ]
    return {(each.case.id, str(each.date)): _played(each) for each in dated}


def _played(chosen: Chosen) -> ReferencePlay:
    engine, plan = ReferenceEngine(), plan_of(library(), chosen, str(chosen.date))
    told = play(engine, plan, engine.initialize())
    named = (getattr(each.result, "policies", ()) for each in told.trace)
    return ReferencePlay(
        told.verdict,
        str(told.problem or ""),
        frozenset(told.policies),
        frozenset().union(*named),
    )
