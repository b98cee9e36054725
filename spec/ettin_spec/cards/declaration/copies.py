"""What the abilities of cards say of copies."""

from __future__ import annotations

from typing import Literal

from ettin_spec.cards.declaration.names import Duration, Keyword
from ettin_spec.cards.declaration.node import Node
from ettin_spec.cards.declaration.terms import Filter, OneObject, What


class BecomeCopy(Node, frozen=True):
    """Objects become copies of one that fits `of`, which the ability's controller chooses as it
    resolves: for good, or until `end`."""

    what: What
    of: Filter
    end: Duration | None = None


class CreateCopy(Node, frozen=True):
    """The ability's controller puts a token onto the battlefield that is a copy of an object, but
    that it has a card type besides its own (`adds`), or keywords (`gains`), which copies of it
    have as well."""

    of: OneObject
    adds: str | None = None
    gains: tuple[Keyword, ...] = ()


class EntersAs(Node, frozen=True):
    """A card of this type in any player's zone, of which the permanent may enter as a copy."""

    type: str
    card_in: Literal["graveyard"]
