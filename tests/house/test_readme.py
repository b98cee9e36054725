"""What the README promises is what CI runs."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def commands(text: str) -> list[str]:
    """The commands in the README's shell blocks."""
    blocks = re.findall(r"```sh\n(.*?)```", text, flags=re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line]


def test_ci_calls_the_very_command_that_the_readme_names_for_the_tests() -> None:
    ci = (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()
    assert commands(README)[1] == ci[-1]


def test_the_first_command_checks_at_three_dates_at_least() -> None:
    first = commands(README)[0]
    assert "ettin check" in first
    assert first.count("--date") >= 3


def test_a_picture_of_the_readme_is_there_and_says_in_words_what_it_shows() -> None:
    pictures = re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", README)
    assert pictures
    for said, path in pictures:
        assert len(said.split()) > 5
        assert (ROOT / path).read_bytes().startswith(b"\x89PNG")
