"""Deck lists as XML: those of Cockatrice (.cod) and of Magic Online (.dek)."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.parsers import expat

from ettin_spec.errors import Place
from ettin_spec.protocol.decks import Board
from ettin_tck.decks.files.deck_list import LEADERS, DeckFileError, Entry, copies, named, whole

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_tck.decks.files.deck_list import DeckList

ZONES = {"main": Board.MAIN, "side": Board.SIDE, "commander": Board.MAIN}
ROOTS = ("cockatrice_deck", "Deck")


def read_xml(text: str, file: str) -> DeckList:
    """A deck list in XML, of either kind by its root.

    Raises:
        DeckFileError: no XML, a document type (never needed, and refused), another root, a card
            without name or number, or no card at all.
    """
    reader = _Reader(file)
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda tag, fields: reader.begin(
        tag, fields, parser.CurrentLineNumber
    )
    parser.StartDoctypeDeclHandler = lambda *_: reader.refuse(parser.CurrentLineNumber)
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        raise DeckFileError(
            Place(file, error.lineno),
            f"this XML is broken: {expat.ErrorString(error.code)}",
            "save the deck again from the program that wrote it",
        ) from None
    return whole(file, reader.entries)


class _Reader:
    """Takes elements in order; the first is the root."""

    def __init__(self, file: str) -> None:
        self.entries: list[Entry] = []
        self._file, self._root, self._board, self._leads = file, "", Board.MAIN, False

    def refuse(self, line: int) -> None:
        """No deck list has a document type."""
        place = Place(self._file, line)
        raise DeckFileError(place, "a document type stands here", "remove the line with <!DOCTYPE")

    def begin(self, tag: str, fields: Mapping[str, str], line: int) -> None:
        """Take an element."""
        place = Place(self._file, line)
        if not self._root:
            self._root = self._known(tag, place)
        elif self._root == "Deck" and tag == "Cards":
            beside = fields.get("Sideboard", "false").casefold() == "true"
            board = Board.SIDE if beside else Board.MAIN
            self._take(fields.get("Name", ""), fields.get("Quantity", ""), board, place)
        elif self._root != "Deck" and tag == "zone":
            self._board = self._zone(fields.get("name", ""), place)
            self._leads = fields.get("name") in LEADERS
        elif self._root != "Deck" and tag == "card":
            self._take(fields.get("name", ""), fields.get("number", ""), self._board, place)

    def _known(self, tag: str, place: Place) -> str:
        if tag not in ROOTS:
            raise DeckFileError(
                place, f"<{tag}> begins no deck list", f"it begins with <{'> or <'.join(ROOTS)}>"
            )
        return tag

    def _zone(self, name: str, place: Place) -> Board:
        if name not in ZONES:
            raise DeckFileError(
                place,
                f"'{name}' is no zone of these decks",
                "leave the zones main, side and commander",
            )
        return ZONES[name]

    def _take(self, name: str, number: str, board: Board, place: Place) -> None:
        entry = Entry(named(name, place), copies(number, place), board, place, self._leads)
        self.entries.append(entry)
