"""The format's own list, as the user gives it: lines that ban or restrict a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.decks import Listed, Standing
from ettin_tck.decks.files.deck_files import LARGEST, read_text
from ettin_tck.decks.files.deck_list import DeckFileError
from ettin_tck.decks.files.plain_text import lines

if TYPE_CHECKING:
    from pathlib import Path

    from ettin_tck.decks.card_titles import Titles


def read_list(path: Path, titles: Titles) -> tuple[Listed, ...]:
    """The list in a file of lines `banned NAME` and `restricted NAME`.

    Raises:
        DeckFileError: the file cannot be read, or a line is neither.
    """
    found: list[Listed] = []
    for place, line in lines(read_text(path, LARGEST), str(path)):
        word, _, name = line.partition(" ")
        if word not in tuple(Standing) or not name.strip():
            raise DeckFileError(
                place,
                f"'{line}' bans and restricts no card",
                "write banned NAME or restricted NAME",
            )
        found.append(Listed(titles.english(name.strip(), place), Standing(word)))
    return tuple(found)
