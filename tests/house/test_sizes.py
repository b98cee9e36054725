"""Modules and functions stay small enough to be read in one go."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for folder in ("spec", "impl", "conformance", "benchmarks", "adapters", "tests")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if "Generated" not in path.read_text(encoding="utf-8")[:200]
]
MODULE, FUNCTION = 400, 60


def too_long(text: str) -> list[str]:
    """What is over the limits in a module's text."""
    found = [f"module of {n} lines"] if (n := len(text.splitlines())) > MODULE else []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION:
                found.append(f"{node.name}: {lines} lines")
    return found


@pytest.mark.slow  # every file
def test_modules_and_functions_stay_small() -> None:
    found = {path: too_long(path.read_text(encoding="utf-8")) for path in SOURCES}
    assert {str(path.relative_to(ROOT)): long for path, long in found.items() if long} == {}


def test_a_long_function_is_found() -> None:
    assert too_long("def f():\n" + "    x = 1\n" * FUNCTION) == [f"f: {FUNCTION + 1} lines"]


def test_a_long_module_is_found() -> None:
    assert too_long("x = 1\n" * (MODULE + 1)) == [f"module of {MODULE + 1} lines"]
