"""What the abilities of cards say of copies."""

from __future__ import annotations

from typing import Literal

from ettin_spec.cards.declaration.names import Duration
from ettin_spec.cards.declaration.node import Node
from ettin_spec.cards.declaration.terms import Filter, What


class BecomeCopy(Node, frozen=True):
    """Objects become copies of one that fits `of`, which the ability's controller chooses as it
    resolves: for good, or until `end`."""

    what: What
    of: Filter
    end: Duration | None = None


class EntersAs(Node, frozen=True):
    """A card of this type in any player's zone, of which the permanent may enter as a copy."""

    type: str
    card_in: Literal["graveyard"]
