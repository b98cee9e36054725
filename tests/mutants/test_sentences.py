"""Sentences after Then: what each is there for, worked out, kept, and held against the mutants."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from mutants.small_world import Ran, mutants, world
from shared.corpora import library

from ettin_tck.cases.selection import Wanted, select
from ettin_tck.library import Further, Library
from ettin_tck.mutants.needed_sentences.failing import Failing, failing_of
from ettin_tck.mutants.needed_sentences.purposes import Purpose, Purposes
from ettin_tck.mutants.needed_sentences.safeguards import out_of_date, read_accounts
from ettin_tck.mutants.needed_sentences.sentences import Sentences
from ettin_tck.mutants.playing.plays import plays_of

TOLD_APART = "Angie's team has 1 life"
BESIDE = "Barry has 0 cards in hand"
READINGS = ("--kind", "policies", "--group", "life.read", "--date", "2012-01-01")

PURPOSES = """\
# language: en
Feature: What sentences are for
  > Each sentence has a reason of its own.

  @id:small.purposes @clause:combat.attack @from:2019-07-12 @must
  Scenario: An attack
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Barry's “Grizzly Bears” is tapped
    And Edward controls no creatures
    When the declare attackers step of Angie's team begins
    Then Barry can't attack Edward with “Grizzly Bears”
    But Angie can attack Edward with “Hill Giant”
    And “Grizzly Bears” is tapped
    And “Hill Giant” is tapped
    When Angie's team finishes its turn
    Then Edward's team has 27 life
