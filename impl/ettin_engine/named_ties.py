"""What of a game holds of players, teams and objects by their names alone."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Player: TypeAlias = str
TeamId: TypeAlias = str
CardId: TypeAlias = str
"""The physical card, for ever: its label, or a name of the engine's own."""
ObjectId: TypeAlias = int
"""An object in one zone; the card is another object after each change of zone."""


Designation: TypeAlias = Literal["monarch", "initiative"]
"""What one player at a time is, or has."""


class Marker(Struct, frozen=True):
    """Where a player's venture marker is: in a room of a dungeon."""

    dungeon: ObjectId
    room: str


class ExiledWith(Struct, frozen=True):
    """The permanent with whose ability a card was exiled, be it only until that one leaves."""

    by: ObjectId
    until_it_leaves: bool = False


class Playable(Struct, frozen=True):
    """Who may play a card that lies in exile, be it only until the turn ends, or that player's
    next one."""

    by: Player
    this_turn: bool = False
    next_turn: bool = False


class Control(Struct, frozen=True):
    """A player controls a team: in its next turn, or `now`."""

    by: Player
    team: TeamId
    now: bool = False


class Veil(Struct, frozen=True):
    """How a permanent comes to lie face down: with ward {2} or without, cast or manifested."""

    warded: bool = False
    manifested: bool = False


class Physical(Struct, frozen=True):
    """A card that has been seen: its name and owner."""

    name: str
    owner: Player


class Away(Struct, frozen=True):
    """How a permanent has phased out: `under` whose control, and `along` with what, if with
    anything.

    It phases in with that, or else in the untap step of that player's team; what was under the
    control of who has left is under nobody's once that player's turn would have begun.
    """

    under: Player
    along: ObjectId | None = None
