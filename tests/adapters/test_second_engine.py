"""The engine in Rust, which was written from the specification alone, is judged."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from adapters.second_engine import ROOT, built, without_cargo

pytestmark = pytest.mark.slow  # the program is compiled, and plays every case of today

PATIENCE = 300


def ettin(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A verb of ettin on the engine."""
    return subprocess.run(
        (sys.executable, "-m", "ettin_tck", *arguments, "--", str(built())),
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@cache
def checked() -> list[dict[str, Any]]:
    """What a check under the rules of today tells, an event a line."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "events"
        ettin("check", "--date", "current", "--ndjson", str(file))
        return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_the_adapter_works() -> None:
    done = ettin("smoke")
    assert done.returncode == 0, done.stdout


@pytest.mark.together("second engine checked")
def test_every_game_case_that_is_asked_passes_and_four_fifths_are_asked() -> None:
    cases = [event for event in checked() if event["event"] == "case"]
    verdicts = Counter(case["verdict"] for case in cases)
    others = [case for case in cases if case["verdict"] == "skipped" and "profile" in case["why"]]
    asked = verdicts["pass"] / (len(cases) - len(others))
    wrong = [case["case"] for case in cases if case["verdict"] not in ("pass", "skipped")]
    assert not wrong
    assert asked >= 0.8


@pytest.mark.together("second engine checked")
def test_it_never_departs_from_the_flow() -> None:
    assert not [event["transition"] for event in checked() if event["event"] == "departed"]


def test_a_few_random_games_go_as_the_reference_plays_them() -> None:
    done = ettin("fuzz", "--games", "12", "--moves", "40", "--seed", "960000")
    assert done.returncode == 0, done.stdout


def test_without_cargo_it_is_skipped_and_in_ci_it_fails() -> None:
    with pytest.raises(pytest.skip.Exception, match="needs cargo"):
        without_cargo(ci=False)
    with pytest.raises(pytest.fail.Exception, match="install Rust"):
        without_cargo(ci=True)
