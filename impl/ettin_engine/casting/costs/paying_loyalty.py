"""Paying with the loyalty counters of a planeswalker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.turn_times import at_sorcery_speed
from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.events.changes.counter_changes import put_counters_for
from ettin_spec.protocol.base import CounterKind

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Permanent


def pay_loyalty(table: Table, it: Permanent, number: int) -> None:
    """Counters are put on the planeswalker, or removed where the number is negative.

    Clauses: counters.put, loyalty.once

    Raises:
        Illegal: it is not the time, one of its abilities was activated this turn, or it has too
            little loyalty.
    """
    if not at_sorcery_speed(table.s, it.controller):
        raise Illegal(f"{it.name} is used only in a main phase of one's team, on an empty stack")
    if it.used:
        raise Illegal(f"{it.name} was used this turn")
    if it.counters.get(CounterKind.LOYALTY, 0) + number < 0:
        raise Illegal(f"{it.name} has too little loyalty")
    put_counters_for(table, it.controller, it.id, CounterKind.LOYALTY, number)
    change_permanent(table, it.id, used=True)
