"""Spells and abilities that come to know more, while others are about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item


def known_anew(table: Table, changed: Sequence[tuple[Item, Item]]) -> None:
    """Each first one is the second one from now on, for those too that were triggered by it.

    What triggers comes onto the stack, or waits, after what it is about. What resolves at the
    moment stays as it is, since the stack knows it so.
    """
    now = {id(before): after for before, after in changed}

    def known(item: Item) -> Item:
        if item is table.resolving:
            return item
        after = now.get(id(item), item)
        meant = None if after.that_spell is None else now.get(id(after.that_spell))
        if meant is not None:
            parts = tuple(replace(part, that_spell=meant) for part in after.modes)
            after = replace(after, that_spell=meant, modes=parts)
        now[id(item)] = after
        return after

    stack, waiting = (tuple(map(known, items)) for items in (table.s.stack, table.s.waiting))
    table.set(stack=stack, waiting=waiting)
