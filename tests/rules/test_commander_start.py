"""Laws of the start of a game with commanders, and of the mana of its players."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rules.two_team_game import asked, told
from shared.today import TODAY

from ettin_engine.events.paying.mana_colours import COLOURLESS, as_added
from ettin_engine.serve import ReferenceEngine
from ettin_engine.serve.game_setup import dealt, new_game
from ettin_spec.cards import load_cards
from ettin_spec.language import seating
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import Colour, Purpose
from ettin_spec.protocol.results import Done, Needs, Refused

RED, GREEN = "Toggo, Goblin Weaponsmith", "Numa, Joraga Chieftain"
WITH_PARTS, FACE_DOWN, WHOLE = "2011-02-04", "2012-02-01", "2016-01-16"
LEADING = (f.InCommandZone("Angie", RED, RED), f.InCommandZone("Barry", GREEN, GREEN))


def game(date: str, variant: str) -> c.NewGame:
    """A game of a variant with the cards that these tests name."""
    names = (RED, GREEN, "Filler")
    cards = {name: msgspec.to_builtins(load_cards().card(name, date)) for name in names}
    return c.NewGame(date, variant, "tournament", seating(variant), cards)


def begun(date: str, **overrides: str) -> ReferenceEngine:
    """A game of two, in which Angie has taken a mulligan and Edward keeps."""
    engine = ReferenceEngine({key.replace("__", "."): value for key, value in overrides.items()})
    opening = c.Deal("A", commanders=LEADING[:1])
    assert isinstance(told(engine, game(date, "two-player-commander"), opening), Done)
    told(engine, c.Act(a.TakeMulligan("Angie")))
    told(engine, c.Act(a.Keep("Edward")))
    return engine


def sizes(engine: ReferenceEngine) -> tuple[int, int]:
    """How many cards Angie has in hand and in the library."""
    return asked(engine, q.AskHandSize("Angie")), asked(engine, q.AskLibrarySize("Angie"))


@settings(max_examples=30, deadline=None)
@given(
    st.lists(st.integers(0, 7), min_size=1, max_size=6), st.sampled_from([WITH_PARTS, FACE_DOWN])
)
def test_whatever_is_exiled_costs_a_card_each_time_and_all_ninety_nine_return(
    parts: list[int], date: str
) -> None:
    engine, hand, library = begun(date), 7, 92
    for taken, part in enumerate(parts):
        number = min(part, hand)
        told(engine, c.Answer("Angie", Purpose.EXILE, take=number))
        again = c.Act(a.TakeMulligan("Angie"))
        assert not taken or isinstance(told(engine, again), Refused) == (hand == 0)
        drawn = max(0, number - 1)
        hand, library = hand - number + drawn, library - drawn
        assert sizes(engine) == (hand, library)
    told(engine, c.Act(a.Keep("Angie")))
    assert sizes(engine) == (hand, 99 - hand)


def test_only_cards_of_the_hand_can_be_exiled() -> None:
    engine = begun(WITH_PARTS)
    assert isinstance(told(engine, c.Answer("Angie", Purpose.EXILE, (RED,))), Needs | Refused)
    assert sizes(engine) == (7, 92)


@pytest.mark.parametrize(
    ("date", "asks"), [(FACE_DOWN, True), ("2016-01-15", True), (WHOLE, False)]
)
def test_the_hand_is_asked_about_until_the_old_mulligan_ends(date: str, asks: bool) -> None:
    engine = begun(date)
    after = told(engine, c.Answer("Ronald", Purpose.EXILE, take=0))
    assert isinstance(after, Needs) == asks


@pytest.mark.parametrize("partners", [1, 2])
@pytest.mark.parametrize(
    ("start", "more"), [("command_zone", 0), ("library", 1), ("beside_the_deck", 1)]
)
def test_a_hundred_cards_are_the_library_and_the_commanders(
    start: str, more: int, partners: int
) -> None:
    rules = game(TODAY, "two-player-commander")
    leading = tuple(f.InCommandZone("Angie", name, name) for name in (RED, GREEN)[:partners])
    state = dealt(new_game(rules, {"commander.start": start}), c.Deal("A", commanders=leading))
    assert len(state.libraries["Angie"]) == 100 - partners + more * partners
    assert (state.command == {}) == (start == "library")


@pytest.mark.parametrize("colour", Colour)
def test_a_teammates_commander_never_colours_a_players_mana(colour: Colour) -> None:
    new = new_game(game(WITH_PARTS, "two-headed-giant-commander"), {})
    state = dealt(new, c.Deal("A", commanders=LEADING))
    assert as_added(state, "Angie", colour) == (colour if colour is Colour.RED else COLOURLESS)
    assert as_added(state, "Barry", colour) == (colour if colour is Colour.GREEN else COLOURLESS)
    assert as_added(state, "Edward", colour) == colour


@pytest.mark.parametrize("colour", Colour)
def test_mana_keeps_its_colour_once_the_rule_is_gone(colour: Colour) -> None:
    new = new_game(game(WHOLE, "two-headed-giant-commander"), {})
    assert as_added(dealt(new, c.Deal("A", commanders=LEADING)), "Angie", colour) == colour
