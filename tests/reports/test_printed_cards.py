"""An engine that knows printed cards by name can be asked nearly every game, in every variant."""

from __future__ import annotations

from pathlib import Path

import pytest

from ettin_tck.cases.printed_cards import Share, printed_cards
from ettin_tck.cli import run
from ettin_tck.library import Further, Library

ENOUGH = 90
"""Percent of the games of each variant that need no made-up card."""
WHOLE = Library("en")
TODAY = printed_cards(WHOLE, WHOLE.today)

BELL = """\
Bell of the Attic:
  in: {fr: Cloche du grenier, it: Campana della Soffitta, ja: 屋根裏の鐘}
  type: Instant
  cost: "{0}"
  abilities: [spell: {do: [{gain_life: {who: you, amount: 1}}]}]
"""
FEATURE = """\
# language: en
Feature: A bell
  > What does a bell do?

  @id:bell.own @clause:life.shared @from:2005-08-01 @must
  Scenario: It is rung
    Given Angie's team has 20 life
    And Barry controls “Mana Source”
    When Angie casts “Bell of the Attic”
    And the spell resolves
    Then Angie's team has 21 life

  @id:bell.printed @clause:life.shared @from:2005-08-01 @must
  Scenario: It is left alone
    Given Angie's team has 20 life
    And Barry controls “Mana Source”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 12 life
"""


@pytest.mark.parametrize("share", TODAY.shares, ids=lambda share: share.variant)
def test_nearly_all_games_of_a_variant_need_printed_cards_only(share: Share) -> None:
    assert share.percent >= ENOUGH, dict(TODAY.made_up)


def test_every_variant_is_counted() -> None:
    assert {share.variant for share in TODAY.shares} == set(WHOLE.rules.variants)


def test_each_made_up_card_that_a_game_needs_says_why() -> None:
    assert [name for name, _ in TODAY.made_up if not WHOLE.cards.entry(name).made_up] == []


@pytest.fixture
def bells(tmp_path: Path) -> Library:
    (tmp_path / "bells.yaml").write_text(BELL, "utf-8")
    folder = tmp_path / "features" / "en"
    folder.mkdir(parents=True)
    (folder / "bell.feature").write_text(FEATURE, "utf-8")
    return Library("en", Further(tmp_path / "features", cards=(tmp_path / "bells.yaml",)))


def test_a_game_with_a_made_up_card_is_told_apart_and_a_stand_in_is_none(bells: Library) -> None:
    found = printed_cards(bells, bells.today)
    assert found.shares == (Share("two-headed-giant", 2, 1),)
    assert found.shares[0].percent == 50
    assert found.made_up == (("Bell of the Attic", 1),)


def test_the_command_prints_the_shares_and_the_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["corpus", "--printed-cards", "--date", "current"]) == 0
    said = capsys.readouterr().out
    for share in TODAY.shares:
        assert f"{share.printed} of" in said
        assert f"{share.percent} %" in said
    for name, _ in TODAY.made_up:
        assert WHOLE.cards.entry(name).made_up in said
