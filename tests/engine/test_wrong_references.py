"""Scenarios fail on the wrong engines for which they were written."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from engine.altered_module import Altered, unloaded
from engine.wrong_legends import WrongReference
from engine.wrong_references import WRONG_REFERENCES
from shared.corpora import library

from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Wanted, last_day, select
from ettin_tck.judging.flow_watch import watch_of
from ettin_tck.judging.plan_runner import play


def fails(scenario: str) -> bool:
    """Does any case of a scenario fail on the engine as it is imported now?"""
    from ettin_engine.serve import ReferenceEngine  # noqa: PLC0415 - imported anew each time

    cases = [c for c in select(library(), Wanted()) if c.scenario.id == scenario]
    assert cases, scenario
    return any(_fails(ReferenceEngine(), chosen) for chosen in cases)


def _fails(engine: Any, chosen: Any) -> bool:
    date = str(chosen.date or last_day(chosen.case, library().today))
    plan = plan_of(library(), chosen, date)
    can = engine.initialize()
    watch = watch_of(plan, library(), can)
    told = play(engine, plan, can, watch)
    return told.problem is not None or watch.departure is not None


@pytest.mark.slow  # plays scenarios on a hundred wrong references
@pytest.mark.parametrize("wrong", WRONG_REFERENCES, ids=lambda each: each.wrongly)
def test_a_scenario_notices(wrong: WrongReference) -> None:
    with unloaded():
        sys.meta_path.insert(0, Altered(wrong))
        assert fails(wrong.noticed_by)


@pytest.mark.slow  # a game each
@pytest.mark.parametrize("scenario", sorted({each.noticed_by for each in WRONG_REFERENCES}))
def test_the_right_reference_does_not_fail(scenario: str) -> None:
    assert not fails(scenario)
