"""Whose the names are: the words that every page and file with names of cards carries."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ettin_spec.yaml_files.yaml_places import load

FILE = Path(__file__).parent / "notice.yaml"
OTHERWISE = "en"
"""The language of the notice where a user's own language has none."""


def notice(language: str) -> str:
    """The notice in a language, in one paragraph; in English where there is none in it."""
    said = _notices()
    return said.get(language, said[OTHERWISE])


@cache
def _notices() -> dict[str, str]:
    return {str(language): str(text) for language, text in load(FILE).data.items()}
