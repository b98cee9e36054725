"""What the abilities of cards say of copies."""

from __future__ import annotations

from typing import Literal

from ettin_spec.cards.declaration.names import Duration, Keyword, Who
from ettin_spec.cards.declaration.node import Node
from ettin_spec.cards.declaration.terms import Filter, OneObject, What


class BecomeCopy(Node, frozen=True):
    """Objects become copies of one that fits `of`, which the ability's controller chooses as it
    resolves, or of the card that an effect before has `revealed`: for good, or until `end`."""

    what: What
    of: Filter | Literal["revealed"]
    end: Duration | None = None


class CreateCopy(Node, frozen=True):
    """The ability's controller puts a token onto the battlefield that is a copy of an object, but
    that it has a card type besides its own (`adds`), or keywords (`gains`), which copies of it
    have as well. With `tapped` it enters so; with `attacking` it attacks that player, or a
    planeswalker which that player controls."""

    of: OneObject
    adds: str | None = None
    gains: tuple[Keyword, ...] = ()
    tapped: bool = False
    attacking: Who | None = None


class EntersAs(Node, frozen=True):
    """What the permanent may enter as a copy of: a card of this type in any player's zone, or a
    permanent that fits `of`; with `also` the copy has this type in addition to its others."""

    type: str | None = None
    card_in: Literal["graveyard"] | None = None
    of: Filter | None = None
    also: str | None = None

    def __post_init__(self) -> None:
        if (self.type is None) != (self.card_in is None) or (self.type is None) == (
            self.of is None
        ):
            raise ValueError("a copy is one of a card (`type` and `card_in`) or of a permanent")
