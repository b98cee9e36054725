"""What a card says of events that have not happened yet: replaced, prevented, or kept small."""

from __future__ import annotations

import msgspec

from ettin_spec.cards.declaration.names import Replaceable, Who
from ettin_spec.cards.declaration.node import Node
from ettin_spec.cards.declaration.terms import Condition, Filter, Value, What


class Replace(Node, frozen=True):
    """An event happens with another amount instead: `as` names the one it would have.

    It is about players (`who`) or, for damage and counters, objects (`what`); about all where
    neither is said. Damage is replaced source by source, a draw card by card, counters kind by
    kind. With `unless` nothing is
    replaced where that is true. Damage that certain permanents deal is `damage_of` those (`by`).
    """

    event: Replaceable
    with_: Value = msgspec.field(name="with")
    as_: str | None = msgspec.field(name="as", default=None)
    who: Who | None = None
    what: What | None = None
    unless: Condition | None = None
    by: Filter | None = None

    def __post_init__(self) -> None:
        if (self.by is None) != (self.event != "damage_of"):
            raise ValueError("damage of certain permanents (`damage_of`) is dealt `by` those")
        damage = self.event in ("damage", "damage_of")
        if self.what is not None and not damage and self.event != "put_counters":
            raise ValueError("objects (`what`) are dealt damage or get counters, and nothing else")


class Prevent(Node, frozen=True):
    """Damage to players (`who`) or objects (`what`), to all where neither is said, is prevented.

    `number`: so much only. Of a lasting change it is a shield, used up as it prevents; of a
    static ability so much of each source's damage. `combat`: combat damage only.
    """

    who: Who | None = None
    what: What | None = None
    number: int | None = None
    combat: bool = False

    def __post_init__(self) -> None:
        if self.number is not None and self.number < 1:
            raise ValueError("a `number` of damage to prevent is 1 or more")


class LifeFloor(Node, frozen=True):
    """Damage that would make a player's life total less than a number makes it that number."""

    who: Who
    total: int
