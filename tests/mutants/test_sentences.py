"""Sentences after Then: which notice something alone, and the list of those that are safeguards."""

from __future__ import annotations

from pathlib import Path

import pytest
from mutants.small_world import Ran, mutants, world
from shared.corpora import library

from ettin_tck.mutants.needed_sentences.safeguards import read_safeguards
from ettin_tck.mutants.needed_sentences.sentences import Sentences

TOLD_APART = "Angie's team has 1 life"
BESIDE = "Barry has 0 cards in hand"
SAME = """
small.half:
  {number}: {{says: "{says}", because: nobody discards}}
"""


@pytest.fixture
def features(tmp_path: Path) -> Path:
    """One scenario, which notices a wrong reading by the first of its two sentences only."""
    folder = world(tmp_path)
    file = folder / "en" / "half.feature"
    text = file.read_text(encoding="utf-8").replace("Edward's team has 0 life", BESIDE)
    file.write_text(text, encoding="utf-8")
    return folder


def ran(features: Path, number: int | None = None, says: str = "") -> Ran:
    """All that notices two wrong readings on a day, with one sentence marked."""
    if number is not None:
        marked = SAME.format(number=number, says=says)
        (features / "safeguards.yaml").write_text(marked, encoding="utf-8")
    options = ("--kind", "policies", "--group", "life.read", "--date", "2012-01-01")
    return mutants(features, *options, "--games", "0", "--every-notice")


@pytest.mark.slow  # starts ettin
def test_a_sentence_without_which_a_case_would_pass_is_told_from_one_that_adds_nothing(
    features: Path,
) -> None:
    done = ran(features)
    assert [each["outcome"]["alone"] for each in done.told[:1]] == [
        ["small.half@2010-04-23@2012-01-01#2"]
    ]
    assert [line for line in done.out.splitlines() if line.startswith("IDLE")] == [
        f"IDLE  {features}/en/half.feature:13  {BESIDE}"
    ]
    assert "1 of 2 notice something alone, 0 are safeguards, 1 neither" in done.out
    assert done.code == 0, "a part of the mutants says nothing of sentences that need the others"


@pytest.mark.slow  # starts ettin
def test_sentences_that_notice_the_same_are_not_alone(tmp_path: Path) -> None:
    done = ran(world(tmp_path))
    assert "0 of 2 notice something alone" in done.out


@pytest.mark.slow  # starts ettin
def test_a_marked_sentence_is_a_safeguard_until_it_notices_something_alone(features: Path) -> None:
    assert (
        "1 of 2 notice something alone, 1 are safeguards, 0 neither" in ran(features, 7, BESIDE).out
    )
    wrong = ran(features, 6, TOLD_APART)
    assert "NO SAFEGUARD  small.half, sentence 6: alone it notices policies:life.read" in wrong.out
    assert wrong.code == 1


@pytest.mark.parametrize(
    ("number", "says", "told"),
    [
        (7, "Barry has 1 card in hand", f'the sentence has changed\n    it says "{BESIDE}"'),
        (5, BESIDE, "sentence 5 does not stand after Then"),
    ],
)
@pytest.mark.slow  # starts a process that reads everything, for each list
def test_a_list_out_of_date_is_found_out(features: Path, number: int, says: str, told: str) -> None:
    done = ran(features, number, says)
    assert done.code == 2
    assert f"safeguards.yaml:3:3: {told}" in done.err
    assert "Traceback" not in done.err


def test_what_the_project_marks_stands_after_then_and_has_a_reason() -> None:
    marked = read_safeguards(library(), Sentences(library()))
    assert all(safeguard.because.strip() for safeguard in marked.values())
