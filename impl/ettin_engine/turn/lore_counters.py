"""The lore counters that Sagas get as a precombat main phase begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.changes.counter_changes import put_counters_for
from ettin_engine.objects.sagas import chapters
from ettin_engine.players.teams import active_team, members
from ettin_spec.protocol.base import CounterKind

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table


def put_lore_counters(table: Table) -> None:
    """Each active player puts a lore counter on each Saga of the own.  Clause: saga.turn"""
    active = members(table.s, active_team(table.s))
    for it in tuple(table.s.permanents.values()):
        if it.controller in active and chapters(table.s, it):
            put_counters_for(table, it.controller, it.id, CounterKind.LORE, 1)
