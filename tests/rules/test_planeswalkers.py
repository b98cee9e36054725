"""Creatures attack planeswalkers of the other team, whose loyalty is what the damage takes."""

from __future__ import annotations

import pytest
from rules.two_team_game import asked, controls, opened, told
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import CounterKind, StepName
from ettin_spec.protocol.results import Done, Refused, Result

WALKER = "Nissa, Voice of Zendikar"


def table(date: str, owner: str = "Angie", loyalty: int = 3) -> ReferenceEngine:
    """Edward may attack, and somebody controls a planeswalker."""
    facts = (
        controls("Edward", "Hill Giant"),
        controls(owner, WALKER),
        f.Counters(WALKER, CounterKind.LOYALTY, loyalty),
    )
    engine = opened(date, c.Place("E", facts))
    told(engine, c.Advance(c.At("E", StepName.DECLARE_ATTACKERS)))
    return engine


def attacked(engine: ReferenceEngine, whom: str = WALKER) -> Result:
    attacker = a.Attacker("Hill Giant", a.Whom(object=whom))
    return told(engine, c.Act(a.Attack("Edward", (attacker,))))


@pytest.mark.parametrize("date", ["2012-01-01", TODAY])
def test_a_planeswalker_without_loyalty_is_put_into_the_graveyard(date: str) -> None:
    engine = table(date)
    assert isinstance(attacked(engine), Done)
    told(engine, c.Advance(c.At("E", StepName.POSTCOMBAT_MAIN)))
    assert asked(engine, q.AskZone(WALKER)) == {"zone": "graveyard", "player": "Angie"}


def test_no_planeswalker_was_attacked_before_there_were_any() -> None:
    engine = table("2007-05-01")
    assert isinstance(attacked(engine), Refused)


def test_the_planeswalker_of_a_teammate_is_not_attacked() -> None:
    assert isinstance(attacked(table(TODAY, "Ronald")), Refused)


def test_what_is_no_planeswalker_is_not_attacked() -> None:
    engine = table(TODAY)
    assert isinstance(attacked(engine, "Hill Giant"), Refused)
    assert isinstance(attacked(engine), Done)
