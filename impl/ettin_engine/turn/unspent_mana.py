"""Unspent mana as steps and phases end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.changes.basic_changes import set_pool
from ettin_engine.events.changes.life_changes import change_life
from ettin_engine.players.player_control import controlling

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table


def end_step(table: Table) -> None:
    """A step ends: unspent mana is lost with it, or stays for the phase.  Clause: mana.empties"""
    if any(table.s.pools.values()) and table.s.rules["mana.empties"] == "each_step":
        end_phase(table)


def end_phase(table: Table) -> None:
    """A phase ends: unspent mana is lost, once for a point of life each.  Clause: mana.burn

    The loss is that player's, and so the team's. Whose turn another controls loses none.
    """
    for player, pool in table.s.pools.items():
        if pool:
            set_pool(table, player, ())
            if table.s.rules["mana.burn"] == "one_life_each" and not controlling(table.s, player):
                change_life(table, player, -len(pool))
