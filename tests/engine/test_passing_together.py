"""An advance goes by many steps in one move, and comes to what single decisions come to."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shared.corpora import library
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine, advancing
from ettin_spec.language import seating
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Purpose, StepName
from ettin_spec.protocol.facts import Controls
from ettin_spec.protocol.results import Begun, Done, ForPriority, Result, Status, Value
from ettin_tck.library import SCOPE

TEAMS = seating("two-headed-giant")
PLAYERS = tuple(player for team in TEAMS for player in team.players)
CARDS = (
    "Hill Giant",
    "Serendib Efreet",
    "Verdant Force",
    "Exercise of the Steps",
    "Path of Bravery",
)
"""A card that nothing is said of, those that steps trigger, and one that speaks of life."""

DATES = st.sampled_from(["2006-12-20", "2010-07-16", "2018-06-08", TODAY])
WINDOWS = (
    StepName.UPKEEP,
    StepName.DRAW,
    StepName.PRECOMBAT_MAIN,
    StepName.BEGINNING_OF_COMBAT,
    StepName.END_OF_COMBAT,
    StepName.POSTCOMBAT_MAIN,
    StepName.END,
)
MOST = 400
"""Decisions in a whole round of turns, and more."""

SEEN = (
    *(c.Observe(q.AskLife(team.id)) for team in TEAMS),
    *(c.Observe(q.AskLibrarySize(player)) for player in PLAYERS),
    *(c.Observe(q.AskCount(player)) for player in PLAYERS),
)


def opened(date: str, there: tuple[str, ...], active: str) -> tuple[ReferenceEngine, Status]:
    """A game with some permanents of the first team, and where it stands."""
    named = dict.fromkeys(("Filler", *there))
    cards = library().declarations(named, date)
    facts = tuple(
        Controls(PLAYERS[n % 2], 1, name, labels=(f"{name} {n}",)) for n, name in enumerate(there)
    )
    engine = ReferenceEngine()
    discards = [c.Answer(player, Purpose.DISCARD, take=1) for player in PLAYERS]
    new_game = c.NewGame(date, "two-headed-giant", SCOPE, TEAMS, cards)
    opening = engine.run([new_game, c.Place(active, facts), *discards])
    assert all(isinstance(each, Done) for each in opening), opening
    return engine, status_of(opening[1])


def status_of(result: Result) -> Status:
    """The status of what was done."""
    assert isinstance(result, Done) and result.status is not None, result
    return result.status


def next_of(status: Status) -> c.Command:
    """Who has priority passes; who has to declare declares nothing."""
    if isinstance(status.waiting, ForPriority):
        return c.Pass(status.waiting.team)
    by = next(team for team in TEAMS if team.id == status.active).players[0]
    if status.step == StepName.DECLARE_ATTACKERS:
        return c.Act(a.Attack(by, ()))
    other = next(team for team in TEAMS if team.id != status.active).players[0]
    return c.Act(a.Block(other, ()))


def one_by_one(
    engine: ReferenceEngine, first: Status, to: c.At
) -> tuple[list[str], list[Begun], Status]:
    """The passes and steps on the way to a window, and where it ends, decision by decision."""
    passed, steps, status = list[str](), list[Begun](), first
    for _ in range(MOST):
        (result,) = engine.run([next_of(status)])
        status = status_of(result)
        passed += status.passed
        steps += status.steps
        there = (status.active, status.step) == (to.team, to.step)
        if there and (status.turn, status.step) != (first.turn, first.step):
            return passed, steps, status
    raise AssertionError(f"{to} was not reached")


def compare(date: str, there: tuple[str, ...], team: c.Team, step: StepName) -> None:
    """An advance and single decisions lead to the same by the same way."""
    (at_once, _), (slowly, first) = (opened(date, there, TEAMS[0].id) for _ in range(2))
    to = c.At(team.id, step)
    reached, *seen = at_once.run([c.Advance(to), *SEEN])
    passed, steps, status = one_by_one(slowly, first, to)
    have = status_of(reached)
    assert (list(have.passed), list(have.steps)) == (passed, steps)
    assert (have.turn, have.active, have.step, have.waiting, have.stack) == (
        *(status.turn, status.active, status.step, status.waiting, status.stack),
    )
    values = [each.value for each in seen if isinstance(each, Value)]
    assert values == [each.value for each in slowly.run(SEEN) if isinstance(each, Value)]
    assert len(values) == len(SEEN)
    assert isinstance(reached, Done)
    (last,) = slowly.run([c.Observe(q.AskLife(TEAMS[0].id))])
    assert isinstance(last, Value) and last.policies == reached.policies


@settings(max_examples=60, deadline=None)
@given(
    date=DATES,
    there=st.lists(st.sampled_from(CARDS), max_size=3).map(tuple),
    team=st.sampled_from(TEAMS),
    step=st.sampled_from(WINDOWS),
)
def test_an_advance_is_what_its_decisions_are(
    date: str, there: tuple[str, ...], team: c.Team, step: StepName
) -> None:
    compare(date, there, team, step)


def test_a_window_that_is_passed_over_would_be_seen() -> None:
    way = (TODAY, ("Hill Giant",), TEAMS[0], StepName.END)
    compare(*way)
    with (
        patch.object(advancing._Passing, "passes_to", lambda *_: advancing.NO_PLACE),
        pytest.raises(AssertionError),
    ):
        compare(*way)
