"""Copies of spells: what a copy of a permanent spell becomes, and which targets it can have."""

from __future__ import annotations

from typing import Any

import msgspec
from rules.two_team_game import TEAMS, asked, controls, told
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.cards import load_cards
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Kind, Purpose
from ettin_spec.protocol.results import Done, Refused

NAMES = ("Goblin Bushwhacker", "Grizzly Bears", "Hill Giant", "Mana Source", "Filler")
COPIER: dict[str, Any] = {
    "type": "Instant",
    "cost": "{U}",
    "abilities": [
        {"spell": {"targets": {"target": {"spell": {}}}, "do": [{"copy_spell": "target"}]}}
    ],
}
CREATURE = {"target": {"what": {"type": "Creature"}}}
TWO: dict[str, Any] = {
    "type": "Instant",
    "cost": "{U}",
    "abilities": [
        {
            "spell": {
                "targets": {**CREATURE, "second_target": CREATURE["target"], "another": True},
                "do": [{"tap": "targets"}],
            }
        }
    ],
}


def opened() -> ReferenceEngine:
    """Angie's main phase, with mana and creatures of hers and Edward's."""
    cards = load_cards()
    declared = {name: msgspec.to_builtins(cards.card(name, TODAY)) for name in NAMES}
    engine = ReferenceEngine({})
    own = {**declared, "Copier": COPIER, "Two": TWO}
    new = c.NewGame(TODAY, "two-headed-giant", "tournament", TEAMS, own)
    held = [f.InHand("Angie", name, name) for name in ("Goblin Bushwhacker", "Copier", "Two")]
    placed = (
        controls("Angie", "Mana Source", 9),
        controls("Angie", "Grizzly Bears"),
        controls("Edward", "Hill Giant"),
        *held,
    )
    results = engine.run([new, c.Place("A", placed)])
    assert [type(result) for result in results] == [Done, Done], results
    return engine


def done(engine: ReferenceEngine, *commands: c.Command) -> None:
    for command in commands:
        result = told(engine, command)
        assert isinstance(result, Done), result


def test_a_copy_of_a_creature_spell_becomes_a_token_for_which_as_much_was_paid() -> None:
    engine = opened()
    done(
        engine,
        c.Act(a.Cast("Angie", "Goblin Bushwhacker", kicked=True)),
        c.Act(a.Cast("Angie", "Copier", ("Goblin Bushwhacker",))),
        c.Advance(c.Left("Copier")),
        c.Pass("A"),
        c.Pass("E"),
        c.Pass("A"),
        c.Pass("E"),
    )
    assert asked(engine, q.AskCount("Angie", kind=Kind.CREATURE, token=True)) == 1
    assert asked(engine, q.AskBody("Grizzly Bears")) == "3/2"


def test_two_targets_of_a_copy_stay_two() -> None:
    engine = opened()
    done(engine, c.Act(a.Cast("Angie", "Two", ("Grizzly Bears", "Hill Giant"))))
    done(engine, c.Act(a.Cast("Angie", "Copier", ("Two",))))
    told(engine, c.Advance(c.Left("Copier")))
    done(engine, c.Answer("Angie", Purpose.TARGET, ("Hill Giant",), once=True))
    again = told(engine, c.Answer("Angie", Purpose.TARGET, ("Hill Giant",), once=True))
    assert isinstance(again, Refused)
