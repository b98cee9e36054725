"""Rules of the second engine, each broken in its source: the suite names every one."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from adapters.broken_rules import broken_program, broken_rules, run_on
from shared.sampling import sample

AT_LEAST = 19
PATIENCE = 300


def checked(program: Path, pattern: str, number: int | None) -> subprocess.CompletedProcess[str]:
    """A check of the scenarios that are to notice it, with patience for a program made in haste."""
    words = ("check", "--id", pattern, "--date", "current", "--limit", "60", "--fail-fast")
    return run_on(program, number, *words, patience=PATIENCE)


def test_each_rule_is_written_where_the_table_says_and_once() -> None:
    broken = broken_rules()
    assert len({each.rule for each in broken}) == len(broken) >= AT_LEAST
    for each in broken:
        assert each.stands_once, each.rule


@pytest.mark.slow  # it compiles, and plays once for each rule
def test_the_suite_names_each_broken_rule() -> None:
    rules, program = broken_rules(), broken_program()
    sound = checked(program, "legends.*", None)
    assert sound.returncode == 0, sound.stdout[-400:] + sound.stderr
    overlooked = []
    for number, broken in sample([*enumerate(rules)], 4):
        done = checked(program, broken.id, number)
        if done.returncode != 1:
            overlooked.append((broken.rule, done.returncode, done.stdout[-400:] + done.stderr))
    assert not overlooked
