"""Combat between two teams: who may block, and how damage is divided and dealt in each era."""

from __future__ import annotations

import pytest
from rules.two_team_game import after_combat, asked, attacked, controls, opened, told
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import ChoiceKind, Kind, Purpose, StepName
from ettin_spec.protocol.results import Done, Needs, Refused, Result

FACTS = (
    f.Life("A", 20),
    controls("Edward", "Hill Giant"),
    controls("Angie", "Grizzly Bears"),
    controls("Barry", "Vanilla 1/1"),
)


def blocked(engine: ReferenceEngine, *blockers: str, attacker: str = "Hill Giant") -> Result:
    block = a.Block("Barry", tuple(a.Blocker(it, attacker) for it in blockers))
    return told(engine, c.Act(block))


def creatures(engine: ReferenceEngine) -> list[object]:
    kinds = [q.AskCount(player, kind=Kind.CREATURE) for player in ("Angie", "Barry", "Edward")]
    return [asked(engine, kind) for kind in kinds]


@pytest.mark.parametrize("date", ["2005-08-20", "2012-01-01", TODAY])
def test_a_teammate_may_block_what_attacks_the_other(date: str) -> None:
    engine = attacked(date, FACTS, "Hill Giant")
    assert isinstance(blocked(engine, "Vanilla 1/1"), Done)
    assert isinstance(after_combat(engine), Done)
    assert creatures(engine) == [1, 0, 1]
    assert asked(engine, q.AskLife("A")) == 20


@pytest.mark.parametrize("date", ["2005-08-20", "2012-01-01", TODAY])
def test_an_unblocked_creature_damages_one_player_and_so_the_team_once(date: str) -> None:
    engine = attacked(date, FACTS, "Hill Giant")
    told(engine, c.Answer("E", Purpose.DAMAGED_PLAYER, ("Barry",)))
    assert isinstance(after_combat(engine), Done)
    assert asked(engine, q.AskLife("A")) == 17


def test_combat_damage_once_waited_on_the_stack() -> None:
    engine = attacked("2005-08-20", FACTS, "Hill Giant")
    told(engine, c.Answer("E", Purpose.DAMAGED_PLAYER, ("Barry",)))
    result = told(engine, c.Advance(c.At("E", StepName.COMBAT_DAMAGE)))
    assert isinstance(result, Done)
    assert (result.status.stack, asked(engine, q.AskLife("A"))) == (1, 20)
    after_combat(engine)
    assert asked(engine, q.AskLife("A")) == 17


def test_combat_damage_is_now_dealt_at_once() -> None:
    engine = attacked(TODAY, FACTS, "Hill Giant")
    result = told(engine, c.Advance(c.At("E", StepName.COMBAT_DAMAGE)))
    assert isinstance(result, Done)
    assert (result.status.stack, asked(engine, q.AskLife("A"))) == (0, 17)


@pytest.mark.parametrize("date", ["2005-08-20", TODAY])
def test_damage_is_divided_freely(date: str) -> None:
    engine = attacked(date, FACTS, "Hill Giant")
    blocked(engine, "Grizzly Bears", "Vanilla 1/1")
    result = after_combat(engine)
    assert isinstance(result, Needs)
    assert result.choice.kind is ChoiceKind.DAMAGE
    assert result.choice.options[1] == "Grizzly Bears: 2, Vanilla 1/1: 1"
    assert len(result.choice.options) == 4
    told(engine, c.Answer("E", Purpose.DAMAGE, ("Grizzly Bears: 1, Vanilla 1/1: 2",)))
    after_combat(engine)
    assert creatures(engine) == [1, 0, 0]


