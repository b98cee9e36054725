"""The words that stand around what is told in a terminal, in each language."""

from __future__ import annotations

from pathlib import Path

from ettin_tck.pages.page_words import Frames, frames

WORDS = Path(__file__).parent / "words"


def words_told(language: str) -> Frames:
    """The words for readers of a language, English where it is none of the project's."""
    return frames(language, WORDS)
