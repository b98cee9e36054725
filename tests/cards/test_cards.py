"""The project's cards: by name, on a date, in every language."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ettin_spec.cards import CardError, load_cards, needs
from ettin_spec.cards.declaration.mana_costs import is_cost, least_mana, mana_value
from ettin_spec.languages import LANGUAGES

CARDS = load_cards()
MADE_UP = "Trial of "


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


def test_only_made_up_cards_lack_names_and_dates() -> None:
    for name in CARDS.names:
        entry = CARDS.entry(name)
        real = entry.printed is not None
        assert real + bool(entry.stands_for) + name.startswith(MADE_UP) == 1, name
        assert entry.names or name.startswith(MADE_UP), name


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
