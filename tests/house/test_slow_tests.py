"""A test is quick unless it is marked as slow, and that says why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = sorted(Path(__file__).parents[1].rglob("test_*.py"))
MARK = "pytest.mark." + "slow"


def without_reason(text: str) -> list[str]:
    """The lines that mark as slow and do not say why."""
    return [line for line in text.splitlines() if MARK in line and not re.search("  # .", line)]


def test_what_is_slow_says_why() -> None:
    found = {path.stem: without_reason(path.read_text(encoding="utf-8")) for path in TESTS}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_mark_without_a_reason_is_found() -> None:
    assert without_reason(f"@{MARK}\n@{MARK}  # it plays\n") == [f"@{MARK}"]


def test_this_test_is_quick(request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("quick")
    assert not request.node.get_closest_marker("slow")
