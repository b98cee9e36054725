"""What git has of this checkout."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def tracked() -> list[str]:
    """The files that are checked in, as paths from the root; where there is no git, a skip."""
    command = ("git", "-c", "safe.directory=*", "ls-files", "-z")
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("git is missing")
    if done.returncode:
        pytest.skip("this is no git checkout")
    return [name for name in done.stdout.split("\0") if name]
