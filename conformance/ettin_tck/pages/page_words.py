"""Words around scenarios and answers in a language: all that is neither's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale

from ettin_spec.rulebook.basis import IN_WORDS, Basis
from ettin_spec.yaml_files.yaml_places import load

WORDS = Path(__file__).parent / "words"
OTHERS = "en"
"""The words for scenarios in a language of the user's own."""


@dataclass(frozen=True)
class Frames:
    """The words of one language; `words` by name, those that count by their plural forms."""

    language: str
    words: dict[str, Any]

    def say(self, name: str, /, **filled: object) -> str:
        """What goes by a name, its holes filled; one of several forms is chosen by `n`.

        Raises:
            KeyError: no word goes by the name.
        """
        said = self.words[name]
        if isinstance(said, dict):
            said = self._form(said, int(str(filled["n"])))
        return str(said).format(**filled)

    def _form(self, forms: dict[str, str], number: int) -> str:
        return forms.get(Locale.parse(self.language).plural_form(number), forms["other"])

    def word(self, group: str, name: str) -> str:
        """What one of a group is called; by its name where the group does not have it."""
        return str(self.words[group].get(name, name))

    def counted(self, verdict: str, number: int) -> str:
        """So many cases of a verdict: `3 fail`."""
        said = self.words["counted"].get(verdict, verdict)
        return str(self._form(said, number) if isinstance(said, dict) else said).format(n=number)

    def lacking(self, kind: str) -> str:
        """What an engine does not do, if it is of the usual kinds; else as it was said."""
        return self.word("lacks", kind)

    def basis(self, basis: str, said: str) -> str:
        """What something rests on; `said` is the same in English, and may say more at its end."""
        if not basis:
            return said
        return self.word("bases", basis) + said.removeprefix(IN_WORDS[Basis(basis)])

    def role(self, keyword: str) -> str:
        """`then`, in the language; anything else as it is."""
        return self.word("roles", keyword)

    def joined(self, parts: Iterable[str]) -> str:
        """Parts with what stands between them in a list."""
        return str(self.words["between"]).join(parts)

    def topic(self, name: str) -> str:
        """What a topic is called; that of a user's own folder as the folder is."""
        return self.word("topics", name)


@cache
def frames(language: str, words: Path = WORDS) -> Frames:
    """The words for readers of a language, English where it is none of the project's.

    `words`: the folder that has a file of them for each language, by default those of pages.
    """
    known = language if (words / f"{language}.yaml").exists() else OTHERS
    return Frames(known, load(words / f"{known}.yaml").data)
