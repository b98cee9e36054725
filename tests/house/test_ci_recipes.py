"""The recipes for continuous integration do what they say, as far as no service is needed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest
import yaml
from house.checkout import ROOT
from junitparser import JUnitXml

pytestmark = pytest.mark.slow  # each is a check in a shell

ACTION = ROOT / "packaging" / "action" / "action.yml"
CONTAINER = ROOT / "packaging" / "container" / "Dockerfile"
PAGE = ROOT / "docs" / "ci.md"
COUNTER = ROOT / "tests" / "children" / "life_counter.py"
WRONG = ROOT / "tests" / "children" / "counts_each_head.py"
PATIENCE = 300


def bash(script: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        ("bash", "-e", "-o", "pipefail", "-c", script),
        cwd=folder,
        env={**os.environ, "PATH": path, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def steps() -> dict[str, dict[str, Any]]:
    """The steps of the action that run something, by name."""
    action = yaml.safe_load(ACTION.read_text(encoding="utf-8"))
    assert action["runs"]["using"] == "composite"
    return {each["name"]: each for each in action["runs"]["steps"] if "run" in each}


@pytest.mark.parametrize(("engine", "code"), [(COUNTER, 0), (WRONG, 1)])
def test_the_action_checks_and_leaves_a_report(tmp_path: Path, engine: Path, code: int) -> None:
    check = steps()["Check"]
    given = {
        "${{ inputs.command }}": f"{sys.executable} {engine}",
        "${{ inputs.options }}": "--id count.* --lang it",
    }
    environment = {name: given[value] for name, value in check["env"].items()}
    summary = tmp_path / "summary.md"
    done = bash(check["run"], tmp_path, GITHUB_STEP_SUMMARY=str(summary), **environment)
    assert done.returncode == code, done.stderr
    assert "Rapporto" in summary.read_text(encoding="utf-8")
    report = tmp_path / "ettin-report"
    written = {path.name for path in report.iterdir()}
    assert written == {"report.html", "junit.xml", "events.ndjson", "badge.svg"}
    failed = sum(suite.failures for suite in JUnitXml.fromfile(str(report / "junit.xml")))
    assert (failed > 0) == (code == 1)


def test_action_and_container_install_the_checkout_that_they_lie_in(tmp_path: Path) -> None:
    """What the wheel's tests build and install in a clean folder is named by both."""
    install = steps()["Install ettin"]["run"]
    (path,) = re.findall(r'pip install -q "(.+)"', install)
    done = bash(f'cat "{path}/pyproject.toml"', tmp_path, GITHUB_ACTION_PATH=str(ACTION.parent))
    assert done.stdout == (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    lines = CONTAINER.read_text(encoding="utf-8").splitlines()
    assert "COPY . /src" in lines
    assert "RUN python -m pip install --no-cache-dir /src && rm -rf /src" in lines
    (entry,) = (line.partition(" ")[2] for line in lines if line.startswith("ENTRYPOINT "))
    scripts = {each.name for each in entry_points(group="console_scripts") if each.dist}
    assert set(json.loads(entry)) <= scripts


def test_the_shell_recipe_leaves_a_report(tmp_path: Path) -> None:
    (script,) = re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    adapter = tmp_path / "my-adapter"
    adapter.write_text(f"#!/bin/sh\nexec {sys.executable} {COUNTER}\n", encoding="utf-8")
    adapter.chmod(0o755)
    places = {
        "python3 -m venv .ettin": "mkdir -p .ettin/bin && ln -s $(command -v ettin) .ettin/bin/",
        ".ettin/bin/pip install -q ./ettin": ":",
        "ettin check": "ettin check --id 'count.*'",
    }
    for said, here in places.items():
        assert said in script
        script = script.replace(said, here)
    done = bash(script, tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "ettin.html").exists()
    assert (tmp_path / "ettin.xml").exists()
