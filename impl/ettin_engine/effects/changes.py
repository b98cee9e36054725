"""What becomes of the object that a spell or ability comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from ettin_engine.happen.do import change_permanent, shuffle_into_library

if TYPE_CHECKING:
    from ettin_engine.state import Item
    from ettin_engine.table import Table
    from ettin_spec.cards.words import Becomes


def become(table: Table, says: Becomes, item: Item) -> None:
    """The source, if it is still there, is a creature from now on.  Clause: object.types"""
    it = table.s.permanents.get(item.source.id) if item.source is not None else None
    if it is None:
        return
    gained = tuple(keyword for keyword in says.gains if keyword not in it.says.abilities)
    abilities = (*gained, *it.says.abilities)
    looks = replace(it.says, type=says.type, body=says.body, abilities=abilities)
    change_permanent(table, it.id, says=looks)


def shuffle_in(table: Table, _: Literal["itself"], item: Item) -> None:
    """The spell leaves the stack: its card is shuffled into its owner's library."""
    if item.card is None:
        return
    table.set(stack=tuple(other for other in table.s.stack if other.card != item.card))
    card = table.s.known[item.card]
    shuffle_into_library(table, card.owner, (card.name,))
