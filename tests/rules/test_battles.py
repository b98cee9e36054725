"""Creatures attack battles whose protectors are on the other team; damage takes their defense."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from rules.two_team_game import asked, controls, game, opened, told
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import CounterKind, Purpose, StepName
from ettin_spec.protocol.results import Done, Needs, Refused, Result, Unsupported

BEFORE, FIRST = "2023-04-13", "2023-04-14"
SIEGE = "Exercise of the Rampart"


def placed(
    date: str, owner: str = "Edward", protector: str | None = "Angie", defense: int = 3
) -> ReferenceEngine:
    """It is Edward's team's turn, and somebody controls a battle."""
    facts: list[f.Fact] = [
        controls("Edward", "Hill Giant"),
        controls("Angie", "Grizzly Bears"),
        controls(owner, SIEGE),
        f.Counters(SIEGE, CounterKind.DEFENSE, defense),
    ]
    if protector is not None:
        facts.append(f.Protector(SIEGE, protector))
    return opened(date, c.Place("E", tuple(facts)))


def attacking(engine: ReferenceEngine) -> Result:
    told(engine, c.Advance(c.At("E", StepName.DECLARE_ATTACKERS)))
    attacker = a.Attacker("Hill Giant", a.Whom(object=SIEGE))
    return told(engine, c.Act(a.Attack("Edward", (attacker,))))


def test_no_battle_was_attacked_before_there_were_any() -> None:
    assert isinstance(attacking(placed(BEFORE)), Refused)
    assert isinstance(attacking(placed(FIRST)), Done)


@pytest.mark.parametrize("owner", ["Edward", "Ronald"])
@pytest.mark.parametrize("protector", ["Angie", "Barry"])
def test_each_member_of_a_team_attacks_a_battle_of_the_team(owner: str, protector: str) -> None:
    assert isinstance(attacking(placed(TODAY, owner, protector)), Done)


@pytest.mark.parametrize("protector", ["Edward", "Ronald"])
def test_neither_its_protector_nor_the_teammate_attacks_a_battle(protector: str) -> None:
    assert isinstance(attacking(placed(TODAY, "Angie", protector)), Refused)


@pytest.mark.parametrize("protector", [None, "Edward", "Ronald"])
def test_a_battle_that_no_opponent_protects_gets_one_of_them_as_protector(
    protector: str | None,
) -> None:
    needs = told(
        placed(TODAY, protector=protector), c.Advance(c.At("E", StepName.BEGINNING_OF_COMBAT))
    )
    assert isinstance(needs, Needs)
    assert needs.choice.purpose == Purpose.PROTECTOR
    assert needs.choice.decider == ("Edward",)
    assert set(needs.choice.options) == {"Angie", "Barry"}


@pytest.mark.parametrize("defense", [3, 2])
def test_a_battle_whose_last_counter_is_removed_is_exiled_and_not_put_into_a_graveyard(
    defense: int,
) -> None:
    engine = placed(TODAY, defense=defense)
    attacking(engine)
    told(engine, c.Advance(c.At("E", StepName.COMBAT_DAMAGE)))
    assert asked(engine, q.AskCounters(SIEGE, CounterKind.DEFENSE)) == 0
    told(engine, c.Advance(c.At("E", StepName.POSTCOMBAT_MAIN)))
    assert asked(engine, q.AskCount("Edward", SIEGE)) == 0
    assert asked(engine, q.AskZone(SIEGE)) is None


def test_a_battle_that_never_had_defense_is_put_into_its_owners_graveyard() -> None:
    engine = placed(TODAY, defense=0)
    told(engine, c.Advance(c.At("E", StepName.BEGINNING_OF_COMBAT)))
    assert asked(engine, q.AskZone(SIEGE)) == {"zone": "graveyard", "player": "Edward"}


WALKING = "Walking Siege"
MADE = {"type": "Creature Battle - Siege", "body": "4/3", "defense": 4}


def walking(owner: str, protector: str) -> ReferenceEngine:
    """It is Edward's team's turn, and somebody controls a battle that is a creature as well."""
    engine, made = ReferenceEngine(), game(TODAY)
    facts = (
        controls("Edward", "Hill Giant"),
        controls(owner, WALKING),
        f.Protector(WALKING, protector),
    )
    told(engine, replace(made, cards={**made.cards, WALKING: MADE}), c.Place("E", facts))
    told(engine, c.Advance(c.At("E", StepName.DECLARE_ATTACKERS)))
    return engine


@pytest.mark.parametrize(("creature", "result"), [(WALKING, Refused), ("Hill Giant", Done)])
def test_a_battle_that_is_a_creature_does_not_attack(creature: str, result: type) -> None:
    attacker = a.Attacker(creature, a.Whom(player="Angie"))
    engine = walking("Ronald", "Barry")
    assert isinstance(told(engine, c.Act(a.Attack("Ronald", (attacker,)))), result)


def test_a_battle_that_is_a_creature_does_not_block() -> None:
    engine = walking("Angie", "Edward")
    told(engine, c.Act(a.Attack("Edward", (a.Attacker("Hill Giant", a.Whom(player="Angie")),))))
    told(engine, c.Advance(c.At("E", StepName.DECLARE_BLOCKERS)))
    block = a.Block("Angie", (a.Blocker(WALKING, "Hill Giant"),))
    refused = told(engine, c.Act(block))
    assert isinstance(refused, Refused)
    assert "never blocks" in refused.reason


def test_damage_to_a_battle_that_is_a_creature_is_damage_to_a_creature_too() -> None:
    engine = walking("Ronald", "Angie")
    attacker = a.Attacker("Hill Giant", a.Whom(object=WALKING))
    told(engine, c.Act(a.Attack("Edward", (attacker,))))
    told(engine, c.Advance(c.At("E", StepName.COMBAT_DAMAGE)))
    assert asked(engine, q.AskZone(WALKING)) == {"zone": "graveyard", "player": "Ronald"}


def test_a_battle_has_a_protector_and_nothing_else_has() -> None:
    assert asked(placed(TODAY), q.AskProtector(SIEGE)) == "Angie"
    assert asked(placed(TODAY), q.AskProtector("Hill Giant")) is None
    facts = (controls("Edward", "Hill Giant"), f.Protector("Hill Giant", "Angie"))
    assert isinstance(told(placed(TODAY), c.Place("E", facts)), Unsupported)
