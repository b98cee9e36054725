"""Files of the user: read as text, and as the kind of deck list that they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.errors import Place
from ettin_spec.input_files import read_text as read_file
from ettin_tck.decks.files.csv_lists import read_csv
from ettin_tck.decks.files.deck_list import DeckFileError
from ettin_tck.decks.files.plain_text import read_forge, read_plain
from ettin_tck.decks.files.xml_lists import read_xml

if TYPE_CHECKING:
    from pathlib import Path

    from ettin_tck.decks.files.deck_list import DeckList

LARGEST = 1_000_000
"""Bytes beyond which a file is no deck list."""


def read_deck(path: Path) -> DeckList:
    """The deck list in a file.

    What the file holds decides how it is read: XML, Forge's sections, plain text; a table only
    where the file is called so.

    Raises:
        SpecError: it cannot be read.
        DeckFileError: it is no deck list.
    """
    text = read_text(path, LARGEST)
    file, first = str(path), text.lstrip()
    if first.startswith("<"):
        return read_xml(text, file)
    if path.suffix.casefold() == ".csv":
        return read_csv(text, file)
    if path.suffix.casefold() == ".dck" or first.casefold().startswith(("[metadata]", "[main]")):
        return read_forge(text, file)
    return read_plain(text, file)


def read_text(path: Path, largest: int) -> str:
    """A file's text; SpecError or DeckFileError where there is none."""
    text = read_file(path, largest)
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise DeckFileError(Place(str(path), line), "this is no text", "give a deck list")
    return text
