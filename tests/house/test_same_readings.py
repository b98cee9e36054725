"""Readings that are said to be one are one: no case of such a day tells them apart."""

from __future__ import annotations

import pytest
from shared.corpora import library
from shared.reference_plays import reference_play
from shared.sampling import sample

from ettin_engine.serve import ReferenceEngine
from ettin_spec.rulebook import Setting, load_rules
from ettin_spec.rulebook.likeness import Likeness
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, Wanted, select
from ettin_tck.judging.flow_watch import watch_of
from ettin_tck.judging.plan_runner import play

EVERY = 4
"""One in so many cases of a day is looked at."""


def likenesses() -> list[tuple[str, Likeness, str]]:
    """Each policy, where two of its readings are one, and the first and the last such day."""
    found = []
    for key, policy in load_rules().policies.items():
        for each in policy.same:
            days = [
                day for day in load_rules().change_dates() if not each.until or day < each.until
            ]
            found += [(key, each, day) for day in sorted({days[0], days[-1]})]
    return found


def told_apart(policy: str, right: Setting, wrong: Setting, date: str, each: Likeness) -> list[str]:
    """The cases of a day that read the one, and notice the other in its place."""
    engine, found = ReferenceEngine({policy: str(wrong)}), []
    for chosen in sample(select(library(), Wanted((date,))), EVERY):
        if is_about(chosen, policy, right, date, each):
            plan = plan_of(library(), chosen, date)
            can = engine.initialize()
            watch = watch_of(plan, library(), can)
            if play(engine, plan, can, watch).problem is not None or watch.departure is not None:
                found.append(chosen.case.id)
    return found


def is_about(chosen: Chosen, policy: str, right: Setting, date: str, each: Likeness) -> bool:
    """Does a case read the right reading, where it is one with the other?"""
    pieces = load_rules().variants[chosen.case.variant].pieces
    return (
        each.holds(date, pieces)
        and load_rules().policy(policy).at(date, "tournament", pieces).value == right
        and policy in reference_play(chosen.case.id, date).named
    )


@pytest.mark.slow  # every case that reads them is played on each of their days
@pytest.mark.parametrize(
    ("policy", "each", "date"),
    [pytest.param(*one, marks=pytest.mark.together(one[2])) for one in likenesses()],
)
def test_no_case_tells_readings_apart_that_are_one(policy: str, each: Likeness, date: str) -> None:
    assert told_apart(policy, each.like, each.reading, date, each) == []
    assert told_apart(policy, each.reading, each.like, date, each) == []
