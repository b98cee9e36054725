"""The engine in Rust: built once, then a real child process."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest
from shared.run_results import kept

ROOT = Path(__file__).parents[2]
CRATE = Path("adapters", "rust")
PROGRAM = ROOT / CRATE / "target" / "debug" / "second-engine"
"""As `cargo test` compiles it, too, so that it is compiled once."""
BUILDING = 900
"""Seconds after which a build that does not end fails the test."""


def without_cargo(ci: bool) -> None:
    """What a test does where there is no cargo: it is skipped, but in CI it fails."""
    if ci:
        pytest.fail("needs cargo, and CI is set: install Rust 1.82 or later")
    pytest.skip("needs cargo")


@cache
def built() -> Path:
    """The program, compiled from this checkout, once for all workers of a run."""
    return kept("second-engine", _built)


def _built() -> Path:
    cargo = shutil.which("cargo")
    if cargo is None:
        without_cargo(bool(os.environ.get("CI")))
    assert cargo is not None
    subprocess.run(
        (cargo, "build", "--quiet", "--locked"),
        cwd=ROOT / CRATE,
        timeout=BUILDING,
        check=True,
    )
    return PROGRAM
