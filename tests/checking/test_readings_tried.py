"""A reading that explains a failure by chance is told from one that the engine has."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from shared.corpora import library

from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import CaseEnded, Events, ReadingTried
from ettin_tck.checking.check_run import Check
from ettin_tck.engines.installed import maker
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits

WRONG = Path(__file__).parents[1] / "mistakes" / "wrong_reference.py"
EVERYBODY = "(policy team.opponents = everybody_else)"
TWICE = "what the second head casts triggers twice"
IDS = ("unless.*", "together.*", "lasting.*", "trigger.*")

pytestmark = pytest.mark.slow  # a check of two hundred cases, by a child


def told_by(wrongly: str) -> list[Events]:
    command = (sys.executable, str(WRONG), wrongly)
    chosen = select(library(), Wanted(ids=IDS))
    order = Order(library(), chosen, command, reference=maker("reference"))
    with Session(command, Limits()) as session:
        return list(Check(order, session).events())


def test_what_passes_in_spite_of_a_reading_is_told() -> None:
    """A doubled trigger gives the number that two opponents more would give."""
    events = told_by(TWICE)
    (failed,) = [each for each in events if isinstance(each, CaseEnded) and each.causes]
    assert failed.id == "unless.may"
    (tried,) = [each for each in events if isinstance(each, ReadingTried)]
    assert tried.cause in failed.causes
    assert tried.cause.endswith(EVERYBODY)
    passed = {each.id for each in events if isinstance(each, CaseEnded) and not each.why}
    assert len(tried.passed) > 2
    assert passed >= {*tried.passed}


def test_nothing_passes_in_spite_of_the_reading_that_an_engine_has() -> None:
    events = told_by("teammate_is_an_opponent")
    causes = [each.causes for each in events if isinstance(each, CaseEnded) and each.causes]
    assert len(causes) > 4
    assert any(cause.endswith(EVERYBODY) for each in causes for cause in each)
    tried = [each.cause for each in events if isinstance(each, ReadingTried)]
    assert [cause for cause in tried if cause.endswith(EVERYBODY)] == []
