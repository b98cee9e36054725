"""The engine in JavaScript judged from the written corpus alone, in JavaScript."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from adapters.javascript_adapter import ADAPTER, PATIENCE, ROOT
from shared.run_results import kept

Verdicts = dict[tuple[str, str], str]
DATES = ("2012-01-01", "2019-07-12", "2024-11-08", "current")
CHOSEN = tuple(f"--date={date}" for date in DATES)
PYTHON = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def ettin(*arguments: str) -> int:
    """The exit code of a call."""
    command = (sys.executable, "-m", "ettin_tck", *arguments)
    done = subprocess.run(
        command, cwd=ROOT, env=PYTHON, capture_output=True, timeout=2 * PATIENCE, check=False
    )
    return done.returncode


def corpus() -> bytes:
    """The corpus on the chosen dates."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "corpus.json"
        assert ettin("corpus", *CHOSEN, "--out", str(file)) == 0
        return file.read_bytes()


def lines(text: str) -> list[dict[str, str]]:
    return [json.loads(line) for line in text.splitlines()]


def natively(node: str, file: Path, *options: str) -> tuple[int, Verdicts]:
    """The exit code, and the verdict on each case on each date, of the runner in JavaScript."""
    command = (node, str(ADAPTER.parent / "judge_corpus.mjs"), str(file), *options)
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.stderr == ""
    return done.returncode, {(e["case"], e["date"]): e["verdict"] for e in lines(done.stdout)}


def checked(node: str, file: Path, *options: str) -> tuple[int, Verdicts]:
    """The same of `ettin check`."""
    engine = (node, str(ADAPTER), *options)
    code = ettin("check", *CHOSEN, "--ndjson", str(file), "--", *engine)
    cases = [e for e in lines(file.read_text("utf-8")) if e["event"] == "case"]
    return code, {(e["case"], e["date"]): e["verdict"] for e in cases}


@pytest.mark.slow  # every case is played twice, by two runners
@pytest.mark.parametrize("option", ["--split=even", "--open-hands", "--with-bug=own-life"])
def test_a_runner_in_javascript_judges_as_ettin_does(
    node: str, tmp_path: Path, option: str
) -> None:
    (tmp_path / "corpus.json").write_bytes(kept("corpus-for-adapters", corpus))
    code, found = natively(node, tmp_path / "corpus.json", option)
    assert (code, found) == checked(node, tmp_path / "events", option)
    assert {"pass", "skipped"} <= set(found.values())
    assert code == ("bug" in option)
