"""What the right reference does in each case on each date.

A run of the whole plays all of it once for all its tests; others play what they ask for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from zlib import crc32

from shared.corpora import library
from shared.run_results import Parts
from shared.sampling import whole

from ettin_engine.serve import ReferenceEngine
from ettin_spec.language.scenario import Case, Scenario
from ettin_spec.protocol.engine_interface import Engine
from ettin_tck.cases.plan import Messages, Plan, messages
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, last_day
from ettin_tck.checking.played_before import sends_alike
from ettin_tck.judging.plan_runner import play
from ettin_tck.verdicts import Verdict

PARTS = 12
"""Of so many parts of the corpus each is played by whichever worker comes to it first."""


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
    name = case.partition("@")[0]
    found = _plays(_part(name)).get((case, date)) if whole() else None
    return found or _play_alone(name, case, date)


def _part(scenario: str) -> int:
    return crc32(scenario.encode()) % PARTS


@cache
def _play_alone(scenario: str, case: str, date: str) -> ReferencePlay:
    corpus = library().corpus
    played = _on_dates(corpus.scenario(scenario), corpus.case(case), [date], ReferenceEngine())
    return next(played)


@cache
def _plays(part: int) -> Plays:
    """The plays of a part of the corpus, on each day on which a case can be another."""
    found: Plays = _PARTS.kept(part)
    return found


def _played(part: int) -> Plays:
    engine = ReferenceEngine().remembering()
    found: dict[tuple[str, str], ReferencePlay] = {}
    once: dict[ReferencePlay, ReferencePlay] = {}
    for scenario in library().corpus.scenarios:
        for case in scenario.cases if _part(scenario.id) == part else ():
            days = _days(case)
            told = zip(days, _on_dates(scenario, case, days, engine), strict=True)
            found |= {(case.id, day): once.setdefault(each, each) for day, each in told}
    return found


def _days(case: Case) -> list[str]:
    """The first and the last day of a case, and those on which it can become another."""
    cards = library().script(case).cards
    last = last_day(case, library().today)
    days = {case.since, last, *library().change_dates(cards)}
    return sorted(day for day in days if case.holds_on(day) or day == last)


def _on_dates(
    scenario: Scenario, case: Case, days: list[str], engine: Engine
) -> Iterator[ReferencePlay]:
    """A case on some days; what is sent is made once for those on which it is the same."""
    can = engine.initialize()
    last: tuple[Plan, Messages] | None = None
    for day in days:
        plan = plan_of(library(), Chosen(scenario, case, day), day)
        if last is None or not sends_alike(last[0], plan):
            last = plan, messages(plan, can)
        told = play(engine, plan, can, sent=last[1].opened_with(plan.new_game))
        named = (getattr(each.result, "policies", ()) for each in told.trace)
        yield ReferencePlay(
            told.verdict,
            str(told.problem or ""),
            frozenset(told.policies),
            frozenset().union(*named),
        )


_PARTS = Parts("reference-plays", PARTS, _played)
