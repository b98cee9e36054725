"""Leaving a game that goes on: what stays behind, and what it leads to at once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.language.people import seating
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.base import GameState
from ettin_spec.protocol.questions import AskOutcome
from ettin_spec.protocol.results import Done, ForPriority, Refused, Value

CARDS = {
    "Warden": {
        "type": "Enchantment",
        "abilities": [
            {"static": {"changes": [{"cant": {"who": "each_player", "do": "lose_the_game"}}]}}
        ],
    },
    "Filler": {"type": "Land"},
}
GAME = c.NewGame(TODAY, "free-for-all", "tournament", seating("free-for-all"), CARDS)
FACTS = (f.Life("A", 0), f.Controls("Edward", 1, "Warden", labels=("Warden",)))


def opened(active: str) -> ReferenceEngine:
    """A game in which nobody can lose as long as Edward plays."""
    engine = ReferenceEngine()
    assert isinstance(engine.run([GAME, c.Place(active, FACTS)])[-1], Done)
    return engine


def outcome(engine: ReferenceEngine, team: str) -> object:
    """How the game stands for a team."""
    told = engine.run([c.Observe(AskOutcome(team))])[0]
    assert isinstance(told, Value)
    return told.value


@pytest.mark.parametrize("active", ["E", "M"])
def test_who_lived_by_what_has_left_loses_at_the_next_check(active: str) -> None:
    engine = opened(active)
    assert outcome(engine, "A") == GameState.GOES_ON
    done = engine.run([c.Act(a.Concede("Edward"))])[0]
    assert isinstance(done, Done) and done.status is not None
    if active == "M":  # Martha keeps the priority that she has; the check comes when she passes it.
        assert done.status.left == ("E",)
        done = engine.run([c.Pass("M")])[0]
        assert isinstance(done, Done) and done.status is not None
    assert done.status.left == ("E", "A")
    assert outcome(engine, "A") == outcome(engine, "E") == GameState.LOST
    assert outcome(engine, "M") == GameState.GOES_ON


def test_priority_goes_past_those_who_have_left() -> None:
    engine = opened("E")
    engine.run([c.Act(a.Concede("Edward"))])
    done = engine.run([c.Pass("M")])[0]
    assert isinstance(done, Done) and done.status is not None
    assert done.status.waiting == ForPriority("S")


def test_who_has_left_does_nothing_more() -> None:
    engine = opened("M")
    engine.run([c.Act(a.Concede("Edward"))])
    for command in (c.Pass("E"), c.Act(a.Concede("Edward"))):
        assert isinstance(engine.run([command])[0], Refused)


def test_teammates_sit_side_by_side() -> None:
    one, two, three, four = seating("team-vs-team")
    versus = replace(GAME, variant="team-vs-team", teams=(one, two, three, four))
    assert isinstance(ReferenceEngine().run([versus])[0], Done)
    for wrong in ((one, three, two, four), (two, three, four, one), seating("free-for-all")):
        told = ReferenceEngine().run([replace(versus, teams=wrong)])[0]
        assert "team-vs-team has sides of 2" in str(getattr(told, "reason", ""))


@pytest.mark.parametrize("few", [2, 3])
def test_a_game_of_another_number_of_players_is_refused(few: int) -> None:
    told = ReferenceEngine().run([replace(GAME, teams=GAME.teams[:few])])[0]
    assert "free-for-all has 4 teams of 1" in str(getattr(told, "reason", ""))
