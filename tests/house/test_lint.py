"""What is linted is said once: CI and pre-commit run the same list."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]
LINTERS = ("ruff", "mypy", "lint-imports")


def lines(name: str) -> list[str]:
    """The commands of a script of ours."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def hooks() -> list[dict[str, object]]:
    """The hooks that pre-commit runs."""
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    return [hook for repo in config["repos"] for hook in repo["hooks"]]


def test_ci_and_pre_commit_run_the_one_list() -> None:
    assert ".ci/lint" in lines(".ci/run")
    assert [hook["entry"] for hook in hooks()] == [".ci/lint"]
    assert os.access(ROOT / ".ci/lint", os.X_OK)


def test_no_linter_is_called_beside_the_list() -> None:
    called = [line.split()[0] for line in lines(".ci/lint") if line.split()[0] in LINTERS]
    assert set(called) == set(LINTERS)
    assert [line for line in lines(".ci/run") if any(name in line for name in LINTERS)] == []


def test_the_list_stops_at_the_first_linter_that_objects(tmp_path: Path) -> None:
    (tmp_path / ".ci").mkdir()
    (tmp_path / ".ci/lint").write_bytes((ROOT / ".ci/lint").read_bytes())
    (tmp_path / "x.py").write_text("import os\n", encoding="utf-8")
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    done = subprocess.run(
        ("bash", ".ci/lint"),
        cwd=tmp_path,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "F401" in done.stdout


def test_the_extra_for_contributors_brings_all_of_it() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    assert "ettin[test]" in extras["dev"]
    assert any(each.startswith("pre-commit") for each in extras["dev"])
