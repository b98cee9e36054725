"""Positions stand for themselves: they are answered, kept and played from again."""

from __future__ import annotations

import pickle

import pytest
from rules.two_team_game import controls, game, told

from ettin_engine.decisions.choices import Illegal
from ettin_engine.flow_steps.position import Decision, Position
from ettin_engine.flow_steps.whole_steps import answer, decide, settled
from ettin_engine.players.teams import opponents, teammates
from ettin_engine.serve import ReferenceEngine
from ettin_engine.serve.action_decisions import decision_of
from ettin_engine.serve.game_setup import new_game, placed
from ettin_engine.serve.scripted_answers import by_rules
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.results import Unsupported

SILENT = by_rules((), ())


def asking() -> Position:
    """Biorhythm resolving, both teams still to choose."""
    state = new_game(game("2012-01-01"), {})
    facts = (
        f.Life("E", 13),
        controls("Edward", "Vanilla 1/1", 3),
        controls("Ronald", "Mana Source", 8),
        f.InHand("Ronald", "Biorhythm", "Biorhythm"),
    )
    position = settled(Position(placed(state, c.Place("E", facts))), SILENT)
    position = decide(position, decision_of(position.state, a.Cast("Ronald", "Biorhythm")), SILENT)
    for team in (1, 0):
        position = decide(position, Decision("pass", team), SILENT)
    return position


def test_answers_one_by_one_lead_where_a_script_leads() -> None:
    one_by_one = answer(answer(asking(), ("Edward",), SILENT), ("Angie",), SILENT)
    script = {("Edward", "Ronald"): ("Edward",), ("Angie", "Barry"): ("Angie",)}
    at_once = answer(asking(), ("Edward",), lambda choice: script[choice.options])
    assert one_by_one == at_once


def test_an_option_that_is_not_offered_is_illegal_and_the_question_stands() -> None:
    position = asking()
    with pytest.raises(Illegal, match="Angie is not offered: Edward, Ronald"):
        answer(position, ("Angie",), SILENT)
    assert position.asks is not None


def test_an_old_position_can_be_played_again() -> None:
    position = asking()
    first = answer(position, ("Ronald",), SILENT)
    again = answer(position, ("Edward",), SILENT)
    assert first != again
    assert answer(position, ("Ronald",), SILENT) == first


def test_a_teammate_is_never_an_opponent() -> None:
    state = new_game(game("2012-01-01"), {})
    for player in state.hands:
        assert not set(teammates(state, player)) & set(opponents(state, player))


def test_nothing_is_played_before_a_game_is_there() -> None:
    assert isinstance(told(ReferenceEngine(), c.Pass("A")), Unsupported)


def test_a_card_without_declaration_cannot_be_placed() -> None:
    result = told(ReferenceEngine(), game("2012-01-01"), c.Place("A", (controls("Angie", "X"),)))
    assert result == Unsupported("no declaration came with X")


def test_a_settled_state_can_be_kept_as_bytes() -> None:
    position = asking()
    assert pickle.loads(pickle.dumps(position.state.flow)) == position.state.flow
