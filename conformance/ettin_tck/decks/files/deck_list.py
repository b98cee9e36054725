"""A deck list as it was read: lines of so many copies of a name, each with its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_spec.errors import EttinError, Place
from ettin_spec.protocol.decks import Board

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST = 9999
"""Copies of one card on one line beyond which a number is no number of cards."""

LEADERS = ("commander", "commanders")
"""What lists call the cards that lead the deck."""


@dataclass(frozen=True)
class Entry:
    """So many copies of a card, by its name as written, in the deck or beside it.

    `leads`: the list says that the card is the deck's commander.
    """

    name: str
    number: int
    board: Board
    place: Place
    leads: bool = False


@dataclass(frozen=True)
class DeckList:
    """One player's deck, as its file has it."""

    file: str
    entries: tuple[Entry, ...]


class DeckFileError(EttinError):
    """A deck list, card file or list of bans that cannot be read: where, and what to do."""

    def __init__(self, place: Place, wrong: str, remedy: str) -> None:
        super().__init__(f"{place}: {wrong}\n    {remedy}")


def copies(text: str, place: Place) -> int:
    """A number of copies; DeckFileError unless it is a whole number from 1 on."""
    digits = text.strip()
    if digits.isascii() and digits.isdigit() and len(digits) <= len(str(MOST)) and int(digits):
        return int(digits)
    raise DeckFileError(
        place, f"'{text.strip()}' is no number of copies", f"write a number from 1 to {MOST}"
    )


def named(text: str, place: Place) -> str:
    """A card's name without what surrounds it; DeckFileError where there is none."""
    name = " ".join(text.split())
    if not name:
        raise DeckFileError(place, "a card without a name", "write the card's name")
    return name


def whole(file: str, entries: Sequence[Entry]) -> DeckList:
    """The deck list of a file; DeckFileError where the file lists no card."""
    if not entries:
        raise DeckFileError(Place(file), "no card is listed here", "write lines as 4 Naturalize")
    return DeckList(file, tuple(entries))
