"""What cards say and show that only deck rules read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ettin_spec.cards.declaration.node import Node
from ettin_spec.protocol.base import Colour

COLOUR_OF_LAND: Mapping[str, Colour] = {
    "Plains": Colour.WHITE,
    "Island": Colour.BLUE,
    "Swamp": Colour.BLACK,
    "Mountain": Colour.RED,
    "Forest": Colour.GREEN,
}
"""The colour of mana that a land makes because of its basic land type."""


class DeckRule(Node, frozen=True):
    """What the card says of decks, whatever the rules say.

    `copies`: how many cards of this name a deck may hold; `leads`: the card can be a commander;
    `partner`: so can two such cards together; `partner_with`: together with the card of that
    name, which names this one; `partner_kind`: with another of the same kind (`friends_forever`);
    `background`: with a legendary Background; `companion`: with a legendary Time Lord Doctor.
    """

    copies: Literal["any"] | int | None = None
    leads: bool = False
    partner: bool = False
    partner_with: str = ""
    partner_kind: str = ""
    background: bool = False
    companion: bool = False


class Marks(Node, frozen=True):
    """What deck rules see on a card and neither its cost nor its declared abilities show.

    Mana symbols (`{3}{R}`) in its `text`, in its `reminder` text, and in the cost and text of its
    `alternative` characteristics (an adventure's); the colours of its colour `indicator`, and
    those that an ability of its own `defines`; whether its player `chooses` its colour before the
    game; the English name `known_as`, of another card, with which its own is interchangeable. No
    game reads them.
    """

    text: str = ""
    alternative: str = ""
    reminder: str = ""
    indicator: tuple[Colour, ...] = ()
    defines: tuple[Colour, ...] = ()
    chooses: bool = False
    known_as: str = ""
