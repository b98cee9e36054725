"""Who can't lose or win, what triggers while something is true, and whose life was lost."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from rules.two_team_game import TEAMS, asked, cards_on, controls, told

from ettin_engine.serve import ReferenceEngine
from ettin_spec.cards import load_cards
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Kind, Purpose, StepName
from ettin_spec.protocol.results import Done, Result, Unsupported

DATE = "2012-01-01"
REAL = ("Lurking Jackals", "Luminarch Ascension", "Platinum Angel", "Transcendence")
DIP: dict[str, Any] = {"who": "each_opponent", "amount": 6}
MADE: dict[str, Any] = {
    "Dip": [{"lose_life": DIP}, {"gain_life": DIP}],
    "Ruin": [{"lose": "each_player"}],
    "Ruin and Triumph": [{"lose": "each_player"}, {"win": "you"}],
}
"""Spells of the tests: what each does."""


def opened(*placed: f.Fact, active: str = "A") -> ReferenceEngine:
    """The reference with a position that may hold this module's cards."""
    cards = load_cards()
    declared = {name: msgspec.to_builtins(cards.card(name, DATE)) for name in REAL}
    spells = {
        name: {"type": "Instant", "abilities": [{"spell": {"do": do}}]} for name, do in MADE.items()
    }
    engine = ReferenceEngine()
    game = c.NewGame(
        DATE, "two-headed-giant", "tournament", TEAMS, {**cards_on(DATE), **declared, **spells}
    )
    assert all(isinstance(result, Done) for result in engine.run([game, c.Place(active, placed)]))
    return engine


def cast(engine: ReferenceEngine, spell: str, by: str = "Angie") -> Result:
    """A player casts a spell, and it resolves."""
    told(engine, c.Act(a.Cast(by, spell)))
    return told(engine, c.Advance(c.Left(spell)))


def stack(result: Result) -> int:
    """The height of the stack after a command."""
    assert isinstance(result, Done)
    assert result.status is not None
    return result.status.stack


def test_a_state_that_lasts_a_moment_has_triggered() -> None:
    engine = opened(
        f.Life("E", 14), controls("Angie", "Lurking Jackals"), f.InHand("Angie", "Dip", "Dip")
    )
    assert stack(cast(engine, "Dip")) == 1
    assert asked(engine, q.AskLife("E")) == 14
    told(engine, c.Advance(c.Left("Lurking Jackals")))
    assert asked(engine, q.AskBody("Lurking Jackals")) == "3/2"


def test_a_state_that_never_was_does_not_trigger() -> None:
    engine = opened(
        f.Life("E", 23), controls("Angie", "Lurking Jackals"), f.InHand("Angie", "Dip", "Dip")
    )
    assert stack(cast(engine, "Dip")) == 0
    assert asked(engine, q.AskBody("Lurking Jackals")) is None


@pytest.mark.parametrize("attackers", [1, 2])
def test_combat_damage_is_one_loss_of_life_however_many_deal_it(attackers: int) -> None:
    engine = opened(
        f.Life("E", 10),
        controls("Edward", "Transcendence"),
        controls("Angie", "Hill Giant", attackers),
    )
    told(engine, c.Advance(c.At("A", StepName.DECLARE_ATTACKERS)))
    labels = ["Hill Giant"] if attackers == 1 else ["Hill Giant#1", "Hill Giant#2"]
    whole = tuple(a.Attacker(label, a.Whom(team="E")) for label in labels)
    told(engine, c.Act(a.Attack("Angie", whole)))
    told(engine, c.Answer("A", Purpose.DAMAGED_PLAYER, ("Edward",)))
    assert stack(told(engine, c.Advance(c.At("A", StepName.COMBAT_DAMAGE)))) == 1
    told(engine, c.Advance(c.Left("Transcendence")))
    assert asked(engine, q.AskLife("E")) == 10 + 3 * attackers


@pytest.mark.parametrize(("place", "outcomes"), [
    ((), ("drawn", "drawn")),
    ((controls("Barry", "Platinum Angel"),), ("won", "lost")),
    ((controls("Ronald", "Platinum Angel"),), ("lost", "won")),
])  # fmt: skip
def test_an_effect_that_both_teams_lose_by_is_a_draw_but_for_those_who_cant(
    place: tuple[f.Fact, ...], outcomes: tuple[str, str]
) -> None:
    engine = opened(*place, f.InHand("Angie", "Ruin", "Ruin"))
    cast(engine, "Ruin")
    assert (asked(engine, q.AskOutcome("A")), asked(engine, q.AskOutcome("E"))) == outcomes


def test_a_player_who_wins_and_loses_at_once_loses() -> None:
    engine = opened(f.InHand("Angie", "Ruin and Triumph", "Ruin and Triumph"))
    cast(engine, "Ruin and Triumph")
    assert asked(engine, q.AskOutcome("A")) == "drawn"


def test_life_lost_in_an_earlier_turn_is_forgotten() -> None:
    engine = opened(controls("Angie", "Luminarch Ascension"), controls("Angie", "Wall of Blood"))
    told(engine, c.Answer("Angie", Purpose.MAY, ("yes",)))
    told(engine, c.Act(a.Activate("Angie", "Wall of Blood")))
    told(engine, c.Advance(c.At("E", StepName.END)))
    told(engine, c.Advance(c.At("A", StepName.UPKEEP)))
    assert asked(engine, q.AskCounters("Luminarch Ascension", "quest")) == 2


def test_tokens_are_placed_only_as_tokens_of_a_kind() -> None:
    for fact in (
        f.Bodied("Angie", 2, "1/1", Kind.GOBLIN),
        f.Bodied("Angie", 2, "1/1", Kind.CREATURE, token=True),
    ):
        engine = ReferenceEngine()
        game = c.NewGame(DATE, "two-headed-giant", "tournament", TEAMS, cards_on(DATE))
        assert isinstance(engine.run([game, c.Place("A", (fact,))])[-1], Unsupported)
