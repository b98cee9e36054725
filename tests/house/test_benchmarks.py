"""Each benchmark runs, in its short form, and prints the ratio that it is there for."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from adapters.second_engine import without_cargo
from house.checkout import ROOT, tracked

FOLDER = ROOT / "benchmarks"
MEASURING = (FOLDER / "measuring.py").read_text(encoding="utf-8")
RATIOS = {
    "check_share.py": r"runner's share of a check, all dates: \d+%",
    "departing_engine.py": r"wrong_team: \d+ departures in \d+ cases, .*\(\d+ ms each\)",
    "engine_then_and_now.py": r"today's engine is \d+\.\d times as fast",
    "exhaustive_search.py": r"python: [\d,]+ states, [\d,]+ steps, \d+\.\d\d million",
    "flow_step.py": r"engine form: \d+ times as fast as the transitions machine.* \d+\.\d times",
    "player.py": r"pytest-bdd takes \d+\.\d times as long as our player for the corpus",
    "search_growth.py": r"\| stack 1 \| [\d,]+ \| [\d,]+ \| 1\.\d\d \| \d+\.\d\d \| \d+ \| 24 \|",
    "second_engine.py": r"all dates: \d+\.\d s of processors, the runner's share of them: \d+%",
    "whole_corpus.py": r"\| \d+ \| \d+ \| \d+ \| \d+\.\d\d s \| \d+\.\d\d s \| \d+\.\d \|",
}
"""What each program prints."""
COMPILED = "second_engine.py"
PROGRAMS = [
    path.name for path in sorted(FOLDER.glob("*.py")) if "def main(" in path.read_text("utf-8")
]


def rev() -> tuple[str, ...]:
    """The commit to measure against: this one, where a shallow clone has not the usual one."""
    tracked()
    usual = re.findall(r'^BEFORE = "(\w+)"', MEASURING, flags=re.MULTILINE)
    asked = ("git", "-c", "safe.directory=*", "cat-file", "-e", f"{usual[0]}^{{commit}}")
    known = subprocess.run(asked, cwd=ROOT, capture_output=True, check=False).returncode == 0
    return () if known else ("HEAD",)


def test_every_program_is_known_here_and_in_the_readme() -> None:
    assert list(RATIOS) == PROGRAMS
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert [f"`{name}`" for name in PROGRAMS if f"| `{name}` |" not in text] == []
    assert [name for name in PROGRAMS if f"benchmarks/{name}" not in text] == []


@pytest.mark.slow  # starts engines and reads the corpus several times
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_benchmark_runs_in_its_short_form(name: str, tmp_path: Path) -> None:
    program = FOLDER / name
    if name == COMPILED and shutil.which("cargo") is None:
        without_cargo(bool(os.environ.get("CI")))
    compares = "rev=True" in program.read_text(encoding="utf-8")
    done = subprocess.run(
        (sys.executable, str(program), "--short", *(rev() if compares else ())),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(RATIOS[name], done.stdout), done.stdout
