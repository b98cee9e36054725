"""Deck lists as tables (.csv): a column of numbers, one of names, and maybe one of boards."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from ettin_spec.errors import Place
from ettin_spec.protocol.decks import Board
from ettin_tck.decks.files.deck_list import LEADERS, DeckFileError, Entry, copies, named, whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_tck.decks.files.deck_list import DeckList

NUMBER = ("count", "quantity", "qty", "number", "amount")
NAME = ("name", "card", "card name")
BOARD = ("board", "section", "zone", "sideboard")
SIDE = ("side", "sideboard", "true", "yes")
MAIN = ("", "main", "mainboard", "maindeck", "deck", "false", "no")


def read_csv(text: str, file: str) -> DeckList:
    """A deck list as a table with a heading, its columns in any order.

    Raises:
        DeckFileError: no heading that says which column is which, or a row that is no card.
    """
    return whole(file, list(_rows(text, file)))


def _rows(text: str, file: str) -> Iterator[Entry]:
    rows = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        head = [cell.strip().casefold() for cell in next(rows, [])]
        number, name = _column(head, NUMBER, file), _column(head, NAME, file)
        board = next((head.index(word) for word in BOARD if word in head), None)
        for row in rows:
            if any(cell.strip() for cell in row):
                place = Place(file, rows.line_num)
                where = "" if board is None else _cell(row, board, place).strip().casefold()
                card = named(_cell(row, name, place), place)
                many = copies(_cell(row, number, place), place)
                yield Entry(card, many, _board(where, place), place, where in LEADERS)
    except csv.Error as error:
        raise DeckFileError(
            Place(file, rows.line_num), f"this table is broken: {error}", "save it as CSV again"
        ) from None


def _column(head: Sequence[str], words: Sequence[str], file: str) -> int:
    for word in words:
        if word in head:
            return head.index(word)
    raise DeckFileError(
        Place(file, 1), f"no column is called {words[0]}", "write the heading count,name,board"
    )


def _cell(row: Sequence[str], column: int, place: Place) -> str:
    if column >= len(row):
        raise DeckFileError(place, "a cell is missing", "give every row as many as the heading")
    return row[column]


def _board(word: str, place: Place) -> Board:
    if word in SIDE or word in MAIN or word in LEADERS:
        return Board.SIDE if word in SIDE else Board.MAIN
    raise DeckFileError(place, f"'{word}' is no board", "write main, side or commander")
