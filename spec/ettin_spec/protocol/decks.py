"""What a deck checker is told of a team's decks and asked about them: the profile `deck`."""

from __future__ import annotations

import sys
from enum import StrEnum

import msgspec

from ettin_spec.protocol.base import Message


class Format(StrEnum):
    """The sort of tournament for which decks are built."""

    CONSTRUCTED = "constructed"
    SEALED = "sealed"
    DRAFT = "draft"
    COMMANDER = "commander"
    """No tournament but a way to play; each player's deck is judged by itself, in a team too."""


class Board(StrEnum):
    """Where a player's card is: in the deck that is presented, or beside it."""

    MAIN = "main"
    SIDE = "side"


class Standing(StrEnum):
    """What the format's own list says of a card; the list is given, nobody has to know it."""

    BANNED = "banned"
    RESTRICTED = "restricted"


class Mix(StrEnum):
    """How the product that the teams got compares with what they should get."""

    RECOMMENDED = "recommended"
    OTHER = "other"
    """All teams got the same, and it is not what is recommended."""
    UNEQUAL = "unequal"
    """Two teams got different product."""


class Cause(StrEnum):
    """What is wrong with decks; the name is the end of the policy's: `deck.` + cause."""

    SIZE_CONSTRUCTED = "size_constructed"
    SIZE_LIMITED = "size_limited"
    COPIES = "copies"
    UNITY = "unity"
    RESTRICTED = "restricted"
    BANNED = "banned"
    SIDEBOARD_CONSTRUCTED = "sideboard_constructed"
    SIDEBOARD_LIMITED = "sideboard_limited"
    FORMATS = "formats"
    COMMANDER_WHO = "commander_who"
    COMMANDER_NUMBER = "commander_number"
    COMMANDER_SIZE = "commander_size"
    COMMANDER_COPIES = "commander_copies"
    COMMANDER_CARDS = "commander_cards"
    COMMANDER_LANDS = "commander_lands"
    COMMANDER_SIDEBOARD = "commander_sideboard"


class Objected(Message, frozen=True):
    """One objection to decks: `has` cards are there, and only `may` (for sizes: at least) allowed.

    `player` is None where it is the team's decks together, `card` where it is no single card;
    without numbers a card may be in one deck of the team only, or in none that a commander
    leads whose colours are not its own. `alike` is another card, which counts as one with it.
    """

    cause: Cause
    player: str | None = None
    card: str | None = None
    has: int | None = None
    may: int | None = None
    alike: str | None = None


class InDeck(Message, frozen=True, tag_field="fact", tag="deck"):
    """A player has `number` copies of a card, by its English name, in the deck or beside it.

    `printed` is the code of the language on these copies; `number` adds to what other facts say.
    """

    player: str
    card: str
    number: int
    board: Board = Board.MAIN
    printed: str = "en"

    def __post_init__(self) -> None:
        """One string for the default, wherever it came from: only then messages leave it out."""
        msgspec.structs.force_setattr(self, "printed", sys.intern(self.printed))


class Commander(Message, frozen=True, tag_field="fact", tag="commander"):
    """A card of a player's deck, by its English name, is designated as a commander of it.

    The card is one of those that the deck has. In a game it is a card by its label, in whatever
    zone it is.
    """

    player: str
    card: str


class Listed(Message, frozen=True, tag_field="fact", tag="listed"):
    """The format's own list, as it stands on the day, bans or restricts a card."""

    card: str
    standing: Standing


class Opened(Message, frozen=True, tag_field="fact", tag="opened"):
    """A team has got so many boosters and tournament packs to build its decks from."""

    team: str
    boosters: int
    packs: int = 0


class DecksAllowed(Message, frozen=True, tag_field="fact", tag="decks_allowed"):
    """Whether the decks of a team may be played in a format."""

    team: str
    format: Format
    allowed: bool


class Objection(Message, frozen=True, tag_field="fact", tag="objection"):
    """Whether a card is a reason why the decks of a team may not be played in a format."""

    team: str
    format: Format
    card: str
    there: bool


class DeckAllowed(Message, frozen=True, tag_field="fact", tag="deck_allowed"):
    """Whether a player's deck, looked at by itself, may be played in a format."""

    player: str
    format: Format
    allowed: bool


class DeckObjection(Message, frozen=True, tag_field="fact", tag="deck_objection"):
    """Whether a card is a reason why a player's deck by itself may not be played in a format."""

    player: str
    format: Format
    card: str
    there: bool


class FromOutside(Message, frozen=True, tag_field="fact", tag="from_outside"):
    """Whether a player whom an effect lets take a card from outside the game can take this one."""

    player: str
    card: str
    format: Format
    able: bool


class Product(Message, frozen=True, tag_field="fact", tag="product"):
    """How the product that the teams got compares with what they should get in a format."""

    format: Format
    mix: Mix


class AskDecksAllowed(Message, frozen=True, tag_field="q", tag="decks_allowed"):
    """May the decks of a team be played in a format?

    Answer: `{"allowed": true or false, "objections": [...]}`; the objections may be left out, and
    each is `{"cause": ..., "player": ..., "card": ..., "has": ..., "may": ...}` as far as it says.
    """

    team: str
    format: Format


class AskObjection(Message, frozen=True, tag_field="q", tag="objection"):
    """Is a card a reason why the decks may not be played? Answer: true or false."""

    team: str
    format: Format
    card: str


class AskDeckAllowed(Message, frozen=True, tag_field="q", tag="deck_allowed"):
    """May a player's deck, looked at by itself, be played in a format?

    Answer: as that of `decks_allowed`.
    """

    player: str
    format: Format


class AskDeckObjection(Message, frozen=True, tag_field="q", tag="deck_objection"):
    """Is a card a reason why a player's deck may not be played? Answer: true or false."""

    player: str
    format: Format
    card: str


class AskFromOutside(Message, frozen=True, tag_field="q", tag="from_outside"):
    """Can a player take this card from outside the game by an effect? Answer: true or false."""

    player: str
    card: str
    format: Format


class AskProduct(Message, frozen=True, tag_field="q", tag="product"):
    """How is the product that the teams got? Answer: recommended, other or unequal."""

    format: Format
