"""What each language needs to be tried, and a mistake of an engine in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from ettin_tck.skeletons.languages import languages

PATIENCE = 300
"""Seconds after which a tool that does not end is killed and the test fails."""
QUICKLY = {
    "CARGO_PROFILE_RELEASE_OPT_LEVEL": "0",
    "CARGO_INCREMENTAL": "1",
    "MAVEN_OPTS": "-XX:+UseSerialGC -XX:TieredStopAtLevel=1",
}
"""What makes cargo and Maven end soon; few cases are played."""


@dataclass(frozen=True)
class Trial:
    """A skeleton as it is tried: `tools` that have to be there, and `mistake`, words in a file.

    The first words of the mistake are right and the second wrong: who concedes has won.
    """

    tools: tuple[str, ...]
    test: tuple[str, ...]
    file: str
    mistake: tuple[str, str]


TRIALS = {
    "python": Trial(
        (),
        (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly"),
        "table.py",
        ('"lost" if team == self.lost', '"lost" if team != self.lost'),
    ),
    "javascript": Trial(
        ("node",),
        ("node", "--test"),
        "table.mjs",
        ("team === this.lost", "team !== this.lost"),
    ),
    "rust": Trial(
        ("cargo",),
        ("cargo", "test", "--release", "-q", "--test", "corpus"),
        "src/table.rs",
        ("team == Some(lost)", "team != Some(lost)"),
    ),
    "go": Trial(
        ("go",),
        ("go", "test", "-v", "./..."),
        "table.go",
        ("*team == t.lost", "*team != t.lost"),
    ),
    "java": Trial(
        ("mvn", "javac"),
        ("mvn", "-B", "test"),
        "src/main/java/adapter/Table.java",
        ("lost.equals(team) ?", "!lost.equals(team) ?"),
    ),
}


def needs_tools(language: str) -> None:
    """Skip a test whose tools are not there; in CI it fails."""
    for tool in TRIALS[language].tools:
        has_tool(tool)


def has_tool(tool: str) -> None:
    """Skip a test whose tool is not there; in CI it fails."""
    if shutil.which(tool) is not None:
        return
    if os.environ.get("CI"):
        pytest.fail(f"needs {tool}, and CI is set: install it")
    pytest.skip(f"needs {tool}")


def carried_out(command: tuple[str, ...], folder: Path) -> subprocess.CompletedProcess[str]:
    """What came of a command in a folder: its exit code, and all that it wrote."""
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **QUICKLY},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def prepare(language: str, folder: Path) -> None:
    """Build the adapter of a folder, if it has to be built, as its README says."""
    if command := languages()[language].prepare:
        done = carried_out(tuple(command.split()), folder)
        assert done.returncode == 0, done.stdout


def runs(language: str) -> tuple[str, ...]:
    """The command of an adapter in its folder, of Python the one that is running."""
    first, *rest = languages()[language].run.split()
    return (sys.executable if first == "python" else first, *rest)
