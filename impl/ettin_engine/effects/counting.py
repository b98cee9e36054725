"""Counters that are put on objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.selectors import selected
from ettin_engine.abilities.speaker import speaker
from ettin_engine.happen.do import change_permanent

if TYPE_CHECKING:
    from ettin_engine.state import Item
    from ettin_engine.table import Table
    from ettin_spec.cards.words import PutCounters


def put(table: Table, says: PutCounters, item: Item) -> None:
    """An object that is still there has so many more counters."""
    for it in selected(table.s, says.on, speaker(item)):
        there = table.s.permanents.get(it.id)
        if there is not None:
            more = there.counters.get(says.counter, 0) + says.number
            change_permanent(table, it.id, counters={**there.counters, says.counter: more})
