"""A case about decks hands them in and asks about them; it mixes with no game."""

from __future__ import annotations

import pytest
from language.small_features import case, feature, wrong

from ettin_spec.cards import load_cards
from ettin_spec.language import script
from ettin_spec.language.scenario import Answers
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import decks as d

ALLOWED = "\nThen the decks of Angie's team are allowed in a constructed tournament"


def made(steps: str):
    """The script of an English case."""
    return script(case(steps), load_cards())


def refused(steps: str) -> str:
    """Why a case cannot be played."""
    return wrong(feature(steps))


def test_decks_are_handed_in_with_their_cards_and_nothing_else() -> None:
    found = made(
        "Given Angie has 60 “Forest” in her deck\n"
        "And Barry has two “Grizzly Bears” in his sideboard\n"
        "And “Necropotence” is restricted in the format\n"
        "And Angie's team gets a tournament pack and four boosters" + ALLOWED
    )
    assert found.opening == c.Register(
        (
            d.InDeck("Angie", "Forest", 60),
            d.InDeck("Barry", "Grizzly Bears", 2, d.Board.SIDE),
            d.Listed("Necropotence", d.Standing.RESTRICTED),
            d.Opened("A", 4, 1),
        )
    )
    assert found.cards == ("Forest", "Grizzly Bears", "Necropotence")
    (move,) = found.moves
    assert move.command == c.Observe(d.AskDecksAllowed("A", d.Format.CONSTRUCTED))
    assert move.expect == Answers({"allowed": True})


@pytest.mark.parametrize(
    "steps",
    [
        "Given Angie has 60 “Forest” in her deck\nAnd Angie's team has 3 life" + ALLOWED,
        "Given Angie has 60 “Forest” in her deck\nWhen time is called" + ALLOWED,
        "Given Angie has 60 “Forest” in her deck\nThen the game goes on",
    ],
)
def test_decks_and_a_game_do_not_mix(steps: str) -> None:
    assert "this belongs to no deck" in refused(steps)


def test_no_game_is_played_with_a_card_whose_abilities_nobody_declared() -> None:
    said = refused("Given Angie controls “Necropotence”\nThen the game goes on")
    assert "Necropotence cannot be played: its abilities are not declared" in said


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ("Given the decks of Angie's team are allowed in a booster draft" + ALLOWED, "observed"),
        ("Given Angie has “Forest” in her deck\nThen Angie has “Forest” in her deck", "placed"),
    ],
)
def test_what_is_handed_in_is_given_and_what_is_asked_stands_in_then(steps: str, said: str) -> None:
    assert said in wrong(feature(steps))
