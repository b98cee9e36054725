"""Games that differ are kept, played first the next time, and forgotten once they do not."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow  # each test starts ettin anew

ONE = ("--games", "1", "--moves", "25", "--variant", "two-headed-giant", "--no-shrink")
WRONG = ("ettin", "engine", "--with", "combat.attacks=team_or_planeswalker")


def fuzz(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-m", "ettin_tck", "fuzz", *ONE, *words),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def engine(folder: Path, rules: tuple[str, ...]) -> str:
    """One command for an engine that can be mended meanwhile."""
    script = folder / "engine.py"
    script.write_text(f"import os, sys\nos.execvp({rules[0]!r}, {list(rules)!r})\n", "utf-8")
    return str(script)


def test_a_game_that_differs_is_played_first_until_it_differs_no_more(tmp_path: Path) -> None:
    examples = ("--examples", str(tmp_path / "kept"))
    right = (sys.executable, "-m", "ettin_tck", "engine")
    command = ("--", sys.executable, engine(tmp_path, (*right, *WRONG[2:])))
    found = fuzz(*examples, "--seed", "9", *command)
    assert "DIFFERS  two-headed-giant, seed 9" in found.stdout, found.stdout + found.stderr

    again = fuzz(*examples, "--seed", "900", *command).stdout
    assert "DIFFERS  two-headed-giant, seed 9" in again
    assert "2 games, " in again

    engine(tmp_path, right)
    mended = fuzz(*examples, "--seed", "900", *command)
    assert "AS ONE    two-headed-giant, seed 9: kept, and differs no more" in mended.stdout
    assert mended.returncode == 0
    assert "1 games, " in fuzz(*examples, "--seed", "900", *command).stdout


def test_what_is_no_game_is_passed_over(tmp_path: Path) -> None:
    examples = ("--examples", str(tmp_path))
    assert fuzz(*examples, "--seed", "9", "--", *WRONG).returncode == 1
    files = (file for file in tmp_path.rglob("*") if file.is_file())
    (kept,) = (file for file in files if file.read_bytes().startswith(b'["two-headed-giant"'))
    kept.with_name("0123456789abcdef").write_bytes(b"\xff no game \x00")
    again = fuzz(*examples, "--seed", "9", "--", *WRONG)
    assert again.returncode == 1
    assert "1 games, " in again.stdout


def test_a_folder_that_is_none_is_refused_before_the_first_game(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    done = fuzz("--examples", str(file), "--", *WRONG)
    assert done.returncode == 2
    assert "no games can be kept in" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not done.stdout


def test_a_server_that_is_not_there_keeps_nothing_and_stops_nothing() -> None:
    done = fuzz("--examples", "redis://127.0.0.1:1", "--seed", "9", "--", *WRONG)
    assert done.returncode == 1
    assert "no games are kept: " in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "DIFFERS" in done.stdout
