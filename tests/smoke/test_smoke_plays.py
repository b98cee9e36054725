"""What adapters get wrong is found by `ettin smoke`, at the play that shows it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from ettin_spec.language import seating
from ettin_tck.cli import run
from ettin_tck.library import Library
from ettin_tck.smoke_steps.plays import OF_FACETS, plays
from ettin_tck.smoke_steps.profile_plays import PLAYS, plays_of
from ettin_tck.smoke_steps.table import CARDS, Table

pytestmark = pytest.mark.slow  # each plays what is asked of a new adapter

MISTAKEN = Path(__file__).parent / "mistaken_adapter.py"

MISTAKES = {
    "ReversedSeats": ("turn order", "right: turn 4"),
    "LeftByHeight": ("what triggers", "right: a stack of 1"),
    "IgnoresAnswers": ("an answer", "arrived: needs, sacrifice of Edward"),
    "PassesNothing": ("passing", "right: waiting for E"),
    "DropsAttacks": ("an attack", "for the defending teams declare in turn order"),
    "DropsBlocks": ("a block", "graveyard"),
    "AttacksAtAnyTime": ("a refusal", "right: refused, with a reason of yours"),
    "CastsNothing": ("a spell", "right: a stack of 1"),
    "OwnNames": ("a choice", "among first, second"),
    "KeepsNoCommander": ("a commander", "right: "),
    "KeepsForAll": ("a start", "right: the step mulligans"),
    "CountsOnlyRounds": ("turn order", "right: turn 5"),
    "HeadsApart": ("a total", "arrived: 20; right: 18"),
    "ReadsHalf": ("what is read", "arrived: 8; right: 17"),
    "PaysTooMuch": ("a refusal", "right: refused, with a reason of yours"),
    "NeverLoses": ("a loss", 'arrived: "goes_on"; right: "lost"'),
    "AnybodyChooses": ("who plays first", "right: refused, with a reason of yours"),
    "CountsNoTurns": ("time", "arrived: 3; right: 2"),
    "RecordsAgain": ("a result", "right: refused, with a reason of yours"),
    "CountsNoCards": ("a small deck", '"allowed":true}; right: {"allowed":false}'),
}
"""Each mistake, the play that shows it, and what the message has to say."""


def smoke(capsys: pytest.CaptureFixture[str], mistake: str, **claims: object) -> tuple[int, str]:
    """The exit code of a smoke test of an adapter with a mistake, and what is told."""
    command = (sys.executable, str(MISTAKEN), mistake, json.dumps(claims))
    code = run(["smoke", "--", *command])
    return int(code), capsys.readouterr().out


@pytest.mark.slow  # an engine is started for each mistake
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found_at_the_play_that_shows_it(
    mistake: str, capsys: pytest.CaptureFixture[str]
) -> None:
    play, says = MISTAKES[mistake]
    code, out = smoke(capsys, mistake)
    assert code == 3
    (line,) = [each for each in out.splitlines() if re.match(rf"wrong  [a-z-]+: {play}: ", each)]
    assert says in line
    assert "arrived: " in line
    assert "see `ettin replay " in line


def test_decks_that_are_never_allowed_and_answers_of_another_shape_are_found(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out = smoke(capsys, "AllowsNothing")
    assert code == 3
    assert "deck: decks: `observe` decks_allowed: arrived: " in out
    assert '"allowed":false}; right: {"allowed":true}' in out
    code, out = smoke(capsys, "WrongShape")
    assert code == 3
    assert "wrong  the protocol: " in out


def test_an_adapter_without_a_mistake_is_all_right(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = smoke(capsys, "Mistaken")
    assert code == 0, out
    assert "ok     life: a total, what is read, a refusal, a loss" in out
    assert "ok     match: who plays first, time, a result" in out
    assert "ok     deck: decks, a small deck, a copy too many, two decks of a team" in out
    assert "ok     two-headed-giant: passing, turn order, a refusal, a spell, what triggers" in out


def test_what_is_not_claimed_is_not_played_and_said(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = smoke(capsys, "PassesNothing", actions=["cast"], cards={"names": ["Forest"]})
    assert code == 3
    assert "-      two-headed-giant: an attack (action attack is not claimed)" in out
    assert "-      two-headed-giant: a spell (card Mountain is not claimed)" in out


def test_a_choice_may_be_made_by_an_engine_that_does_not_claim_to_leave_it_open(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out = smoke(capsys, "OwnNames", observes=["life"])
    assert code == 3
    assert "a choice: `advance` to left_stack Cruel Edict: arrived: needs" in out


def test_a_slip_in_the_name_of_a_card_is_noted(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = smoke(capsys, "Mistaken", cards={"names": ["Grizly Bears", "Forest", "My Own"]})
    assert code == 0, out
    assert (
        "note   claims: cards: no scenario has a card Grizly Bears; is Grizzly Bears meant?" in out
    )
    assert "My Own" not in out


def test_a_word_that_there_is_not_is_wrong_and_told_with_the_nearest(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out = smoke(capsys, "Mistaken", cards={"words": ["effect.damag"]})
    assert code == 3
    assert "claims: cards: there is no word effect.damag; nearest: effect.damage" in out


def test_claims_that_let_no_game_be_asked_are_noted(capsys: pytest.CaptureFixture[str]) -> None:
    _, out = smoke(capsys, "Mistaken", cards={"names": ["Shock"]})
    assert "note   claims: cards: no game can be asked: libraries are made of Filler" in out


def test_each_play_names_a_scenario_and_only_cards_that_are_sent() -> None:
    library = Library("en")
    ids = {scenario.id for scenario in library.corpus.scenarios}
    for variant in library.rules.variants:
        table = Table(seating(variant), leaves_open=True, turns_after_time=5)
        for play in plays(table, tuple(OF_FACETS)):
            assert play.shown_by in ids
            assert set(play.cards) <= set(CARDS)
    for turns in (3, 5):
        table = Table(seating("two-headed-giant"), leaves_open=True, turns_after_time=turns)
        assert {play.shown_by for name in PLAYS for play in plays_of(name, table)} <= ids
