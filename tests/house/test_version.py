"""The version has one home, `pyproject.toml`; whatever says it reads it there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib

import pytest
from house.checkout import ROOT, tracked

HOME = "pyproject.toml"
ELSEWHERE = ("adapters/", "CHANGELOG.md", "tests/skeletons/frozen/")
"""An adapter has a version of its own, a history names those that were, what is frozen is old."""
ETTIN = (sys.executable, "-m", "ettin_tck")
ASKED = '{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}\n'


@pytest.fixture(scope="module")
def version() -> str:
    """The version, from its home."""
    with (ROOT / HOME).open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


@pytest.mark.slow  # every file is read
def test_the_version_is_written_in_one_place(version: str) -> None:
    literal = re.compile(rf"(?<![\d.]){re.escape(version)}(?!\d|\.\d)")
    texts = {n: (ROOT / n).read_text(encoding="utf-8", errors="replace") for n in tracked()}
    found = {name: len(literal.findall(text)) for name, text in texts.items()}
    assert {
        name: times for name, times in found.items() if times and not name.startswith(ELSEWHERE)
    } == {HOME: 1}


@pytest.mark.slow  # a process is started
def test_the_command_says_it(version: str) -> None:
    assert version in subprocess.check_output((*ETTIN, "--version"), text=True).split()


@pytest.mark.slow  # a process is started
def test_the_reference_says_it(version: str) -> None:
    said = subprocess.check_output((*ETTIN, "engine"), input=ASKED, text=True)
    assert json.loads(said)["result"]["version"] == version