"""

SAMPLE = 16
"""Scenarios of the project whose sentences are held against what is kept of them."""


@pytest.fixture
def features(tmp_path: Path) -> Path:
    """One scenario, which notices a wrong reading by the first of its two sentences only."""
    folder = world(tmp_path)
    file = folder / "en" / "half.feature"
    text = file.read_text(encoding="utf-8").replace("Edward's team has 0 life", BESIDE)
    file.write_text(text, encoding="utf-8")
    return folder


def ran(features: Path, *options: str) -> Ran:
    """All that notices some mutants, with the sentences that fail."""
    return mutants(features, *options, "--games", "0", "--every-notice")


@pytest.mark.slow  # starts ettin
def test_a_sentence_without_which_a_case_would_pass_is_told_from_one_that_adds_nothing(
    features: Path,
) -> None:
    done = ran(features, *READINGS)
    assert [each["outcome"]["failing"] for each in done.told[:1]] == [
        ["small.half@2010-04-23@2012-01-01#2"]
    ]
    assert [line for line in done.out.splitlines() if line.startswith("UNACCOUNTED")] == [
        f"UNACCOUNTED  {features}/en/half.feature:13  {BESIDE}"
    ]
    assert "1 of 2 notice something alone" in done.out
    assert "1 no mutant tried so far fails:\n    1 say what has not changed" in done.out
    assert done.code == 0, "a part of the mutants says nothing of sentences that need the others"


@pytest.mark.slow  # starts ettin
def test_sentences_that_notice_the_same_are_not_alone(tmp_path: Path) -> None:
    folder = world(tmp_path)
    done = ran(folder, *READINGS, "--mark")
    assert "0 of 2 notice something alone" in done.out
    assert "2 fail together with another one" in done.out
    assert "together: {6: 7, 7: 6}" in (folder / "safeguards.yml").read_text(encoding="utf-8")


@pytest.mark.slow  # starts ettin three times
def test_what_was_worked_out_is_kept_until_a_mutant_shows_otherwise(features: Path) -> None:
    assert ran(features, *READINGS, "--mark").code == 0
    kept = features / "safeguards.yml"
    right = kept.read_text(encoding="utf-8")
    assert "alone: {policies: [6]}, never: {unchanged: [7]}" in right
    again = ran(features, *READINGS)
    assert "UNACCOUNTED" not in again.out
    assert again.code == 0
    wrong = "never: {unchanged: [7], unknown: [6]}"
    kept.write_text(re.sub(r"alone: .*\]\}", wrong, right), encoding="utf-8")
    done = ran(features, *READINGS)
    assert "NO SAFEGUARD  small.half, sentence 6: alone it notices policies:life.read" in done.out
    assert done.code == 1


@pytest.mark.slow  # starts ettin twice, and plays each wrong card
def test_a_sentence_that_is_said_to_be_needed_and_is_not_is_idle(features: Path) -> None:
    cards = ("--kind", "cards", "--scenario", "small.half")
    ran(features, *cards, "--mark")
    kept = features / "safeguards.yml"
    right = kept.read_text(encoding="utf-8")
    assert "alone: {cards: [6]}, never: {unchanged: [7]}" in right
    wrong = right.replace("[6]}, never: {unchanged: [7]}", "[6, 7]}")
    kept.write_text(wrong, encoding="utf-8")
    done = ran(features, *cards)
    assert f"IDLE  {features}/en/half.feature:13  {BESIDE}" in done.out
    assert "IDLE" not in ran(features, *cards, "--cases", "1").out, "a part says nothing"


@pytest.mark.slow  # starts ettin twice
def test_what_is_kept_of_a_scenario_that_says_something_else_by_now_is_found_out(
    features: Path,
) -> None:
    ran(features, *READINGS, "--mark")
    file = features / "en" / "half.feature"
    text = file.read_text(encoding="utf-8").replace("Barry has 0", "Ronald has 0")
    file.write_text(text, encoding="utf-8")
    done = ran(features, *READINGS)
    assert done.code == 2
    assert "'small.half' says something else by now" in done.err
    assert "ettin mutants --every-notice --mark --scenario small.half" in done.err
    assert "Traceback" not in done.err


def test_what_fails_is_read_back_as_it_was_written() -> None:
    for failing in (
        Failing("a.b@c@2012-01-01", (3,)),
        Failing("a@2012-01-01", (3, 5), beside=True),
    ):
        assert failing_of(str(failing)) == failing
    assert Failing("a@2012-01-01", (3,)).is_alone
    assert not Failing("a@2012-01-01", (3,), beside=True).is_alone


def test_what_a_sentence_is_for_is_worked_out_on_the_right_reference(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "purposes.feature").write_text(PURPOSES, encoding="utf-8")
    small = Library("en", Further(features=tmp_path))
    sentences = Sentences(small)
    purposes = Purposes(small, sentences, plays_of(small, select(small, Wanted())))
    found = {
        each.text: "rests" if purposes.rests(key) else str(purposes.of(key))
        for key, each in sentences.every.items()
    }
    assert found == {
        "Barry can't attack Edward with “Grizzly Bears”": "earlier",
        "Angie can attack Edward with “Hill Giant”": "rests",
        "“Grizzly Bears” is tapped": "unchanged",
        "“Hill Giant” is tapped": "earlier",
        "Edward's team has 27 life": "unknown",
    }


@pytest.mark.slow  # all scenarios are read
def test_every_sentence_of_the_project_is_accounted_for_once() -> None:
    sentences, (accounts, marked) = Sentences(library()), read_accounts(library())
    names = {scenario.id for scenario in library().corpus.scenarios}
    assert marked is not None
    assert not list(out_of_date(sentences, names, accounts, marked))
    missing = sorted(names - set(accounts))
    asked = " ".join(f"--scenario {name}" for name in missing)
    assert not missing, f"ettin mutants --every-notice --mark {asked}"
    for name, account in accounts.items():
        numbers = [*account.needed, *account.marked]
        assert len(numbers) == len(set(numbers)), name
        assert {(name, n) for n in numbers} == {key for key in sentences.every if key[0] == name}


@cache
def _sample() -> tuple[str, ...]:
    """Some scenarios, spread over the corpus."""
    names = sorted(scenario.id for scenario in library().corpus.scenarios)
    return tuple(names[:: len(names) // SAMPLE])


@pytest.mark.slow  # plays some scenarios once without each of their actions
def test_the_reasons_that_are_kept_are_those_that_the_reference_shows() -> None:
    accounts, _ = read_accounts(library())
    sentences = Sentences(library())
    plays = plays_of(library(), select(library(), Wanted(ids=_sample())))
    purposes = Purposes(library(), sentences, plays)
    for name in _sample():
        account = accounts[name]
        marked = account.marked
        rests = {number for number in marked if purposes.rests((name, number))}
        assert set(account.rests) == rests, name
        for purpose, numbers in account.never.items():
            assert [purposes.of((name, number)) for number in numbers] == [purpose] * len(numbers)
    assert any(purpose is Purpose.UNCHANGED for it in accounts.values() for purpose in it.never)


@pytest.mark.slow  # plays every wrong version of the cards of some scenarios
def test_what_is_kept_is_what_wrong_cards_show_of_a_sample(tmp_path: Path) -> None:
    features = library().features
    asked = [word for name in _sample() for word in ("--scenario", name)]
    options = ("--kind", "cards", "--games", "0", "--every-notice", *asked)
    done = mutants(features, *options, json_in=tmp_path)
    assert "sentences after Then: " in done.out, done.err
    wrong = [
        line for line in done.out.splitlines() if line.startswith(("IDLE", "NO SAFE", "UNACC"))
    ]
    assert not wrong
