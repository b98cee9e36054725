"""What a card lets a player choose who has left is asked of another one, and of nobody who left."""

from __future__ import annotations

from pathlib import Path

import pytest

from ettin_tck.cli import run

FEATURE = """# language: en
Feature: Who has left chooses nothing
  > Who does?

  @id:own.left @clause:team.choice_left @variant:free-for-all @from:2018-04-27 @must
  Scenario: Whoever Angie picks of her opponents
    Given Angie controls “Edric, Spymaster of Trest”
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Martha with “Hill Giant”
    And the combat damage step of Edward's team begins
    And Edward concedes the game
    And Martha's team passes priority
    And Simon's team passes priority
    And Angie's team passes priority
    Then Angie has to choose
    When Angie chooses Simon as the opponent
    Then Simon has to choose
    And Angie has nothing to choose
    When Simon does what the ability allows
    Then the stack is empty
    And Simon has no cards in hand
"""


def test_another_opponent_chooses_whom_the_controller_picks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The reference waited for the one who had left."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.feature").write_text(FEATURE, encoding="utf-8")
    assert run(["check", "--features", str(tmp_path), "--date", "all"]) == 0
    assert "in all      21 of 21 pass" in capsys.readouterr().out
