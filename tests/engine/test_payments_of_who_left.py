"""What who has left the game would pay is not paid, though that player has the life for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ettin_tck.cli import run

CARD = """Exercise of the Toll:
  in: {fr: Exercice du péage, it: Esercizio del Pedaggio, ja: 通行料の練習}
  made_up: It asks for life where the printed one asks for mana.
  type: Enchantment
  cost: "{2}{U}"
  abilities:
    - trigger:
        when: {casts: {who: each_opponent}}
        do: [{unless_pays: {who: that_player, cost: [{life: 1}], do: [{draw: {who: you}}]}}]
"""
FEATURE = """# language: en
Feature: Who has left pays nothing
  > Is anybody asked?

  @id:own.toll @clause:cost.unless @variant:free-for-all @from:2018-04-27 @must
  Scenario: Whoever draws unless a player pays draws once that player has left
    Given it is the precombat main phase of Edward's team
    And Angie controls “Exercise of the Toll”
    And Angie has no cards in hand
    When Edward casts “Grizzly Bears”
    And Edward concedes the game
    And the triggered ability of “Exercise of the Toll” resolves
    Then Angie has one card in hand
    And the game goes on
"""


def test_nobody_is_asked_whether_it_is_paid(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another opponent was asked, as of what is no cost."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.feature").write_text(FEATURE, encoding="utf-8")
    cards = tmp_path / "cards.yaml"
    cards.write_text(CARD, encoding="utf-8")
    command = ["check", "--features", str(tmp_path), "--cards", str(cards), "--date", "current"]
    assert run(command) == 0
    assert "1 of 1 pass" in capsys.readouterr().out
