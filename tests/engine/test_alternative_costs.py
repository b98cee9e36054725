"""What is cast for a cost that it does not have is refused, as by any engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from ettin_spec.protocol.base import AlternativeCost
from ettin_tck.cli import run

FEATURE = """# language: en
Feature: Costs that a card does not have
  > Can it be cast for them?

  @id:own.cost @clause:spell.alternative @from:2018-04-27 @must
  Scenario: A card is cast for no cost that it does not say
    Given Angie controls “Hill Giant”
    Then Angie can't cast “Shock” for its {cost} cost, targeting “Hill Giant”
    And Angie can cast “Shock” targeting “Hill Giant”
"""


@pytest.mark.parametrize("cost", AlternativeCost)
def test_a_spell_without_such_a_cost_is_not_cast_for_it(
    cost: AlternativeCost, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.feature").write_text(FEATURE.format(cost=cost), encoding="utf-8")
    assert run(["check", "--features", str(tmp_path), "--date", "current"]) == 0
    assert "1 of 1 pass" in capsys.readouterr().out
