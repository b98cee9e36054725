"""The seeds' situations straight against the reference, without the scenario language."""

from __future__ import annotations

import pytest
from rules.two_team_game import asked, controls, opened, told
from shared.today import TODAY

from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import GameState, Kind, Purpose, StepName
from ettin_spec.protocol.results import Done, ForChoice, Needs, Over, Refused

ENDLESS = TODAY


@pytest.mark.parametrize(
    ("date", "left"), [("2005-08-20", 9), ("2010-04-22", 9), ("2010-04-23", 1), (ENDLESS, 1)]
)
def test_hidetsugu_reads_half_of_the_team_then_all_of_it(date: str, left: int) -> None:
    facts = (f.Life("A", 17), f.Life("E", 17), controls("Angie", "Heartless Hidetsugu"))
    engine = opened(date, c.Place("A", facts))
    act = c.Act(a.Activate("Angie", "Heartless Hidetsugu"))
    assert isinstance(told(engine, act, c.Advance(c.Left("Heartless Hidetsugu"))), Done)
    assert [asked(engine, q.AskLife(team)) for team in "AE"] == [left, left]


def biorhythm(date: str, *answers: c.Answer) -> tuple[object, object]:
    """Biorhythm at 13 life, Edward with three creatures: the last result and E's life."""
    facts = (
        f.Life("E", 13),
        controls("Edward", "Vanilla 1/1", 3),
        controls("Angie", "Grizzly Bears"),
        controls("Barry", "Hill Giant"),
        controls("Ronald", "Mana Source", 8),
        f.InHand("Ronald", "Biorhythm", "Biorhythm"),
    )
    engine = opened(date, c.Place("E", facts))
    told(engine, *answers, c.Act(a.Cast("Ronald", "Biorhythm")))
    result = told(engine, c.Advance(c.Left("Biorhythm")))
    return result, asked(engine, q.AskLife("E"))


def choosing(team: str, member: str) -> c.Answer:
    return c.Answer(team, Purpose.AFFECTED_MEMBER, (member,))


def test_biorhythm_once_gave_the_sum() -> None:
    assert biorhythm("2005-08-20")[1] == 3


def test_biorhythm_gives_the_number_of_the_member_chosen() -> None:
    result, life = biorhythm(ENDLESS, choosing("A", "Angie"), choosing("E", "Edward"))
    assert isinstance(result, Done)
    assert life == 3


def test_a_team_that_chooses_the_member_without_creatures_loses() -> None:
    result, life = biorhythm(ENDLESS, choosing("A", "Angie"), choosing("E", "Ronald"))
    assert isinstance(result, Done)
    assert result.status.waiting == Over({"A": GameState.WON, "E": GameState.LOST})
    assert life == 0


def test_a_choice_that_nobody_foresaw_is_shown_with_its_options() -> None:
    result, life = biorhythm(ENDLESS, choosing("E", "Edward"))
    assert isinstance(result, Needs)
    assert result.choice.options == ("Angie", "Barry")
    assert life == 13


def at_attackers(date: str, colour: str = "green") -> object:
    facts = (
        controls("Angie", "Teferi's Moat"),
        f.ChosenColour("Teferi's Moat", colour),  # type: ignore[arg-type]  # plain text will do
        controls("Edward", "Grizzly Bears"),
        controls("Ronald", "Hill Giant"),
    )
    engine = opened(date, c.Place("E", facts))
    result = told(engine, c.Advance(c.At("E", StepName.DECLARE_ATTACKERS)))
    assert isinstance(result, Done)
    assert isinstance(result.status.waiting, ForChoice)
    return engine


def attack(by: str, card: str, **whom: str) -> c.Act:
    return c.Act(a.Attack(by, (a.Attacker(card, a.Whom(**whom)),)))


def test_the_moat_once_kept_creatures_from_the_whole_team() -> None:
    engine = at_attackers("2012-01-01")
    assert isinstance(told(engine, attack("Edward", "Grizzly Bears", team="A")), Refused)
    assert isinstance(told(engine, attack("Ronald", "Hill Giant", team="A")), Done)
    assert asked(engine, q.AskAttacking("Hill Giant")) is True


