"""The page about the language shows scenarios that can be read, and sentences as they print."""

from __future__ import annotations

import re

from house.checkout import ROOT
from language.small_features import case, feature, scenario

from ettin_spec.cards import load_cards
from ettin_spec.language import load_tongue, script
from ettin_spec.protocol import actions as a

PAGE = (ROOT / "docs/language.md").read_text(encoding="utf-8")
SAMPLES = re.findall(r"```gherkin\n(.*?)```", PAGE, re.DOTALL)
NAMES = {"English": "en", "French": "fr", "Italian": "it", "Japanese": "ja"}


def test_each_scenario_of_the_page_can_be_played() -> None:
    assert len(SAMPLES) == 6
    for steps in SAMPLES:
        variant = "two-headed-giant" if "Barry" in steps else "two-player"
        tags = f"@id:a.b @from:2005-08-01 @variant:{variant}"
        (only,) = scenario(feature(steps, tags)).cases
        assert script(only, load_cards()).moves


def test_each_way_to_tell_objects_apart_is_printed_as_the_page_says() -> None:
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in PAGE.splitlines()]
    told = [row for row in rows if row and row[0] in NAMES]
    assert [row[0] for row in told] == list(NAMES)
    for name, *cells in told:
        for cell, reference in zip(cells, ("[Barry]", "[2]", "[Barry, 2]"), strict=True):
            said = load_tongue(NAMES[name]).say(a.Cast("Angie", f"Grizzly Bears {reference}"))
            assert cell in said


def test_the_mana_that_is_said_is_all_there_is() -> None:
    assert "no “Mana" in PAGE
    script(case("Given Angie controls no “Mana Source”\nThen the game goes on"), load_cards())
