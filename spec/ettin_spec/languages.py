"""Which languages scenarios are written in: those that have a file of phrases."""

from __future__ import annotations

from pathlib import Path

PHRASES = Path(__file__).parent / "language" / "phrases"
NO_LANGUAGE = "senses"
"""The file of what can be said, beside those of how it is said."""


def languages(folder: Path = PHRASES) -> tuple[str, ...]:
    """The codes of the languages that a folder has phrases in, sorted."""
    found = (file.stem for file in folder.glob("*.yaml"))
    return tuple(sorted(code for code in found if code != NO_LANGUAGE))


LANGUAGES = languages()
"""The project's own."""
