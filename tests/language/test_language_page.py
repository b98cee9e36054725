"""The page about the language shows scenarios that can be read, and sentences as they print."""

from __future__ import annotations

import re

import pytest
from house.checkout import ROOT
from language.small_features import case, feature, scenario

from ettin_spec.cards import load_cards
from ettin_spec.language import load_tongue, script
from ettin_spec.protocol import actions as a

PAGE = (ROOT / "docs/language.md").read_text(encoding="utf-8")
SAMPLES = re.findall(r"```gherkin\n(.*?)```", PAGE, re.DOTALL)
TABLE = re.compile(r"^\| \|(.+)\|\n\|[-|]+\|\n((?:\|.+\|\n)+)", re.MULTILINE)
NAMES = {"English": "en", "French": "fr", "Italian": "it", "Japanese": "ja"}


def _cells(row: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in row.strip("|").split("|"))


TOLD = {
    _cells(head): {name: cells for name, *cells in map(_cells, rows.splitlines())}
    for head, rows in TABLE.findall(PAGE)
}
"""What tables of the page say, by their heads and by language."""


def test_each_scenario_of_the_page_can_be_played() -> None:
    assert len(SAMPLES) == 8
    for steps in SAMPLES:
        variant = "two-headed-giant" if {"Barry", "Ronald"} & set(steps.split()) else "two-player"
        tags = f"@id:a.b @from:2005-08-01 @variant:{variant}"
        (only,) = scenario(feature(steps, tags)).cases
        assert script(only, load_cards()).moves


def test_each_way_to_tell_objects_apart_is_printed_as_the_page_says() -> None:
    assert TOLD["whose", "which", "both"].keys() == NAMES.keys()
    for name, cells in TOLD["whose", "which", "both"].items():
        for cell, reference in zip(cells, ("[Barry]", "[2]", "[Barry, 2]"), strict=True):
            said = load_tongue(NAMES[name]).say(a.Cast("Angie", f"Grizzly Bears {reference}"))
            assert cell in said


@pytest.mark.parametrize(
    ("head", "token"),
    [(("which", "both"), "Impulsive Pilferer"), (("the how manieth", "and whose"), "Saproling")],
)
def test_each_way_to_tell_tokens_apart_is_printed_as_the_page_says(
    head: tuple[str, ...], token: str
) -> None:
    assert TOLD[head].keys() == NAMES.keys()
    for name, cells in TOLD[head].items():
        for cell, which in zip(cells, ("[token 1]", "[Angie, token 1]"), strict=True):
            act = a.Cast("Angie", "Shock", targets=(f"{token} {which}",))
            said = load_tongue(NAMES[name]).say(act)
            assert cell in said
            assert load_tongue(NAMES[name]).read(said).meaning == act


def test_the_mana_that_is_said_is_all_there_is() -> None:
    assert "no “Mana" in PAGE
    script(case("Given Angie controls no “Mana Source”\nThen the game goes on"), load_cards())
