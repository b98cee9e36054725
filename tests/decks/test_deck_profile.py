"""A program that judges decks and plays no game is judged on decks, and on nothing else."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest
from shared.corpora import library
from shared.today import TODAY

from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, Wanted, select
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import CaseEnded, Departed, Ended
from ettin_tck.checking.check_run import Check
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits
from ettin_tck.verdicts import Verdict

pytestmark = pytest.mark.slow  # each is a check of a program in another process

CHILDREN = Path(__file__).parents[1] / "children"
TOLD_APART = {
    "deck.names.unity",
    "deck.unity.jitte",
    "deck.unity.naturalize",
    "deck.unity.one_each.later",
    "deck.unity.bears.later",
    "deck.unity.bears.too_many",
    "deck.unity.english_name",
    "deck.unity.own_rule.later",
    "deck.restricted",
}
"""What goes wrong when nobody looks at both decks."""


def events_of(name: str, date: str = TODAY, vary: bool = False) -> list[object]:
    """All that a check of a child told."""
    command = (sys.executable, "-S", "-E", str(CHILDREN / f"{name}.py"))
    order = Order(library(), select(library(), Wanted((date,))), command, vary=vary)
    with Session(command, Limits()) as session:
        return list(Check(order, session).events())


@cache
def cases(name: str) -> dict[str, CaseEnded]:
    """The cases of today, by scenario."""
    return {event.id: event for event in events_of(name) if isinstance(event, CaseEnded)}


@cache
def profiles() -> dict[str, str]:
    """The profile of each scenario."""
    last = {s.id: Chosen(s, s.cases[-1], TODAY) for s in library().corpus.scenarios}
    return {name: plan_of(library(), chosen, TODAY).profile for name, chosen in last.items()}


def test_it_passes_what_it_claims_and_meets_nothing_of_a_game() -> None:
    found = cases("deck_checker")
    for name, case in found.items():
        if "the variant" in case.why or "the facet" in case.why:
            assert case.verdict is Verdict.SKIPPED
        elif case.verdict is Verdict.SKIPPED:
            assert profiles()[name] != "deck"
            assert case.why.startswith("the engine does not claim the profile ")
        else:
            assert profiles()[name] == "deck"
            assert case.verdict in (Verdict.PASS, Verdict.NOT_OBSERVABLE), (name, case.why)
    passed = {name for name, case in found.items() if case.verdict is Verdict.PASS}
    assert passed > TOLD_APART


def test_what_it_cannot_see_is_not_observable_and_says_why() -> None:
    case = cases("deck_checker")["deck.unity.reason"]
    assert case.verdict is Verdict.NOT_OBSERVABLE
    assert case.why == "the engine does not observe objection"


def test_it_ends_well_and_never_departs_from_the_flow() -> None:
    told = events_of("deck_checker", vary=True)
    assert not [event for event in told if isinstance(event, Departed)]
    (ended,) = [event for event in told if isinstance(event, Ended)]
    assert ended.exit == 0


def test_one_that_judges_each_deck_by_itself_fails_where_it_matters() -> None:
    failed = {n for n, case in cases("counts_each_deck").items() if case.verdict is Verdict.FAIL}
    assert failed == TOLD_APART


def test_its_failure_names_the_clause_and_the_days_when_it_was_right() -> None:
    case = cases("counts_each_deck")["deck.unity.one_each.later"]
    assert [clause.number for clause in case.clauses] == ["MTR 8.4"]
    assert case.asked == "{q: decks_allowed, team: A, format: constructed}"


@pytest.mark.slow  # a check of all lists each
@pytest.mark.parametrize("date", ["2005-08-20", "2016-07-22"])
def test_rules_older_than_its_own_are_skipped(date: str) -> None:
    found = [event for event in events_of("deck_checker", date) if isinstance(event, CaseEnded)]
    assert {event.verdict for event in found} == {Verdict.SKIPPED}
