"""What no case tells apart, in random games that begin with a case that exercises it."""

from __future__ import annotations

from pathlib import Path

import pytest
from mutants.small_world import mutants, world

OPTIONS = ("--kind", "policies", "--date", "2012-01-01", "--games", "40")
GROUPS = ("--group", "life.read", "--group", "mulligan.order", "--group", "trigger.order")


@pytest.mark.slow  # plays eighty games, and wrong engines in them
def test_a_reading_is_told_apart_or_the_same_by_games_that_read_it(tmp_path: Path) -> None:
    blind = world(tmp_path)
    file = blind / "en" / "half.feature"
    seen, _, _ = file.read_text(encoding="utf-8").partition("    Then")
    file.write_text(f"{seen}    Then Barry has 0 cards in hand\n", encoding="utf-8")
    told = {
        each["mutant"]["group"]: each["outcome"] for each in mutants(blind, *OPTIONS, *GROUPS).told
    }
    assert told["life.read"]["fate"] == "survived"
    assert "told apart by random game" in told["life.read"]["evidence"]
    assert "small.half on 2012-01-01" in told["life.read"]["evidence"]
    assert told["mulligan.order"]["fate"] == "equivalent"
    assert "40 random games of that day which read it" in told["mulligan.order"]["evidence"]
    assert told["trigger.order"]["fate"] == "unplayed"
    assert "evidence" not in told["trigger.order"], "what no case reads no game begins with"


@pytest.mark.slow  # plays forty games, and wrong cards in them
def test_a_wrong_card_is_told_apart_by_games_in_which_it_is(tmp_path: Path) -> None:
    blind = world(tmp_path)
    file = blind / "en" / "half.feature"
    seen, _, _ = file.read_text(encoding="utf-8").partition("    When")
    file.write_text(f"{seen}    Then Barry has 0 cards in hand\n", encoding="utf-8")
    options = ("--kind", "cards", "--date", "2012-01-01", "--games", "400")
    told = mutants(blind, *options, "--group", "Heartless Hidetsugu").told
    gone = [each["outcome"] for each in told if each["mutant"]["after"] == "(nothing)"]
    assert gone
    for each in gone:
        assert each["fate"] == "survived", "a game can say only that something is not the same"
        assert "told apart by random game" in each["evidence"]
        assert "small.half on 2012-01-01" in each["evidence"]
