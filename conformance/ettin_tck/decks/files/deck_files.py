"""Files of the user: read as text, and as the kind of deck list that they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.errors import Place
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
        DeckFileError: it cannot be read, or is no deck list.
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
    """A file's text; DeckFileError where there is none, or none in UTF-8."""
    raw = read_bytes(path)
    if len(raw) > largest:
        raise DeckFileError(
            Place(str(path)), "too large to be a deck list", "give the list of one deck"
        )
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DeckFileError(
            Place(str(path), line), "this is no text in UTF-8", "save the file as UTF-8"
        ) from None
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise DeckFileError(Place(str(path), line), "this is no text", "give a deck list")
    return text


def read_bytes(path: Path) -> bytes:
    """A file's bytes; DeckFileError where it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        why = error.strerror or "it cannot be read"
        raise DeckFileError(Place(str(path)), why, "give a file that can be read") from None
