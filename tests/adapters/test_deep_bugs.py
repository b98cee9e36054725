"""Bugs of the second engine that need a memory: tours and random games tell them in few steps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from adapters.broken_rules import DeepBug, broken_program, broken_rules, deep_bugs, run_on

LONGEST = 25
PATIENCE = 120
KEYWORDS = ("Given", "When", "Then", "And", "But")


def test_each_place_of_a_bug_is_written_where_the_table_says_and_once() -> None:
    for bug in deep_bugs():
        assert all(change.stands_once for change in bug.changes), bug.rule


@pytest.mark.slow  # it compiles, and goes a tour for each bug
def test_tours_tell_each_deep_bug_in_few_steps() -> None:
    for number, bug in numbered():
        if bug.tour is not None:
            tour = ("tour", "--tour", bug.tour, "--variant", bug.variant)
            told_in_few_steps(number, *tour, "--most", "1")


@pytest.mark.slow  # it compiles, brings down a game for each bug, and plays what is told
def test_random_games_come_to_deep_bugs_and_tell_them_in_few_steps(tmp_path: Path) -> None:
    for number, bug in numbered():
        if bug.game is not None:
            variant, seed = bug.game
            one = ("fuzz", "--games", "1", "--variant", variant, "--seed", str(seed))
            found = told_in_few_steps(number, *one)
            only_the_wrong_one_fails(number, found, tmp_path / str(number))


@pytest.mark.slow  # it compiles, counts from a position for each bug, and plays what is told
def test_counting_comes_to_deep_bugs_and_tells_them_in_few_steps(tmp_path: Path) -> None:
    for number, bug in numbered():
        if bug.perft is not None:
            counted = ("perft", "--position", bug.perft)
            found = told_in_few_steps(number, *counted)
            sound = run_on(broken_program(), None, *counted, patience=PATIENCE)
            assert sound.returncode == 0, sound.stdout[-400:] + sound.stderr
            only_the_wrong_one_fails(number, found, tmp_path / str(number))


def numbered() -> Iterator[tuple[int, DeepBug]]:
    return enumerate(deep_bugs(), len(broken_rules()))


def told_in_few_steps(number: int, *words: str) -> str:
    done = run_on(broken_program(), number, *words, patience=PATIENCE)
    assert done.returncode == 1, (words, done.stdout[-400:] + done.stderr)
    steps = [line for line in done.stdout.splitlines() if line.strip().startswith(KEYWORDS)]
    assert 0 < len(steps) <= LONGEST, done.stdout
    return done.stdout


def only_the_wrong_one_fails(number: int, said: str, folder: Path) -> None:
    """The scenario of an output is one that the engine with the bug fails, the sound one not."""
    scenario = said[said.index("# language: en") : said.rindex("\n1 ")]
    file = folder / "en" / "found.feature"
    file.parent.mkdir(parents=True)
    file.write_text(scenario + "\n", "utf-8")
    check = ("check", "--features", str(folder), "--id", "*")
    for broken, code in ((None, 0), (number, 1)):
        done = run_on(broken_program(), broken, *check, patience=PATIENCE)
        assert done.returncode == code, scenario + done.stdout[-400:] + done.stderr
