"""What damage does to a player or a permanent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.events.changes.counter_changes import (
    give_counters,
    put_counters,
    put_counters_for,
)
from ettin_engine.events.changes.life_changes import change_life
from ettin_engine.events.turn_history import count
from ettin_engine.objects.characteristics import (
    is_creature,
    worn_by_damage,
)
from ettin_spec.protocol.base import CounterKind

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import ObjectId, Player


def damage_player(table: Table, player: Player, amount: int, infect: bool = False) -> None:
    """A player is dealt damage: loses that much life, or gets that many poison counters.

    Clauses: life.shared, poison.infect
    """
    if amount > 0:
        count(table, "damage_taken", player, amount)
    if infect:
        give_counters(table, player, CounterKind.POISON, amount)
    else:
        change_life(table, player, -amount, by_damage=True)


def damage_permanent(
    table: Table, permanent: ObjectId, amount: int, infected_by: Player | None = None
) -> None:
    """A creature is dealt damage, which stays until the cleanup step, or is infected for good.

    Clauses: poison.infect, planeswalker.damage, battle.damage. A planeswalker loses as much
    loyalty, a battle as much defense; what is a creature too suffers both.
    """
    it = table.s.permanents[permanent]
    for kind in worn_by_damage(table.s, it):
        put_counters(table, permanent, kind, -min(it.counters.get(kind, 0), amount))
    if not is_creature(table.s, it):
        return
    if infected_by is not None:
        put_counters_for(table, infected_by, permanent, CounterKind.MINUS, amount)
        return
    it = table.s.permanents[permanent]
    table.put("permanents", permanent, replace(it, damage=it.damage + amount))
