"""Deck lists as plain text: a line for each card, also as MTG Arena and Forge write them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ettin_spec.errors import Place
from ettin_spec.protocol.decks import Board
from ettin_tck.decks.files.deck_list import LEADERS, DeckFileError, Entry, copies, named, whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.decks.files.deck_list import DeckList

CARD = re.compile(r"(?P<sb>SB:\s*)?(?P<number>\d+)\s*[xX]?\s+(?P<name>.+)", re.IGNORECASE)
PRINTING = re.compile(r"\s+[(\[][A-Z0-9_]{2,6}[)\]](?:\s+\S+)?$")
"""`(CHK) 12` after a name: which printing it is."""
BEFORE = re.compile(r"^\[[A-Z0-9_]{2,6}\]\s+")
"""`[CHK]` before a name."""
MARKS = re.compile(r"(?:\s+\*\w+\*)+$")
"""`*F*` after a name: a foil."""
LEADER_MARK = "*CMDR*"
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
    `#` begin a comment; which printing a line names is passed over. The commander stands under
    `Commander`, to the next heading or empty line, or has `*CMDR*` after its name.

    Raises:
        DeckFileError: a line that is no card, or no card at all.
    """
    return whole(file, list(_plain(text, file)))


def _plain(text: str, file: str) -> Iterator[Entry]:
    board, leads, before = Board.MAIN, False, 0
    for place, line in lines(text, file):
        heading = line.rstrip(":").rstrip().casefold()
        card = CARD.fullmatch(line)
        if heading in HEADINGS or heading in LEADERS:
            board, leads, before = HEADINGS.get(heading, Board.MAIN), heading in LEADERS, 0
        elif card is not None:
            leads = leads and (not before or place.line == before + 1)
            before = place.line
            yield _entry(card, Board.SIDE if card["sb"] else board, place, leads)
        elif not ARENA_HEAD.fullmatch(line):
            raise _no_card(place, line)


def _entry(card: re.Match[str], board: Board, place: Place, leads: bool) -> Entry:
    name = BEFORE.sub("", PRINTING.sub("", MARKS.sub("", card["name"])))
    marked = LEADER_MARK in card["name"].split()
    return Entry(named(name, place), copies(card["number"], place), board, place, leads or marked)


def read_forge(text: str, file: str) -> DeckList:
    """A deck as Forge keeps it: `[Commander]`, `[Main]`, `[Sideboard]`, lines `4 Naturalize|CHK`.

    Raises:
        DeckFileError: a line that is no card, a section that no team of two has, or no card.
    """
    return whole(file, list(_forge(text, file)))


def _forge(text: str, file: str) -> Iterator[Entry]:
    board: Board | None = None
    leads = False
    for place, line in lines(text, file):
        if line.startswith("["):
            board, leads = _section(line, place)
        elif board is not None:
            card = FORGE_CARD.fullmatch(line)
            if card is None:
                raise _no_card(place, line)
            number = copies(card["number"], place)
            yield Entry(named(card["name"], place), number, board, place, leads)


def _section(line: str, place: Place) -> tuple[Board | None, bool]:
    """The board that a section holds, and whether it leads; no board for the deck's own data."""
    name = line.strip("[]").casefold()
    if name == "metadata":
        return None, False
    if name in LEADERS:
        return Board.MAIN, True
    if name not in HEADINGS:
        raise DeckFileError(
            place,
            f"'{line}' is no part of these decks",
            "leave [Commander], [Main] and [Sideboard]",
        )
    return HEADINGS[name], False


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
