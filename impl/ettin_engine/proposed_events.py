"""What would happen to one player or object, before it does."""

from __future__ import annotations

from msgspec import Struct

from ettin_engine.state import Item, ObjectId, Player
from ettin_spec.cards.declaration.names import Avertable, Replaceable


class Event(Struct, frozen=True):
    """An event that something may still replace or prevent.

    `amounts` are points of damage or life, cards to draw or counters: for damage one for each
    source that deals it at the same time, which `sources` calls by name. It affects a player or,
    damage and counters only, a permanent. `dealer` controls all that would deal damage, if one
    player does. `by_damage` is a loss of life that damage brings. `instead` are items that do
    something in place of it, `aside` what of it happens to somebody or something else.
    """

    kind: Replaceable | Avertable
    amounts: tuple[int, ...]
    player: Player | None = None
    permanent: ObjectId | None = None
    sources: tuple[str, ...] = ()
    combat: bool = False
    dealer: Player | None = None
    by_damage: bool = False
    instead: tuple[Item, ...] = ()
    aside: tuple[Event, ...] = ()

    @property
    def amount(self) -> int:
        """All of it."""
        return sum(self.amounts)
