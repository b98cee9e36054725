"""Damage that a spell or ability deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.groups import meant
from ettin_engine.abilities.values import value
from ettin_engine.happen.do import damage_player

if TYPE_CHECKING:
    from ettin_engine.state import Item
    from ettin_engine.table import Table
    from ettin_spec.cards.words import Damage


def deal(table: Table, says: Damage, item: Item) -> None:
    """Each player is dealt an amount; all amounts are read before any is dealt."""
    amounts = {p: value(table.s, says.amount, item, p) for p in meant(table.s, says.to, item)}
    for player, amount in amounts.items():
        damage_player(table, player, amount)
