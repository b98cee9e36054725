"""Who is asked, and in which order, as the game is about to begin."""

from __future__ import annotations

import msgspec
import pytest
from rules.two_team_game import TEAMS

from ettin_engine.decisions.choices import Illegal, Picked
from ettin_engine.flow_steps.position import Decision, Position
from ettin_engine.flow_steps.whole_steps import decide, settled
from ettin_engine.serve import ReferenceEngine
from ettin_engine.serve.game_setup import dealt, new_game
from ettin_spec.cards import load_cards
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.results import Choice, Done, Unsupported

DAWN = "Leyline of the Meek"
DATE = "2012-01-01"
PLAYERS = [player for team in TEAMS for player in team.players]


def game() -> c.NewGame:
    cards = {name: msgspec.to_builtins(load_cards().card(name, DATE)) for name in (DAWN, "Filler")}
    return c.NewGame(DATE, "two-headed-giant", "tournament", TEAMS, cards)


def held(*players: str) -> tuple[f.InHand, ...]:
    return tuple(f.InHand(player, DAWN, f"{player}'s {DAWN}") for player in players)


def asked_in(first: str, *players: str) -> list[str]:
    """Who is asked about the opening hand once all have kept."""
    asked: list[str] = []

    def script(choice: Choice) -> Picked | None:
        if choice.purpose is Purpose.OPENING_HAND:
            asked.extend(choice.decider)
            return ()
        return None

    state = dealt(new_game(game(), {}), c.Deal(first, held(*players)))
    position = settled(Position(state), script)
    for head in (0, 1, 4, 5) if first == "A" else (4, 5, 0, 1):
        position = decide(position, Decision("keep", head), script)
    return asked


@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("A", ["Angie", "Barry", "Edward", "Ronald"]),
        ("E", ["Edward", "Ronald", "Angie", "Barry"]),
    ],
)
def test_the_team_that_plays_first_begins_with_its_cards_first(
    first: str, order: list[str]
) -> None:
    assert asked_in(first, *PLAYERS) == order


def test_nobody_without_such_a_card_is_asked() -> None:
    assert asked_in("A") == []
    assert asked_in("A", "Barry") == ["Barry"]


def test_a_card_goes_into_the_library_with_a_mulligan_and_keeps_its_label() -> None:
    state = dealt(new_game(game(), {}), c.Deal("A", held("Angie")))
    position = settled(Position(state), lambda _: None)
    for name, head in (("mulligan", 0), ("keep", 1), ("keep", 4), ("keep", 5)):
        position = decide(position, Decision(name, head), lambda _: None)
    label = f"Angie's {DAWN}"
    places = (*position.state.hands["Angie"], *position.state.libraries["Angie"])
    assert places.count(label) == 1
    assert len(places) == 60


def test_a_hand_of_somebody_or_something_unknown_is_not_dealt() -> None:
    with pytest.raises(Illegal, match="Xenia"):
        dealt(new_game(game(), {}), c.Deal("A", (f.InHand("Xenia", DAWN, DAWN),)))
    engine = ReferenceEngine()
    _, refused = engine.run([game(), c.Deal("A", (f.InHand("Angie", "Mox", "Mox"),))])
    assert isinstance(refused, Unsupported)


def test_only_a_card_that_allows_it_can_be_begun_with() -> None:
    engine = ReferenceEngine()
    rule = c.Answer("Angie", Purpose.OPENING_HAND, ("card 1",))
    keeps = [c.Act(a.Keep(player)) for player in PLAYERS]
    *_, last = engine.run([game(), c.Deal("A", held("Angie")), rule, *keeps])
    assert not isinstance(last, Done)
