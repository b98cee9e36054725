"""The root holds what the README names, and strays are not checked in."""

from __future__ import annotations

import re
import subprocess

import pytest
from house.checkout import ROOT, tracked

HEAD = "| at the root | what it is |"
STRAYS = (
    "ettin-1.0-py3-none-any.whl",
    "ettin-1.0.tar.gz",
    ".coverage",
    ".coverage.host.17",
    ".benchmarks/x.json",
    "build/lib/x.py",
    "dist/x",
    "report.xml",
    "corpus.json",
    "events.ndjson",
)


def named() -> set[str]:
    """What stands at the root, by the README's table."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    table = text[text.index(HEAD) :].split("\n\n", maxsplit=1)[0]
    cells = [row.split("|")[1] for row in table.splitlines()[2:]]
    return {name.split("/")[0] for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def test_the_root_has_what_the_readme_names_and_nothing_else() -> None:
    assert {name.split("/")[0] for name in tracked()} == named()


@pytest.mark.parametrize("name", STRAYS)
def test_a_stray_is_not_checked_in(name: str) -> None:
    assert tracked()
    command = ("git", "-c", "safe.directory=*", "check-ignore", "--no-index", "-q", name)
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def test_nothing_that_is_checked_in_is_ignored() -> None:
    names = "\0".join(tracked())
    command = ("git", "-c", "safe.directory=*", "check-ignore", "--no-index", "--stdin", "-z")
    done = subprocess.run(
        command, cwd=ROOT, input=names, capture_output=True, text=True, check=False
    )
    assert done.stdout == ""
