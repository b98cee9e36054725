"""The model checker Spin, where it is installed: what it finds in a model."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

PATIENCE = 600
SAFETY, CYCLES = ("-DSAFETY", "-DNOREDUCE"), ("-DNOREDUCE",)
FOUND = re.compile(r"errors: (\d+)\s+(\d+) states, stored.*?(\d+) transitions", re.DOTALL)


@dataclass(frozen=True)
class Opinion:
    """What Spin says: is something wrong; how many states and steps there are."""

    wrong: bool
    states: int
    steps: int


def without_spin(ci: bool) -> None:
    """What a test does where there is no Spin: it is skipped, but in CI it fails."""
    if ci:
        pytest.fail("needs spin and gcc, and CI is set: apt-get install spin gcc")
    pytest.skip("needs spin and gcc")


def opinion(model: str, folder: Path, cycle: int | None = None) -> Opinion:
    """What Spin makes of a model, of its properties of states and steps or of one of cycles."""
    if not (shutil.which("spin") and shutil.which("gcc")):
        without_spin(bool(os.environ.get("CI")))
    (folder / "model.pml").write_text(model, encoding="utf-8")
    chosen = () if cycle is None else (f"-DCYCLE={cycle}",)
    _run(folder, "spin", *chosen, "-o2", "-a", "model.pml")
    _run(folder, "gcc", "-w", "-O0", *(SAFETY if cycle is None else CYCLES), "-opan", "pan.c")
    said = _run(folder, "./pan", "-E", "-m1000000", "-w20", *(() if cycle is None else ("-a",)))
    found = FOUND.search(said)
    assert found is not None, said
    assert "max search depth too small" not in said
    return Opinion(found[1] != "0", int(found[2]), int(found[3]))


def _run(folder: Path, *command: str) -> str:
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