def test_damage_was_once_divided_in_an_order_announced_with_the_blocks() -> None:
    engine = attacked("2012-01-01", FACTS, "Hill Giant")
    asks = blocked(engine, "Grizzly Bears", "Vanilla 1/1")
    assert isinstance(asks, Needs)
    assert (asks.choice.purpose, asks.choice.decider) == (
        Purpose.DAMAGE_ORDER,
        ("Edward", "Ronald"),
    )
    order = ("Vanilla 1/1", "Grizzly Bears")
    told(engine, c.Answer("E", Purpose.DAMAGE_ORDER, order))
    result = after_combat(engine)
    assert isinstance(result, Needs)
    assert result.choice.options == tuple(
        f"Vanilla 1/1: {n}, Grizzly Bears: {3 - n}" for n in (3, 2, 1)
    )


@pytest.mark.parametrize(
    ("blockers", "attacker"),
    [
        (("Hill Giant",), "Hill Giant"),
        (("Vanilla 1/1", "Vanilla 1/1"), "Hill Giant"),
        (("Vanilla 1/1",), "Grizzly Bears"),
        (("Nothing",), "Hill Giant"),
    ],
)
def test_a_block_that_is_not_legal_as_a_whole_changes_nothing(
    blockers: tuple[str, ...], attacker: str
) -> None:
    engine = attacked(TODAY, FACTS, "Hill Giant")
    assert isinstance(blocked(engine, *blockers, attacker=attacker), Refused)
    assert isinstance(blocked(engine, "Grizzly Bears"), Done)


def test_the_active_team_announces_its_division_first_then_the_defending_team() -> None:
    facts = (
        controls("Edward", "Hill Giant"),
        controls("Edward", "Grizzly Bears"),
        controls("Angie", "Spike-Tailed Ceratops"),
        controls("Barry", "Vanilla 1/1"),
    )
    engine = opened(TODAY, c.Place("E", facts))
    told(engine, c.Advance(c.At("E", StepName.DECLARE_ATTACKERS)))
    fighters = ("Hill Giant", "Grizzly Bears")
    whom = a.Whom(player="Angie")
    told(engine, c.Act(a.Attack("Edward", tuple(a.Attacker(it, whom) for it in fighters))))
    told(engine, c.Advance(c.At("E", StepName.DECLARE_BLOCKERS)))
    wall = tuple(a.Blocker("Spike-Tailed Ceratops", it) for it in fighters)
    told(engine, c.Act(a.Block("Angie", (*wall, a.Blocker("Vanilla 1/1", "Hill Giant")))))
    first = after_combat(engine)
    assert isinstance(first, Needs)
    assert first.choice.decider == ("Edward", "Ronald")
    shares = (c.Share("Spike-Tailed Ceratops", 2), c.Share("Vanilla 1/1", 1))
    then = told(engine, c.Answer("E", Purpose.DAMAGE, shares=shares))
    assert isinstance(then, Needs)
    assert then.choice.decider == ("Angie", "Barry")


def test_damage_is_not_divided_otherwise_than_in_the_order_announced() -> None:
    engine = attacked("2012-01-01", FACTS, "Hill Giant")
    told(engine, c.Answer("E", Purpose.DAMAGE_ORDER, ("Grizzly Bears", "Vanilla 1/1")))
    blocked(engine, "Grizzly Bears", "Vanilla 1/1")
    after_combat(engine)
    shares = (c.Share("Grizzly Bears", 1), c.Share("Vanilla 1/1", 2))
    assert isinstance(told(engine, c.Answer("E", Purpose.DAMAGE, shares=shares)), Refused)
    shares = (c.Share("Grizzly Bears", 2), c.Share("Vanilla 1/1", 1))
    assert isinstance(told(engine, c.Answer("E", Purpose.DAMAGE, shares=shares)), Done)


def test_a_creature_blocks_no_more_than_it_can() -> None:
    engine = attacked(TODAY, FACTS, "Hill Giant")
    twice = tuple(a.Blocker("Grizzly Bears", "Hill Giant") for _ in range(2))
    assert isinstance(told(engine, c.Act(a.Block("Angie", twice))), Refused)
