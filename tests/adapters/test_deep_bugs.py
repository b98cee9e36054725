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
        told_in_few_steps(number, "tour", "--tour", bug.tour, "--most", "1")


@pytest.mark.slow  # it compiles, and brings down two games
def test_random_games_come_to_deep_bugs_and_tell_them_in_few_steps() -> None:
    for number, bug in numbered():
        if bug.game is not None:
            variant, seed = bug.game
            one = ("fuzz", "--games", "1", "--variant", variant, "--seed", str(seed))
            told_in_few_steps(number, *one)
            sound = run_on(broken_program(), None, *one, patience=PATIENCE)
            assert sound.returncode == 0, sound.stdout[-400:] + sound.stderr


@pytest.mark.slow  # it compiles, and counts from a position for each bug, and plays what is told
def test_counting_comes_to_deep_bugs_and_tells_them_in_few_steps(tmp_path: Path) -> None:
    program = broken_program()
    for number, bug in numbered():
        if bug.perft is not None:
            counted = ("perft", "--position", bug.perft)
            said = told_in_few_steps(number, *counted)
            sound = run_on(program, None, *counted, patience=PATIENCE)
            assert sound.returncode == 0, sound.stdout[-400:] + sound.stderr
            features = kept_scenario(said, tmp_path / str(number))
            check = ("check", "--features", str(features), "--id", f"perft.{bug.perft}")
            assert run_on(program, None, *check, patience=PATIENCE).returncode == 0, said
            assert run_on(program, number, *check, patience=PATIENCE).returncode == 1, said


def kept_scenario(said: str, folder: Path) -> Path:
    """A folder with the scenario of an output."""
    file = folder / "en" / "found.feature"
    file.parent.mkdir(parents=True)
    file.write_text(said[said.index("# language: ") : said.rindex("\n1 of 1 ")] + "\n", "utf-8")
    return folder


def numbered() -> Iterator[tuple[int, DeepBug]]:
    return enumerate(deep_bugs(), len(broken_rules()))


def told_in_few_steps(number: int, *words: str) -> str:
    done = run_on(broken_program(), number, *words, patience=PATIENCE)
    assert done.returncode == 1, (words, done.stdout[-400:] + done.stderr)
    steps = [line for line in done.stdout.splitlines() if line.strip().startswith(KEYWORDS)]
    assert 0 < len(steps) <= LONGEST, done.stdout
    return done.stdout
