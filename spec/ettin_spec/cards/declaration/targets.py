"""What is chosen as a spell or ability is put on the stack."""

from __future__ import annotations

from typing import Literal

from ettin_spec.cards.declaration.names import AnyTarget, TargetPlayer, Who
from ettin_spec.cards.declaration.node import Node
from ettin_spec.cards.declaration.terms import Filter


class Target(Node, frozen=True):
    """Who, which object on the battlefield, or which card in a zone, can be chosen.

    The card is in the zone of whoever `whose` names, of anybody where it does not, and of `type`.
    """

    who: TargetPlayer | None = None
    what: Filter | None = None
    card_in: Literal["graveyard"] | None = None
    whose: Who | None = None
    type: str | None = None

    def __post_init__(self) -> None:
        if self.who is None and self.what is None and self.card_in is None:
            raise ValueError(
                "a target is a player (`who`), an object (`what`) or a card (`card_in`)"
            )
        if self.card_in is None and (self.whose is not None or self.type is not None):
            raise ValueError("`whose` and `type` are about a card: `card_in` says where it is")


class Targets(Node, frozen=True):
    """What is chosen as a spell or ability is put on the stack, by the name it has there."""

    target: Target | AnyTarget
