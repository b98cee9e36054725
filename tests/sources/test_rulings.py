"""Each published ruling at hand is played, or says what it lacks."""

from __future__ import annotations

from pathlib import Path

import pytest
from shared.corpora import corpus
from shared.many_in_one import faults

from ettin_spec.cards import load_cards
from ettin_spec.errors import SpecError
from ettin_spec.language.scenario import Case
from ettin_spec.language.scripts.opening_position import opening_of
from ettin_spec.sources.rulings import CHOSEN, read_rulings, tally

RULINGS = read_rulings()
PLAYED = [
    (card, scenario)
    for card, rulings in RULINGS.items()
    for ruling in rulings
    for scenario in ruling.scenarios
]
FRONT = {
    "Chalice of Death": "Chalice of Life",
    "Cut": "Cut // Ribbons",
    "Ribbons (Cut/Ribbons)": "Cut // Ribbons",
    "Zof Bloodbog": "Zof Consumption",
}
"""Cards that are the other side, or one half, of the one that is laid out."""

CARD = "Some Card:\n  - date: 2020-01-01\n    says: It does.\n"


def cards_of(case: Case) -> tuple[str, ...]:
    """The cards that are laid out for a case."""
    return opening_of(case, load_cards()).cards


def test_none_of_the_sixty_was_dropped(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(read_rulings(CHOSEN)) == 60
    with capsys.disabled():
        print(f" {tally(RULINGS)}", end="")


def lays_out(card: str, scenario: str) -> None:
    cases = corpus().scenario(scenario).cases
    assert any(FRONT.get(card, card) in cards_of(case) for case in cases)


def test_a_ruling_is_played_with_the_card_that_it_is_about() -> None:
    assert len(PLAYED) > 200
    assert faults(lays_out, [(scenario, (card, scenario)) for card, scenario in PLAYED]) == ""


def test_a_card_stands_in_one_file(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.yaml").write_text(CARD + "    scenarios: [a.b]\n", encoding="utf-8")
    with pytest.raises(SpecError, match="Some Card stands in two files"):
        read_rulings(tmp_path / "a.yaml", tmp_path / "b.yaml")


@pytest.mark.parametrize(
    "rest",
    [
        "",
        "    missing: [a word]\n",
        "    scenarios: [a.b]\n    missing: [a word]\n    because: nobody wrote it\n",
    ],
)
def test_a_ruling_is_played_or_excused(rest: str, tmp_path: Path) -> None:
    (tmp_path / "rulings.yaml").write_text(CARD + rest, encoding="utf-8")
    with pytest.raises(SpecError, match="Some Card: neither played nor excused, or both"):
        read_rulings(tmp_path / "rulings.yaml")
