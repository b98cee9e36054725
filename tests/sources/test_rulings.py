"""Sixty rulings were chosen before they were written: each is played, or says what it lacks."""

from __future__ import annotations

from pathlib import Path

import pytest
from shared.corpora import corpus

from ettin_spec.cards import load_cards
from ettin_spec.errors import SpecError
from ettin_spec.language.scenario import Case
from ettin_spec.language.scripts.opening_position import opening_of
from ettin_spec.sources.rulings import read_rulings, tally

RULINGS = read_rulings()
PLAYED = {card: ruling for card, ruling in RULINGS.items() if ruling.scenarios}
FRONT = {"Chalice of Death": "Chalice of Life"}
"""Cards that are the other side of the one that is laid out."""

CARD = "Some Card:\n  date: 2020-01-01\n  says: It does.\n"


def cards_of(case: Case) -> tuple[str, ...]:
    """The cards that are laid out for a case."""
    return opening_of(case, load_cards()).cards


def test_none_of_the_sixty_was_dropped(capsys: pytest.CaptureFixture[str]) -> None:
    found = tally(RULINGS)
    assert found.chosen == 60
    with capsys.disabled():
        print(f" {found}", end="")


@pytest.mark.parametrize("card", PLAYED)
def test_a_ruling_is_played_with_the_card_that_it_is_about(card: str) -> None:
    for scenario in PLAYED[card].scenarios:
        cases = corpus().scenario(scenario).cases
        assert any(FRONT.get(card, card) in cards_of(case) for case in cases), scenario


@pytest.mark.parametrize(
    "rest",
    [
        "",
        "  missing: [a word]\n",
        "  scenarios: [a.b]\n  missing: [a word]\n  because: nobody wrote it\n",
    ],
)
def test_a_ruling_is_played_or_excused(rest: str, tmp_path: Path) -> None:
    (tmp_path / "rulings.yaml").write_text(CARD + rest, encoding="utf-8")
    with pytest.raises(SpecError, match="Some Card: neither played nor excused, or both"):
        read_rulings(tmp_path / "rulings.yaml")
