"""What the protocol's words mean, on the reference."""

from __future__ import annotations

from rules.two_team_game import asked, controls, opened, told
from shared.today import TODAY

from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Purpose, StepName
from ettin_spec.protocol.results import Done, ForChoice, Needs, Refused, Unobservable

DATE = TODAY
BIORHYTHM = (
    controls("Edward", "Vanilla 1/1", 3),
    controls("Ronald", "Mana Source", 8),
    f.InHand("Ronald", "Biorhythm", "Biorhythm"),
)


def test_a_step_that_is_under_way_is_left_before_it_is_reached_again() -> None:
    engine = opened(DATE, c.Place("A", ()))
    for turn in (5, 7):
        result = told(engine, c.Advance(c.At("A", StepName.UPKEEP)))
        assert isinstance(result, Done)
        assert result.status.turn == turn


def test_a_step_without_a_window_is_passed_by() -> None:
    engine = opened(DATE, c.Place("A", ()))
    result = told(engine, c.Advance(c.At("E", StepName.UNTAP)))
    assert isinstance(result, Refused)
    assert result.reason == "passed by: there was no window in untap"
    assert result.status.turn == 3


def test_a_hand_counts_the_cards_that_are_named() -> None:
    facts = (f.HandSize("Ronald", 3), *BIORHYTHM)
    assert asked(opened(DATE, c.Place("E", facts)), q.AskHandSize("Ronald")) == 3


def test_a_late_answer_lets_the_game_go_on() -> None:
    engine = opened(DATE, c.Place("E", BIORHYTHM))
    told(engine, c.Act(a.Cast("Ronald", "Biorhythm")))
    assert isinstance(told(engine, c.Advance(c.Left("Biorhythm"))), Needs)
    edward = c.Answer("E", Purpose.AFFECTED_MEMBER, ("Edward",))
    assert isinstance(told(engine, edward), Needs)
    assert isinstance(told(engine, c.Answer("A", Purpose.AFFECTED_MEMBER, ("Barry",))), Done)
    assert [asked(engine, q.AskLife(team)) for team in "EA"] == [3, 0]


def test_what_is_resolving_is_on_the_stack_until_it_has_resolved() -> None:
    engine = opened(DATE, c.Place("E", BIORHYTHM))
    told(engine, c.Act(a.Cast("Ronald", "Biorhythm")))
    result = told(engine, c.Advance(c.Left("Biorhythm")))
    assert isinstance(result, Needs)
    assert result.status.stack == 1
    assert asked(engine, q.AskZone("Biorhythm")) == {"zone": "stack", "player": "Ronald"}


def test_declaring_no_attackers_is_an_attack_by_nobody() -> None:
    engine = opened(DATE, c.Place("E", (controls("Edward", "Hill Giant"),)))
    told(engine, c.Advance(c.At("E", StepName.DECLARE_ATTACKERS)))
    result = told(engine, c.Act(a.Attack("Edward", ())))
    assert isinstance(result, Done)
    assert result.status.step is StepName.DECLARE_ATTACKERS
    assert asked(engine, q.AskAttacking("Hill Giant")) is False


def test_who_may_declare_a_mulligan_is_shown() -> None:
    engine = opened(DATE, c.Deal("E"))
    result = told(engine, c.Act(a.Keep("Ronald")))
    assert isinstance(result, Done)
    assert isinstance(result.status.waiting, ForChoice)
    assert result.status.waiting.choice.decider == ("Edward",)


def test_a_pass_of_the_team_without_priority_is_refused() -> None:
    engine = opened(DATE, c.Place("A", ()))
    assert isinstance(told(engine, c.Pass("E")), Refused)
    assert isinstance(told(engine, c.Pass("A")), Done)


def test_what_is_not_there_cannot_be_observed() -> None:
    engine = opened(DATE, c.Place("A", ()))
    for question in (q.AskLife("X"), q.AskHandSize("Nobody"), q.AskAttacking("Hill Giant")):
        assert isinstance(told(engine, c.Observe(question)), Unobservable)
