"""Words that cards say and no printed card here needs: each is played in a feature of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from ettin_tck.cli import run

FEATURE = """\
# language: en
Feature: A word
  > What does a card do that says so?

  @id:word @from:2005-08-01 @must
  Scenario: It does what it says
"""

THE_LAND = """\
Toll Road:
  type: Land
  abilities:
    - enters_doing: [{lose_life: {who: you, amount: 3}}]
"""
THE_EVENT = """\
Echo:
  type: Enchantment
  cost: "{0}"
  abilities:
    - trigger:
        when: {casts: {who: each_opponent}}
        do: [{lose_life: {who: you, amount: {cards_in_hand: that_player}}}]
Spark:
  type: Instant
  cost: "{0}"
  abilities:
    - spell: {do: [{gain_life: {who: you, amount: 0}}]}
"""
ANY_BUT_THE_FIRST = """\
Toll:
  type: Enchantment
  cost: "{0}"
  abilities:
    - trigger: {when: {casts: {who: you, nth: 2}}, do: [{gain_life: {who: you, amount: 5}}]}
Spark:
  type: Instant
  cost: "{0}"
  abilities:
    - spell: {do: [{gain_life: {who: you, amount: 1}}]}
Glow:
  type: Instant
  cost: "{0}"
  abilities:
    - spell: {do: [{gain_life: {who: you, amount: 1}}]}
"""
THE_SUM = """\
Cure:
  type: Sorcery
  cost: "{0}"
  abilities:
    - spell:
        do:
          - lose_counters: {who: you, counter: energy, number: 2, as: cured}
          - gain_life: {who: you, amount: {the: cured}}
"""

WORDS = {
    "a land does what it does as it enters": (
        THE_LAND,
        """
    Given Angie's team has 30 life
    And Angie has “Toll Road” in hand
    When Angie plays “Toll Road” as a land
    Then Angie's team has 27 life
""",
    ),
    "that player is who cast the spell, whoever loses the life": (
        THE_EVENT,
        """
    Given Angie's team has 30 life
    And Angie controls “Echo”
    And Angie has six cards in hand
    And Edward has two cards in hand
    And Edward has “Spark” in hand
    When Angie's team passes priority
    And Edward casts “Spark”
    And the triggered ability of “Echo” resolves
    Then Angie's team has 29 life
""",
    ),
    "the second spell of a turn is not the first one": (
        ANY_BUT_THE_FIRST,
        """
    Given Angie's team has 30 life
    And Angie controls “Toll”
    When Angie casts “Spark”
    And the spell resolves
    Then Angie's team has 31 life
    When Angie casts “Glow”
    And the triggered ability of “Toll” resolves
    Then Angie's team has 36 life
""",
    ),
    "the counters that were lost can be named": (
        THE_SUM,
        """
    Given Angie's team has 30 life
    And Angie has 1 energy counter
    When Angie casts “Cure”
    And the spell resolves
    Then Angie's team has 31 life
""",
    ),
}


@pytest.mark.slow  # a check each, of cards of its own
@pytest.mark.parametrize("word", WORDS)
def test_it_means_what_it_says(
    word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards, sentences = WORDS[word]
    folder = tmp_path / "features" / "en"
    folder.mkdir(parents=True)
    (folder / "word.feature").write_text(FEATURE + sentences.lstrip("\n"), encoding="utf-8")
    (tmp_path / "cards.yaml").write_text(cards, encoding="utf-8")
    own = ["--features", str(tmp_path / "features"), "--cards", str(tmp_path / "cards.yaml")]
    code = run(["check", *own])
    told = capsys.readouterr()
    assert code == 0, told.out + told.err
