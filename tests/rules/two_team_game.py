"""A small table for the engine's tests: two teams, and cards in the wording of a date."""

from __future__ import annotations

from typing import Any

import msgspec

from ettin_engine.serve import ReferenceEngine
from ettin_spec.cards import load_cards
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.results import Done, Result, Value

TEAMS = (c.Team("A", ("Angie", "Barry"), "Angie"), c.Team("E", ("Edward", "Ronald"), "Edward"))
CARDS = (
    "Heartless Hidetsugu",
    "Teferi's Moat",
    "Biorhythm",
    "Verdant Force",
    "Beacon of Immortality",
    "Flame Rift",
    "Gray Merchant of Asphodel",
    "Lurking Evil",
    "Magister Sphinx",
    "Repay in Kind",
    "Test of Endurance",
    "Thraximundar",
    "Acolyte of Xathrid",
    "Exercise of the Rampart",
    "Unspeakable Symbol",
    "Wall of Blood",
    "Spike-Tailed Ceratops",
    "Nissa, Voice of Zendikar",
    "Grizzly Bears",
    "Hill Giant",
    "Vanilla 1/1",
    "War Mammoth",
    "Birds of Paradise",
    "Mana Source",
    "Filler",
)


def cards_on(date: str) -> dict[str, Any]:
    """All declarations that the tests need, in the wording of a date."""
    cards = load_cards()
    return {name: msgspec.to_builtins(cards.card(name, date)) for name in CARDS}


def game(date: str, scope: str = "tournament") -> c.NewGame:
    """A game of the two teams on a date."""
    return c.NewGame(date, "two-headed-giant", scope, TEAMS, cards_on(date))


def controls(player: str, card: str, number: int = 1) -> f.Controls:
    """A player controls cards, labelled by their name where there is one only."""
    labels = (card,) if number == 1 else tuple(f"{card}#{n + 1}" for n in range(number))
    return f.Controls(player, number, card, labels=labels)


def opened(date: str, opening: c.Place | c.Deal, **overrides: str) -> ReferenceEngine:
    """The reference with a game on the table."""
    engine = ReferenceEngine({key.replace("__", "."): value for key, value in overrides.items()})
    results = engine.run([game(date), opening])
    assert [type(result).__name__ for result in results] == ["Done", "Done"], results
    return engine


def told(engine: ReferenceEngine, *commands: c.Command) -> Result:
    """The last result of some commands."""
    return engine.run(commands)[-1]


def asked(engine: ReferenceEngine, question: q.Question) -> Any:
    """The value that answers a question."""
    result = told(engine, c.Observe(question))
    assert isinstance(result, Value), result
    return result.value


def attacked(date: str, facts: tuple[f.Fact, ...], *attackers: str) -> ReferenceEngine:
    """Edward attacks Angie, or her team, and blockers are to be declared."""
    engine = opened(date, c.Place("E", facts))
    told(engine, c.Advance(c.At("E", StepName.DECLARE_ATTACKERS)))
    whom = a.Whom(player="Angie") if date >= "2018-04-27" else a.Whom(team="A")
    attack = a.Attack("Edward", tuple(a.Attacker(it, whom) for it in attackers))
    assert isinstance(told(engine, c.Act(attack)), Done)
    told(engine, c.Advance(c.At("E", StepName.DECLARE_BLOCKERS)))
    return engine


def after_combat(engine: ReferenceEngine) -> Result:
    """What is told as the main phase after combat is to come."""
    return told(engine, c.Advance(c.At("E", StepName.POSTCOMBAT_MAIN)))
