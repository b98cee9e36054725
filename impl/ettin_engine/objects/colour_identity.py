"""The colours of a card as Commander sees them: by its symbols, by itself, by what it can make."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_engine.objects.characteristics import colours_of_cost, subtypes
from ettin_spec.cards.declaration.deck_rules import COLOUR_OF_LAND, Marks
from ettin_spec.cards.declaration.parts.effect_parts import AddMana
from ettin_spec.protocol.base import Colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ettin_engine.state import Rules
    from ettin_spec.cards.declaration.words import Card

Colours = frozenset[Colour]
NO_COLOURS: Colours = frozenset()

COLOURS = frozenset(Colour)
"""The words for mana that have a symbol of a colour."""

NO_MARKS = Marks()
WHOLE = ("whole_card", "whole_card_and_alternatives")
"""When all that a card shows counts, on either face."""


def identity(rules: Rules, card: Card) -> Colours:
    """A card's colour identity.

    Clauses: deck.commander_identity, deck.commander_reminder
    Clauses: deck.commander_back, deck.commander_alternatives
    """
    rule = rules["deck.commander_identity"]
    if rule == "none":
        return NO_COLOURS
    if rule == "cost":
        return colours_of_cost(card.cost)
    found = by_symbols(card) | defined(card)
    if rule in WHOLE:
        found |= indicated(card)
        found |= identity(rules, card.back) if card.back is not None else NO_COLOURS
    if rule == "whole_card_and_alternatives":
        found |= colours_of_cost(_marks(card).alternative)
    return found


def joint_identity(rules: Rules, cards: Iterable[Card]) -> Colours:
    """The colours of a player's commanders together.  Clause: deck.commander_partner_identity"""
    return NO_COLOURS.union(*(identity(rules, card) for card in cards))


def chooses(card: Card) -> bool:
    """Does a player choose the card's colour before the game?"""
    return _marks(card).chooses


@lru_cache(1 << 12)
def by_symbols(card: Card) -> Colours:
    """The colours of the mana symbols in a card's cost and in its text."""
    texts = (card.cost, _marks(card).text, *_words(card.abilities))
    said = {colour for text in texts for colour in colours_of_cost(text)}
    return frozenset(said | (set(_added(card.abilities)) - by_types(card)))


def defined(card: Card) -> Colours:
    """The colours that an ability of the card itself gives it."""
    return frozenset(_marks(card).defines)


def indicated(card: Card) -> Colours:
    """The colours of a card's indicator."""
    return frozenset(_marks(card).indicator)


@lru_cache(1 << 12)
def made(card: Card) -> Colours:
    """The colours of mana that a land can make, by its types and by its abilities."""
    return frozenset({*by_types(card), *_added(card.abilities), *_of_any(card.abilities)})


def by_types(card: Card) -> Colours:
    """The colours of mana that a land makes because of its types, with no symbol in its text."""
    return frozenset(COLOUR_OF_LAND[each] for each in subtypes(card) if each in COLOUR_OF_LAND)


def _marks(card: Card) -> Marks:
    return card.marks or NO_MARKS


def _words(node: Any) -> Iterator[str]:
    """Every word that is said in abilities, among them the costs: other words have no symbols."""
    yield from (part for part in _parts(node) if isinstance(part, str))


def _added(node: Any) -> Iterator[Colour]:
    """Every colour of mana that abilities name to be added.

    No colour is named by mana without one ({C}), of any, or of what something was tapped for.
    """
    for part in _parts(node):
        if isinstance(part, AddMana):
            named = part.colour if isinstance(part.colour, tuple) else (part.colour,)
            yield from (Colour(colour) for colour in named if colour in COLOURS)


def _of_any(node: Any) -> Iterator[Colour]:
    """All colours, where abilities add mana of any of them."""
    if any(isinstance(part, AddMana) and part.colour == "any" for part in _parts(node)):
        yield from Colour


def _parts(node: Any) -> Iterator[Any]:
    """A node and all that it holds, at any depth."""
    yield node
    if isinstance(node, msgspec.Struct):
        for name in node.__struct_fields__:
            yield from _parts(getattr(node, name))
    elif isinstance(node, tuple):
        for item in node:
            yield from _parts(item)
