"""Every way in which a creature that tramples may divide its damage, and no other."""

from __future__ import annotations

import pytest
from rules.two_team_game import after_combat, asked, attacked, controls, told
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.results import Done, Needs, Refused

MAMMOTH = "War Mammoth"
FACTS = (
    f.Life("A", 20),
    controls("Edward", MAMMOTH),
    controls("Angie", "Grizzly Bears"),
    controls("Barry", "Vanilla 1/1"),
    controls("Barry", "Birds of Paradise"),
)


def blocked(date: str, *blockers: str) -> ReferenceEngine:
    """Edward attacks Angie, or her team, with what tramples, and these creatures block it."""
    engine = attacked(date, FACTS, MAMMOTH)
    told(engine, c.Answer("E", Purpose.DAMAGE_ORDER, blockers))
    told(engine, c.Answer("E", Purpose.DAMAGED_PLAYER, ("Angie",)))
    told(engine, c.Act(a.Block("Angie", tuple(a.Blocker(it, MAMMOTH) for it in blockers))))
    return engine


@pytest.mark.parametrize("date", ["2005-08-20", "2012-01-01", TODAY])
def test_of_one_blocker_the_player_gets_what_it_does_not_need(date: str) -> None:
    engine = blocked(date, "Grizzly Bears")
    result = after_combat(engine)
    assert isinstance(result, Needs)
    assert result.choice.options == (
        "Grizzly Bears: 3, Angie: 0",
        "Grizzly Bears: 2, Angie: 1",
    )
    shares = (c.Share("Grizzly Bears", 1), c.Share("Angie", 2))
    assert isinstance(told(engine, c.Answer("E", Purpose.DAMAGE, shares=shares)), Refused)
    shares = (c.Share("Grizzly Bears", 2), c.Share("Angie", 1))
    assert isinstance(told(engine, c.Answer("E", Purpose.DAMAGE, shares=shares)), Done)
    after_combat(engine)
    assert asked(engine, q.AskLife("A")) == 19


@pytest.mark.parametrize("date", ["2005-08-20", "2012-01-01", TODAY])
def test_of_two_blockers_each_needs_lethal_damage_and_the_order_holds_among_them(
    date: str,
) -> None:
    result = after_combat(blocked(date, "Vanilla 1/1", "Birds of Paradise"))
    assert isinstance(result, Needs)
    in_order = [(3, 0, 0), (2, 1, 0), (1, 2, 0), (1, 1, 1)]
    ways = in_order if date == "2012-01-01" else [*in_order, (0, 3, 0)]
    assert set(result.choice.options) == {
        f"Vanilla 1/1: {one}, Birds of Paradise: {two}, Angie: {three}" for one, two, three in ways
    }


def test_where_the_blockers_need_it_all_nobody_is_asked_for_a_player() -> None:
    engine = blocked("2012-01-01", "Grizzly Bears", "Vanilla 1/1")
    result = after_combat(engine)
    assert isinstance(result, Needs)
    assert result.choice.options == (
        "Grizzly Bears: 3, Vanilla 1/1: 0",
        "Grizzly Bears: 2, Vanilla 1/1: 1",
    )
