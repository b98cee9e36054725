"""Damage that a spell or ability deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.selectors import selected
from ettin_engine.abilities.speaker import speaker
from ettin_engine.abilities.values import amounts, value
from ettin_engine.happen.do import damage_permanent, damage_player
from ettin_engine.looks import has

if TYPE_CHECKING:
    from ettin_engine.state import Item
    from ettin_engine.table import Table
    from ettin_spec.cards.words import Damage


def deal(table: Table, says: Damage, item: Item) -> None:
    """Players and objects are dealt an amount; all is read before any is dealt."""
    by = speaker(item)
    dealt = amounts(table.s, says.to, says.amount, by) if says.to is not None else {}
    hit = selected(table.s, says.on, by) if says.on is not None else ()
    each = value(table.s, says.amount, by) if hit else 0
    infect = item.source is not None and has(table.s, item.source, "infect")
    for player, amount in dealt.items():
        damage_player(table, player, amount, infect)
    for it in hit:
        if it.id in table.s.permanents:
            damage_permanent(table, it.id, each, infect)
