"""Counters of players, where no sentence of a scenario reaches: what is refused, and with whom."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from rules.two_team_game import TEAMS, controls

from ettin_engine.serve import ReferenceEngine
from ettin_spec.cards import load_cards
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import CounterKind, Purpose
from ettin_spec.protocol.results import Done, Needs, Refused, Unobservable, Unsupported, Value

POISON, ENERGY = CounterKind.POISON, CounterKind.ENERGY
APART, TEAMS_CHOSEN, TOGETHER = "2011-03-31", "2011-04-01", "2016-11-11"
SPREAD = "Steady Progress"


def on_player(player: str, kind: CounterKind, number: int) -> f.PlayerCounters:
    return f.PlayerCounters(f.Bearer(player=player), kind, number)


def on_team(team: str, kind: CounterKind, number: int) -> f.PlayerCounters:
    return f.PlayerCounters(f.Bearer(team=team), kind, number)


def placed(date: str, *facts: f.Fact) -> tuple[ReferenceEngine, Any]:
    """The reference with a position on the table, and what it said to the position."""
    cards = load_cards()
    names = (SPREAD, "Mana Source", "Filler")
    known = {name: msgspec.to_builtins(cards.card(name, date)) for name in names}
    engine = ReferenceEngine()
    game = c.NewGame(date, "two-headed-giant", "tournament", TEAMS, known)
    ready = (controls("Angie", "Mana Source", 3), f.InHand("Angie", SPREAD, SPREAD))
    _, said = engine.run([game, c.Place("A", (*ready, *facts))])
    return engine, said


def spreading(date: str, *facts: f.Fact) -> ReferenceEngine:
    """Angie's spell has begun to proliferate: the reference asks what she chooses."""
    engine, said = placed(date, *facts)
    assert isinstance(said, Done)
    cast, asks = engine.run([c.Act(a.Cast("Angie", SPREAD)), c.Advance(c.Left(SPREAD))])
    assert isinstance(cast, Done)
    assert isinstance(asks, Needs)
    assert asks.choice.purpose is Purpose.PROLIFERATE
    return engine


def choose(engine: ReferenceEngine, *picked: str) -> Any:
    (result,) = engine.run([c.Answer("Angie", Purpose.PROLIFERATE, picked)])
    return result


def poison_of(engine: ReferenceEngine, team: str) -> int:
    (result,) = engine.run([c.Observe(q.AskPlayerCounters(f.Bearer(team=team), POISON))])
    assert isinstance(result, Value)
    return int(result.value)


@pytest.mark.parametrize(
    ("date", "fact"),
    [
        (APART, on_team("E", POISON, 3)),
        (TEAMS_CHOSEN, on_player("Edward", POISON, 3)),
        (TEAMS_CHOSEN, on_team("E", ENERGY, 3)),
        (APART, on_player("Nobody", POISON, 3)),
        (APART, on_player("Edward", POISON, -1)),
    ],
)
def test_counters_are_placed_with_whom_the_rules_give_them(date: str, fact: f.Fact) -> None:
    _, said = placed(date, fact)
    assert isinstance(said, Unsupported)


@pytest.mark.parametrize(
    ("date", "right", "wrong"),
    [
        (APART, f.Bearer(player="Edward"), f.Bearer(team="E")),
        (TEAMS_CHOSEN, f.Bearer(team="E"), f.Bearer(player="Edward")),
    ],
)
def test_poison_is_asked_of_whoever_has_it(date: str, right: f.Bearer, wrong: f.Bearer) -> None:
    engine, _ = placed(date, f.PlayerCounters(right, POISON, 3))
    asked = [c.Observe(q.AskPlayerCounters(on, POISON)) for on in (right, wrong)]
    seen, unseen = engine.run(asked)
    assert isinstance(seen, Value)
    assert seen.value == 3
    assert isinstance(unseen, Unobservable)


@pytest.mark.parametrize(
    ("date", "refused", "taken"),
    [(TEAMS_CHOSEN, "Edward", "E"), (TOGETHER, "E", "Edward"), (TOGETHER, "A", "Ronald")],
)
def test_who_can_be_chosen_to_get_more_poison(date: str, refused: str, taken: str) -> None:
    engine = spreading(date, on_team("E", POISON, 3))
    assert isinstance(choose(engine, refused), Refused)
    assert poison_of(engine, "E") == 3
    assert isinstance(choose(engine, taken), Done)
    assert poison_of(engine, "E") == 4


def test_a_teammate_without_counters_cannot_be_chosen_for_energy() -> None:
    engine = spreading(TOGETHER, on_player("Edward", ENERGY, 1))
    assert isinstance(choose(engine, "Ronald"), Refused)
    assert isinstance(choose(engine, "Edward"), Done)


def test_only_one_of_two_members_who_are_chosen_gets_poison() -> None:
    engine = spreading(TOGETHER, on_team("E", POISON, 3))
    asks = choose(engine, "Edward", "Ronald")
    assert isinstance(asks, Needs)
    assert asks.choice.decider == ("Angie",)
    assert asks.choice.options == ("Edward", "Ronald")
    engine.run([c.Answer("Angie", Purpose.AFFECTED_MEMBER, ("Ronald",))])
    assert poison_of(engine, "E") == 4
