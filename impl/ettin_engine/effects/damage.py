"""Damage that a spell or ability deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.speaker import speaker
from ettin_engine.abilities.values import amounts
from ettin_engine.happen.do import damage_player
from ettin_engine.looks import has

if TYPE_CHECKING:
    from ettin_engine.state import Item
    from ettin_engine.table import Table
    from ettin_spec.cards.words import Damage


def deal(table: Table, says: Damage, item: Item) -> None:
    """Each player is dealt an amount; all amounts are read before any is dealt."""
    dealt = amounts(table.s, says.to, says.amount, speaker(item))
    infect = item.source is not None and has(table.s, item.source, "infect")
    for player, amount in dealt.items():
        damage_player(table, player, amount, infect)