def test_the_moat_now_keeps_them_from_its_controller_only() -> None:
    engine = at_attackers(ENDLESS)
    assert isinstance(told(engine, attack("Edward", "Grizzly Bears", player="Angie")), Refused)
    assert isinstance(told(engine, attack("Edward", "Grizzly Bears", player="Barry")), Done)
    end = told(engine, c.Advance(c.At("E", StepName.POSTCOMBAT_MAIN)))
    assert isinstance(end, Done)
    assert asked(engine, q.AskLife("A")) == 28


@pytest.mark.parametrize("date", ["2005-08-20", "2007-06-01", "2012-01-01", ENDLESS])
def test_verdant_force_makes_one_saproling_in_each_upkeep(date: str) -> None:
    engine = opened(date, c.Place("A", (controls("Angie", "Verdant Force"),)))
    counts = []
    for team in "EA":
        told(engine, c.Advance(c.At(team, StepName.UPKEEP)))
        told(engine, c.Advance(c.Left("Verdant Force")))
        counts.append(asked(engine, q.AskCount("Angie", kind=Kind.SAPROLING, token=True)))
    assert counts == [1, 2]
    assert asked(engine, q.AskCount("Barry", kind=Kind.SAPROLING)) == 0


@pytest.mark.parametrize(("date", "turns"), [("2005-08-20", 5), ("2006-12-20", 3), (ENDLESS, 3)])
def test_so_many_turns_follow_when_time_is_called(date: str, turns: int) -> None:
    for played, state in ((turns - 1, GameState.GOES_ON), (turns, GameState.DRAWN)):
        engine = opened(date, c.Place("A", ()))
        finish = c.Advance(c.TurnsEnd(1, "A"))
        result = told(engine, c.Act(a.CallTime()), finish, c.Advance(c.TurnsEnd(played, "E")))
        assert isinstance(result, Done), result
        assert asked(engine, q.AskOutcome()) == state


def hands(engine: object) -> list[object]:
    players = ("Angie", "Barry", "Edward", "Ronald")
    return [asked(engine, q.AskHandSize(player)) for player in players]


def declared(engine: object, *declarations: tuple[str, bool]) -> list[str]:
    """What comes of each declaration: a mulligan (true) or a kept hand."""
    seen = []
    for player, again in declarations:
        action = a.TakeMulligan(player) if again else a.Keep(player)
        seen.append(type(told(engine, c.Act(action))).__name__)
    return seen


def test_mulligans_of_2005_one_player_after_the_other() -> None:
    engine = opened("2005-08-20", c.Deal("A"))
    seen = declared(engine, ("Barry", True), ("Angie", True), ("Angie", True), ("Angie", False))
    assert seen == ["Refused", "Done", "Done", "Done"]
    assert hands(engine) == [6, 7, 7, 7]
    assert declared(engine, ("Angie", True), ("Barry", False)) == ["Refused", "Done"]


def test_the_first_mulligan_once_cost_a_card() -> None:
    engine = opened("2005-08-01", c.Deal("A"))
    declared(engine, ("Angie", True))
    assert hands(engine)[0] == 6


def test_mulligans_of_2012_all_declare_then_all_at_once() -> None:
    engine = opened("2012-01-01", c.Deal("E"))
    first = (("Angie", True), ("Edward", True), ("Ronald", False), ("Angie", True))
    assert declared(engine, *first) == ["Refused", "Done", "Done", "Done"]
    declared(engine, ("Barry", False), ("Ronald", True), ("Edward", True), ("Angie", False))
    assert hands(engine) == [7, 7, 6, 7]
    assert declared(engine, ("Edward", False)) == ["Done"]


def test_mulligans_of_2006_team_by_team() -> None:
    engine = opened("2006-12-20", c.Deal("A"))
    seen = declared(engine, ("Angie", True), ("Edward", True), ("Barry", False), ("Angie", True))
    assert seen == ["Done", "Refused", "Done", "Done"]
    assert hands(engine) == [6, 7, 7, 7]


def test_mulligans_of_today_draw_seven_and_put_some_back() -> None:
    engine = opened(ENDLESS, c.Deal("A"))
    told(engine, c.Answer("Angie", Purpose.BOTTOM, take=1))
    for _ in range(2):
        declared(engine, ("Angie", True), ("Barry", False), ("Edward", False), ("Ronald", False))
    assert hands(engine) == [6, 7, 7, 7]
