"""Losing and winning other than by life."""

from __future__ import annotations

import pytest
from rules.two_team_game import asked, controls, opened, told

from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import GameState, StepName
from ettin_spec.protocol.results import Done, Over, Refused, Result

DATE = "2012-01-01"
E_DRAWS = c.Advance(c.At("E", StepName.DRAW))


def results(result: Result) -> dict[str, GameState]:
    """How the teams' game has ended."""
    assert isinstance(result, Done)
    assert isinstance(result.status.waiting, Over)
    return result.status.waiting.teams


@pytest.mark.parametrize("player", ["Edward", "Ronald"])
@pytest.mark.parametrize("date", ["2005-08-01", DATE])
def test_one_empty_library_loses_the_game_for_both(player: str, date: str) -> None:
    engine = opened(date, c.Place("A", (f.LibrarySize(player, 0),)))
    lost = results(told(engine, E_DRAWS))
    assert lost == {"A": GameState.WON, "E": GameState.LOST}


def test_who_draws_the_last_card_loses_only_by_the_next_draw() -> None:
    engine = opened(DATE, c.Place("A", (f.LibrarySize("Ronald", 1),)))
    told(engine, E_DRAWS)
    assert asked(engine, q.AskOutcome("E")) == "goes_on"
    assert asked(engine, q.AskLibrarySize("Ronald")) == 0
    assert results(told(engine, E_DRAWS))["E"] is GameState.LOST


@pytest.mark.parametrize("player", ["Edward", "Ronald"])
@pytest.mark.parametrize("step", [StepName.UPKEEP, StepName.DECLARE_ATTACKERS])
def test_one_concession_ends_the_game_for_both_whoevers_turn_it_is(
    player: str, step: StepName
) -> None:
    for team in ("A", "E"):
        engine = opened(DATE, c.Place("A", ()))
        told(engine, c.Advance(c.At(team, step)))
        lost = results(told(engine, c.Act(a.Concede(player))))
        assert lost == {"A": GameState.WON, "E": GameState.LOST}


def test_a_player_can_concede_before_the_first_turn() -> None:
    engine = opened(DATE, c.Deal("E"))
    lost = results(told(engine, c.Act(a.Concede("Barry"))))
    assert lost == {"A": GameState.LOST, "E": GameState.WON}


def test_nobody_concedes_twice_nor_for_a_stranger() -> None:
    engine = opened(DATE, c.Place("A", ()))
    assert isinstance(told(engine, c.Act(a.Concede("Nobody"))), Refused)
    told(engine, c.Act(a.Concede("Angie")))
    assert isinstance(told(engine, c.Act(a.Concede("Edward"))), Refused)
    assert asked(engine, q.AskOutcome("E")) == "won"


@pytest.mark.parametrize(("date", "least"), [("2005-08-01", 99), (DATE, 50)])
@pytest.mark.parametrize("player", ["Angie", "Barry"])
def test_a_team_wins_when_one_member_is_read_to_have_enough_life(
    date: str, least: int, player: str
) -> None:
    for life, wins in ((least, True), (least - 1, False)):
        facts = (f.Life("A", life), controls(player, "Test of Endurance"))
        engine = opened(date, c.Place("E", facts))
        told(engine, c.Advance(c.At("A", StepName.UPKEEP)))
        told(engine, c.Advance(c.At("A", StepName.DRAW)))
        assert asked(engine, q.AskOutcome("A")) == ("won" if wins else "goes_on")
        assert asked(engine, q.AskOutcome("E")) == ("lost" if wins else "goes_on")


def test_an_ability_with_a_condition_that_is_not_true_does_not_trigger() -> None:
    facts = (f.Life("A", 49), controls("Angie", "Test of Endurance"))
    result = told(opened(DATE, c.Place("E", facts)), c.Advance(c.At("A", StepName.UPKEEP)))
    assert isinstance(result, Done)
    assert result.status.stack == 0
