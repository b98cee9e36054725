"""Counters that are put on objects, and those that players get and lose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.amounts import amounts, value
from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.references import speaker
from ettin_engine.events.changes.counter_changes import (
    give_counters,
    lose_counters,
    put_counters_for,
)
from ettin_engine.players.player_counters import held

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.parts.effect_parts import (
        GetCounters,
        LoseCounters,
        PutCounters,
    )


def put(table: Table, says: PutCounters, item: Item) -> None:
    """Objects that are still there have so many more counters."""
    by = speaker(item)
    on = selected(table.s, says.on, by)
    numbers = {it.id: value(table.s, says.number, replace(by, at_hand=it.id)) for it in on}
    for it, number in numbers.items():
        if it in table.s.permanents:
            put_counters_for(table, by.you, it, says.counter, number)


def get(table: Table, says: GetCounters, item: Item) -> None:
    """Each player gets counters; all amounts are read before.  Clause: poison.shared"""
    for player, number in amounts(table.s, says.who, says.number, speaker(item)).items():
        give_counters(table, player, says.counter, number)


def lose(table: Table, says: LoseCounters, item: Item) -> int:
    """Each player loses counters, as many as there are at most; the sum of what was lost.

    Clause: poison.lose_counters
    """
    lost = 0
    for player, number in amounts(table.s, says.who, says.number, speaker(item)).items():
        fewer = min(number, held(table.s, player, says.counter))
        lose_counters(table, player, says.counter, fewer)
        lost += fewer
    return lost
