"""Bands of attackers as they are declared: what is one, and what is none."""

from __future__ import annotations

import msgspec
import pytest
from rules.two_team_game import TEAMS, asked, controls, told

from ettin_engine.serve import ReferenceEngine
from ettin_spec.cards import load_cards
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.results import Done, Needs, Refused

TODAY = "2026-06-19"
ATTACKERS = ("Benalish Hero", "Timber Wolves", "Hill Giant", "Grizzly Bears")
WALL = "Obsianus Golem"


@pytest.fixture
def engine() -> ReferenceEngine:
    """Edward's four creatures may attack, of which two have banding; Angie has one that blocks."""
    cards = load_cards()
    declared = {
        name: msgspec.to_builtins(cards.card(name, TODAY))
        for name in (*ATTACKERS, WALL, "Filler", "Mana Source")
    }
    facts = (*(controls("Edward", name) for name in ATTACKERS), controls("Angie", WALL))
    engine = ReferenceEngine()
    engine.run([c.NewGame(TODAY, "two-headed-giant", "tournament", TEAMS, declared)])
    told(engine, c.Place("E", facts), c.Advance(c.At("E", StepName.DECLARE_ATTACKERS)))
    return engine


def attack(*bands: tuple[str, ...], names: tuple[str, ...] = ATTACKERS) -> c.Act:
    """Edward attacks Angie with creatures, some in bands."""
    whom = a.Whom(player="Angie")
    return c.Act(a.Attack("Edward", tuple(a.Attacker(it, whom) for it in names), bands=bands))


@pytest.mark.parametrize(
    "bands",
    [
        [("Benalish Hero", "Hill Giant"), ("Benalish Hero", "Grizzly Bears")],
        [("Benalish Hero", "Benalish Hero", "Hill Giant")],
        [("Hill Giant",)],
        [("Benalish Hero", WALL)],
        [("Benalish Hero", "Nothing")],
        [("Benalish Hero", "Timber Wolves", "Hill Giant", "Grizzly Bears")],
    ],
)
def test_what_cannot_be_a_band_changes_nothing(
    engine: ReferenceEngine, bands: list[tuple[str, ...]]
) -> None:
    assert isinstance(told(engine, attack(*bands)), Refused)
    assert asked(engine, q.AskAttacking("Hill Giant")) is False
    legal = attack(("Benalish Hero", "Hill Giant"), ("Timber Wolves", "Grizzly Bears"))
    assert isinstance(told(engine, legal), Done)


def test_a_band_of_creatures_that_do_not_attack_is_refused(engine: ReferenceEngine) -> None:
    band = ("Benalish Hero", "Hill Giant")
    assert isinstance(told(engine, attack(band, names=("Hill Giant",))), Refused)


def test_who_divides_is_whose_side_has_banding(engine: ReferenceEngine) -> None:
    told(engine, attack(("Benalish Hero", "Hill Giant"), names=("Benalish Hero", "Hill Giant")))
    told(engine, c.Advance(c.At("E", StepName.DECLARE_BLOCKERS)))
    told(engine, c.Act(a.Block("Angie", (a.Blocker(WALL, "Hill Giant"),))))
    asks = told(engine, c.Advance(c.At("E", StepName.POSTCOMBAT_MAIN)))
    assert isinstance(asks, Needs)
    assert asks.choice.decider == ("Edward", "Ronald")
    assert asks.choice.options[0] == "Benalish Hero: 4, Hill Giant: 0"
    assert len(asks.choice.options) == 5
