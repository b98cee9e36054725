"""Scenarios fail on the wrong engines for which they were written."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from engine.altered_module import Altered
from engine.wrong_legends import WrongReference
from engine.wrong_references import WRONG_REFERENCES
from shared.corpora import library

from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Wanted, last_day, select
from ettin_tck.judging.flow_watch import watch_of
from ettin_tck.judging.plan_runner import play


@pytest.fixture
def unloaded() -> Iterator[None]:
    """The engine's modules are imported anew, and afterwards those from before are back."""
    before = {name: found for name, found in sys.modules.items() if _is_engine(name)}
    for name in before:
        del sys.modules[name]
    finders = tuple(sys.meta_path)
    yield
    sys.meta_path[:] = finders
    for name in [name for name in sys.modules if _is_engine(name)]:
        del sys.modules[name]
    sys.modules.update(before)


def _is_engine(name: str) -> bool:
    return name == "ettin_engine" or name.startswith("ettin_engine.")


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
@pytest.mark.usefixtures("unloaded")
@pytest.mark.parametrize("wrong", WRONG_REFERENCES, ids=lambda each: each.wrongly)
def test_a_scenario_notices(wrong: WrongReference) -> None:
    sys.meta_path.insert(0, Altered(wrong))
    assert fails(wrong.noticed_by)


@pytest.mark.slow  # a game each
@pytest.mark.parametrize("scenario", sorted({each.noticed_by for each in WRONG_REFERENCES}))
def test_the_right_reference_does_not_fail(scenario: str) -> None:
    assert not fails(scenario)
