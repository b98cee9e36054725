"""What an object looks like: types, colours, body, keywords, read from its declaration."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from ettin_spec.protocol.base import Colour

if TYPE_CHECKING:
    from ettin_engine.state import Permanent
    from ettin_spec.cards.words import Card

COLOUR_OF_SYMBOL = {
    "W": Colour.WHITE,
    "U": Colour.BLUE,
    "B": Colour.BLACK,
    "R": Colour.RED,
    "G": Colour.GREEN,
}


@cache
def symbols(cost: str) -> tuple[str, ...]:
    """The mana symbols of a cost as written: `{3}{R}{R}` is 3, R, R."""
    return tuple(re.findall(r"\{([^}]+)\}", cost))


@cache
def colours_of_cost(cost: str) -> frozenset[Colour]:
    """The colours of an object with this mana cost.  Clause: object.colour"""
    return frozenset(COLOUR_OF_SYMBOL[s] for s in symbols(cost) if s in COLOUR_OF_SYMBOL)


def types(card: Card) -> tuple[str, ...]:
    """Supertypes and card types, as printed before the dash."""
    return tuple(card.type.split(" - ")[0].split())


def subtypes(card: Card) -> tuple[str, ...]:
    """Subtypes, as printed after the dash."""
    _, _, after = card.type.partition(" - ")
    return tuple(after.split())


def is_creature(card: Card) -> bool:
    """Is this a creature?"""
    return "Creature" in types(card)


def is_permanent(card: Card) -> bool:
    """Does a spell of this card become a permanent when it resolves?"""
    return not {"Instant", "Sorcery"} & set(types(card))


def power(card: Card) -> int:
    """The power of a creature; 0 where none is printed."""
    return int(card.body.partition("/")[0] or 0)


def toughness(card: Card) -> int:
    """The toughness of a creature; 0 where none is printed."""
    return int(card.body.partition("/")[2] or 0)


def has(card: Card, keyword: str) -> bool:
    """Does the card have a keyword ability?"""
    return keyword in card.abilities


def colours(permanent: Permanent) -> frozenset[Colour]:
    """A permanent's colours: a token's own, or those of the card's cost."""
    return permanent.colours or colours_of_cost(permanent.says.cost)
