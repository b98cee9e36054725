"""Deck lists as plain text: a line for each card, also as MTG Arena and Forge write them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ettin_spec.errors import Place
from ettin_spec.protocol.decks import Board
from ettin_tck.decks.model import DeckFileError, Entry, copies, named, whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.decks.model import DeckList

CARD = re.compile(r"(?P<sb>SB:\s*)?(?P<number>\d+)\s*[xX]?\s+(?P<name>.+)", re.IGNORECASE)
PRINTING = re.compile(r"\s+[(\[][A-Z0-9_]{2,6}[)\]](?:\s+\S+)?$")
"""`(CHK) 12` after a name: which printing it is."""
BEFORE = re.compile(r"^\[[A-Z0-9_]{2,6}\]\s+")
"""`[CHK]` before a name."""
MARKS = re.compile(r"(?:\s+\*\w+\*)+$")
"""`*F*` after a name: a foil."""
HEADINGS = {
    "deck": Board.MAIN,
    "main": Board.MAIN,
    "maindeck": Board.MAIN,
    "mainboard": Board.MAIN,
    "main deck": Board.MAIN,
    "sideboard": Board.SIDE,
    "side": Board.SIDE,
    "companion": Board.SIDE,
}
"""The headings that begin a board, in small letters and without brackets or colon."""
PASSED_OVER = ("//", "#")
ARENA_HEAD = re.compile(r"About|Name\s.*", re.IGNORECASE)
FORGE_CARD = re.compile(r"(?P<number>\d+)\s+(?P<name>[^|]+?)\+?(?:\|.*)?")


def read_plain(text: str, file: str) -> DeckList:
    """A deck list in plain text.

    Headings (`Deck`, `Sideboard`) begin a board, `SB:` puts one line beside the deck, `//` and
    `#` begin a comment; which printing a line names is passed over.

    Raises:
        DeckFileError: a line that is no card, or no card at all.
    """
    return whole(file, list(_plain(text, file)))


def _plain(text: str, file: str) -> Iterator[Entry]:
    board = Board.MAIN
    for place, line in lines(text, file):
        heading = HEADINGS.get(line.rstrip(":").rstrip().casefold())
        card = CARD.fullmatch(line)
        if heading is not None:
            board = heading
        elif card is not None:
            beside = Board.SIDE if card["sb"] else board
            name = BEFORE.sub("", PRINTING.sub("", MARKS.sub("", card["name"])))
            yield Entry(named(name, place), copies(card["number"], place), beside, place)
        elif not ARENA_HEAD.fullmatch(line):
            raise _no_card(place, line)


def read_forge(text: str, file: str) -> DeckList:
    """A deck as Forge keeps it: `[Main]` and `[Sideboard]`, lines of `4 Naturalize|CHK`.

    Raises:
        DeckFileError: a line that is no card, a section that no team of two has, or no card.
    """
    return whole(file, list(_forge(text, file)))


def _forge(text: str, file: str) -> Iterator[Entry]:
    board: Board | None = None
    for place, line in lines(text, file):
        if line.startswith("["):
            board = _section(line, place)
        elif board is not None:
            card = FORGE_CARD.fullmatch(line)
            if card is None:
                raise _no_card(place, line)
            yield Entry(named(card["name"], place), copies(card["number"], place), board, place)


def _section(line: str, place: Place) -> Board | None:
    """The board that a section holds; None for the one about the deck itself."""
    name = line.strip("[]").casefold()
    if name == "metadata":
        return None
    if name not in HEADINGS:
        raise DeckFileError(
            place, f"'{line}' is no part of these decks", "leave [Main] and [Sideboard]"
        )
    return HEADINGS[name]


def lines(text: str, file: str) -> Iterator[tuple[Place, str]]:
    """The lines that say something, trimmed, with their places."""
    for number, line in enumerate(text.splitlines(), 1):
        said = line.strip()
        if said and not said.startswith(PASSED_OVER):
            yield Place(file, number), said


def _no_card(place: Place, line: str) -> DeckFileError:
    shown = line if len(line) <= 60 else line[:57] + "..."
    return DeckFileError(
        place, f"'{shown}' is no card", "write 4 Naturalize, or the heading Sideboard"
    )
