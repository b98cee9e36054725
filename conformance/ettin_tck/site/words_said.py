"""The words of the site, in each language."""

from __future__ import annotations

from pathlib import Path

from ettin_tck.pages.page_words import Frames, frames

WORDS = Path(__file__).parent / "words"


def words_said(language: str) -> Frames:
    """The words for readers of a language."""
    return frames(language, WORDS)
