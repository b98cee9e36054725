"""The project's cards: by name, on a date, in every language."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path

import pytest
from shared.many_in_one import faults

from ettin_spec.cards import CardError, load_cards, needs
from ettin_spec.cards.declaration.mana_costs import is_cost, least_mana, mana_value
from ettin_spec.languages import LANGUAGES

CARDS = load_cards()
PRINTED_NAMES = Path(os.environ.get("ETTIN_PRINTED_NAMES", "printed-names.txt"))
"""A file of the English names of all printed cards, a line each, where somebody has one."""


def test_a_wording_holds_from_its_date() -> None:
    eve, day = (CARDS.card("Verdant Force", date) for date in ("2006-04-30", "2006-05-01"))
    assert "whose.each_player" in needs(eve)
    assert "whose.each" in needs(day)
    assert (eve.type, eve.cost, eve.body) == (day.type, day.cost, day.body)
    assert CARDS.change_dates("Verdant Force") == ("2006-05-01",)


def test_each_wording_differs_from_the_one_before() -> None:
    for name in CARDS.names:
        entry = CARDS.entry(name)
        assert all(one != two for (_, one), (_, two) in pairwise(entry.wordings)), name
        assert entry.on("2005-08-01") == entry.wordings[0][1], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_found_by_its_name_in_every_language(language: str) -> None:
    for name in (name for name in CARDS.names if CARDS.entry(name).names):
        assert CARDS.english(CARDS.local(name, language), language) == name


def made_up() -> list[str]:
    return [name for name in CARDS.names if CARDS.is_made_up(name)]


def says_what_it_is(name: str) -> None:
    entry = CARDS.entry(name)
    assert (entry.printed is not None) + bool(entry.stands_for) + bool(entry.made_up) == 1
    assert entry.names


def test_a_card_is_printed_fills_a_place_or_says_why_it_is_made_up() -> None:
    assert len(CARDS.names) > 500
    assert faults(says_what_it_is, [(name, (name,)) for name in CARDS.names]) == ""


@pytest.mark.skipif(not PRINTED_NAMES.exists(), reason="ETTIN_PRINTED_NAMES names no such file")
def test_no_made_up_card_has_the_name_of_a_printed_card_or_of_a_cycle() -> None:
    printed = PRINTED_NAMES.read_text("utf-8").splitlines()
    assert len(printed) > 30_000
    first_words = {name.partition(" ")[0] for name in printed}
    assert [name for name in made_up() if name.partition(" ")[0] in first_words] == []


@pytest.mark.skipif(not PRINTED_NAMES.exists(), reason="ETTIN_PRINTED_NAMES names no such file")
def test_what_is_said_to_be_printed_is() -> None:
    printed = {*PRINTED_NAMES.read_text("utf-8").splitlines()}
    in_decks = {*CARDS.names} - CARDS.dungeons
    real = {name for name in in_decks if CARDS.entry(name).printed}
    stand_ins = {other for name in CARDS.names for other in CARDS.stands_for(name)}
    assert sorted((real | stand_ins) - printed) == []


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: CARDS.card("Verdant Farce", "2012-01-01"), "nearest: Verdant Force"),
        (lambda: CARDS.english("Biorithme", "fr"), "nearest: Biorythme"),
        (lambda: CARDS.english("Biorythme", "it"), "nearest: Bioritmo"),
        (lambda: CARDS.local("Hill Giant", "de"), "Hill Giant has no name in de"),
    ],
)
def test_an_unknown_name_is_refused_with_the_nearest(ask: object, says: str) -> None:
    assert callable(ask)
    with pytest.raises(CardError, match=says):
        ask()


@pytest.mark.parametrize(
    ("cost", "value"),
    [("", 0), ("{3}{R}{R}", 5), ("{X}{G}", 1), ("{10}", 10), ("{2/W}{R/G}{C}", 4)],
)
def test_a_mana_cost_comes_to_a_number(cost: str, value: int) -> None:
    assert is_cost(cost)
    assert mana_value(cost) == value


@pytest.mark.parametrize(
    ("cost", "least"), [("", 0), ("{3}{R}{R}", 5), ("{X}{G}", 1), ("{2/W}{2/W}{3}{W/P}", 6)]
)
def test_the_least_mana_that_pays_a_cost_takes_the_cheaper_halves(cost: str, least: int) -> None:
    assert least_mana(cost) == least


@pytest.mark.parametrize("text", ["3RR", "{Q}", "{3}{R", "{}"])
def test_what_is_no_cost_is_not_taken_for_one(text: str) -> None:
    assert not is_cost(text)


def test_the_mana_value_of_a_card_is_that_of_its_cost() -> None:
    found = {
        name: CARDS.mana_value(name) for name in ("Biorhythm", "Heartless Hidetsugu", "Filler")
    }
    assert found == {"Biorhythm": 8, "Heartless Hidetsugu": 5, "Filler": 0}
