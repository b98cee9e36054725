"""Random games in step, as a user starts them: what is equal, what differs, what is not played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # each test starts ettin anew

LIFE_COUNTER = Path(__file__).parents[1] / "children" / "life_counter.py"
FEW = ("--games", "2", "--moves", "25", "--seed", "9", "--variant", "two-headed-giant")
PATIENCE = 120


def fuzz(*words: str) -> subprocess.CompletedProcess[str]:
    return ettin("fuzz", *words)


def ettin(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-m", "ettin_tck", *words),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_the_reference_differs_from_itself_in_nothing() -> None:
    done = fuzz(*FEW, "--", "ettin", "engine")
    assert done.returncode == 0, done.stdout
    assert "2 games, " in done.stdout
    assert ": 0 differ, " in done.stdout


def test_a_wrong_rule_is_found_and_brought_down_to_few_moves() -> None:
    wrong = ("ettin", "engine", "--with", "combat.attacks=team_or_planeswalker")
    done = fuzz(*FEW, "--", *wrong)
    assert done.returncode == 1
    differing = [line for line in done.stdout.splitlines() if line.startswith("DIFFERS")]
    assert differing
    assert "two-headed-giant, seed 9: what may be done" in differing[0]
    assert '"whom":{"player":' in done.stdout


def test_a_difference_comes_out_as_a_scenario_that_only_the_wrong_engine_fails(
    tmp_path: Path,
) -> None:
    wrong = ("--", "ettin", "engine", "--with", "combat.attacks=team_or_planeswalker")
    found = fuzz(*FEW, "--games", "1", "--lang", "fr", *wrong).stdout
    file = tmp_path / "fr" / "found.feature"
    file.parent.mkdir()
    file.write_text(
        found[found.index("# language: fr") : found.rindex("\n1 games")] + "\n", "utf-8"
    )
    check = ("check", "--lang", "fr", "--features", str(tmp_path), "--id", "fuzz.found")
    right = ettin(*check, "--", "ettin", "engine")
    assert right.returncode == 0, right.stdout + right.stderr
    assert ettin(*check, *wrong).returncode == 1


def test_the_same_seed_draws_the_same() -> None:
    wrong = ("--no-shrink", "--", "ettin", "engine", "--with", "combat.attacks=team")
    few = (*FEW, "--games", "1", *wrong)
    assert fuzz(*few).stdout == fuzz(*few).stdout


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "an engine is named after --"),
        (("--", sys.executable, str(LIFE_COUNTER)), 5, "does not claim legal, mark in `explores`"),
        (("--variant", "x", "--", "ettin", "engine"), 2, "no variant 'x'"),
        (("--date", "1999-01-01", "--", "ettin", "engine"), 2, "is too early"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_line(
    words: tuple[str, ...], code: int, said: str
) -> None:
    done = fuzz(*words)
    assert (done.returncode, len(done.stderr.splitlines())) == (code, 1), done.stderr
    assert said in done.stderr
