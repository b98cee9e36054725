"""The words of pages in a language: all that is neither a scenario nor an engine's."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale

from ettin_spec.yaml_files.yaml_places import load

WORDS = Path(__file__).parent / "words"
OTHERS = "en"
"""The words for scenarios in a language of the user's own."""


@dataclass(frozen=True)
class Frames:
    """The words of one language; `words` by name, those that count by their plural forms."""

    language: str
    words: dict[str, Any]

    def say(self, name: str, **filled: object) -> str:
        """What goes by a name, its holes filled; one of several forms is chosen by `n`.

        Raises:
            KeyError: no word goes by the name.
        """
        said = self.words[name]
        if isinstance(said, dict):
            form = Locale.parse(self.language).plural_form(int(str(filled["n"])))
            said = said.get(form, said["other"])
        return str(said).format(**filled)

    def topic(self, name: str) -> str:
        """What a topic is called; that of a user's own folder as the folder is."""
        return str(self.words["topics"].get(name, name))


@cache
def frames(language: str) -> Frames:
    """The words for readers of a language, English where it is none of the project's."""
    known = language if (WORDS / f"{language}.yaml").exists() else OTHERS
    return Frames(known, load(WORDS / f"{known}.yaml").data)
