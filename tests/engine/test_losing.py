"""Losing and winning other than by life."""

from __future__ import annotations

import pytest
from engine.table import asked, opened, told

from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import GameState, StepName
from ettin_spec.protocol.results import Done, Over, Result

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
