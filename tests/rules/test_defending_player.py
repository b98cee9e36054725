"""Who is meant by the defending player, and what a pick that is not offered comes to."""

from __future__ import annotations

import pytest
from rules.two_team_game import asked, controls, opened, told
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Kind, Purpose, StepName
from ettin_spec.protocol.results import Done, Needs, Refused, Result

BEFORE = "2012-01-01"
FACTS = (
    f.Life("A", 20),
    controls("Edward", "Thraximundar"),
    controls("Angie", "Grizzly Bears"),
    controls("Barry", "Hill Giant"),
    controls("Barry", "Vanilla 1/1"),
)


def attacked(date: str, whom: a.Whom) -> ReferenceEngine:
    """Edward attacks with Thraximundar, whose ability is on the stack."""
    engine = opened(date, c.Place("E", FACTS))
    told(engine, c.Advance(c.At("E", StepName.DECLARE_ATTACKERS)))
    attack = a.Attack("Edward", (a.Attacker("Thraximundar", whom),))
    assert isinstance(told(engine, c.Act(attack)), Done)
    return engine


def resolved(engine: ReferenceEngine) -> Result:
    return told(engine, c.Advance(c.Left("Thraximundar")))


def creatures(engine: ReferenceEngine) -> list[object]:
    return [asked(engine, q.AskCount(p, kind=Kind.CREATURE)) for p in ("Angie", "Barry")]


def test_its_controller_is_asked_for_one_of_the_two_as_it_resolves() -> None:
    engine = attacked(BEFORE, a.Whom(team="A"))
    result = resolved(engine)
    assert isinstance(result, Needs)
    assert result.choice.purpose is Purpose.DEFENDING_PLAYER
    assert result.choice.decider == ("Edward",)
    assert result.choice.options == ("Angie", "Barry")


@pytest.mark.parametrize("player", ["Edward", "Ronald"])
def test_nobody_else_is_a_defending_player(player: str) -> None:
    engine = attacked(BEFORE, a.Whom(team="A"))
    resolved(engine)
    refused = told(engine, c.Answer("Edward", Purpose.DEFENDING_PLAYER, (player,)))
    assert isinstance(refused, Refused)
    assert creatures(engine) == [1, 2]
    told(engine, c.Answer("Edward", Purpose.DEFENDING_PLAYER, ("Angie",)))
    assert creatures(engine) == [0, 2]


def test_a_player_sacrifices_what_that_player_controls() -> None:
    engine = attacked(TODAY, a.Whom(player="Barry"))
    result = resolved(engine)
    assert isinstance(result, Needs)
    assert result.choice.options == ("Hill Giant", "Vanilla 1/1")
    refused = told(engine, c.Answer("Barry", Purpose.SACRIFICE, ("Grizzly Bears",)))
    assert isinstance(refused, Refused)
    told(engine, c.Answer("Barry", Purpose.SACRIFICE, ("Vanilla 1/1",)))
    assert creatures(engine) == [1, 1]


def test_a_player_without_creatures_sacrifices_none() -> None:
    facts = tuple(fact for fact in FACTS if getattr(fact, "player", "") != "Angie")
    engine = opened(TODAY, c.Place("E", facts))
    told(engine, c.Advance(c.At("E", StepName.DECLARE_ATTACKERS)))
    whom = a.Whom(player="Angie")
    told(engine, c.Act(a.Attack("Edward", (a.Attacker("Thraximundar", whom),))))
    assert isinstance(resolved(engine), Done)
    assert creatures(engine) == [0, 2]
