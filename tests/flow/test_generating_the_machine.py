"""A mistake in the flow file is one clear error, with file and line, for who changes the rules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SPEC = Path(__file__).parents[2] / "spec"
MACHINE = "ettin_spec/flow/generated/machine.py"


def generated(folder: Path, wrong: str, right: str) -> subprocess.CompletedProcess[str]:
    """What generating the machine says in a copy of the specification with one thing changed."""
    shutil.copytree(SPEC / "ettin_spec", folder / "ettin_spec")
    flow = folder / "ettin_spec/flow/flow.yaml"
    text = flow.read_text(encoding="utf-8")
    assert right in text
    flow.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    return subprocess.run(
        (sys.executable, "-m", "ettin_spec.flow.codegen.generate"),
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_misspelt_guard_is_refused_at_its_line_with_the_nearest_names(tmp_path: Path) -> None:
    machine = (SPEC / MACHINE).read_text(encoding="utf-8")
    done = generated(tmp_path, "if: a_team_is_loosing", "if: a_team_is_losing")
    first, second = done.stderr.splitlines()
    assert done.returncode == 1
    assert first.startswith("ettin: ettin_spec/flow/flow.yaml:")
    assert first.endswith("no guard 'a_team_is_loosing'")
    assert second.strip().startswith("nearest: a_team_is_losing")
    assert (tmp_path / MACHINE).read_text(encoding="utf-8") == machine


def test_the_file_as_it_is_generates_the_machine_that_is_checked_in(tmp_path: Path) -> None:
    done = generated(tmp_path, "life.zero", "life.zero")
    assert (done.returncode, done.stderr) == (0, "")
    made = (tmp_path / MACHINE).read_bytes()
    assert made == (SPEC / MACHINE).read_bytes()
