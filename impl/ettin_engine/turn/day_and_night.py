"""Day and night, which follow the spells of the team whose turn it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.players.teams import active_team, members
from ettin_spec.protocol.base import Daytime

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table

MANY = 2
"""Spells of one player in one turn that end a night.  Clause: turn.daytime"""


def remember_spells(table: Table) -> None:
    """As a turn ends: how many spells each member of its team has cast."""
    active = members(table.s, active_team(table.s))
    table.set(cast_last_turn=tuple(table.s.casts.get(player, 0) for player in active))


def turn_daytime(table: Table) -> None:
    """Night falls after a turn without a spell of its team; day breaks after two by one member.

    Clause: turn.daytime
    """
    if table.s.rules["turn.daytime"] != "members_singly":
        return
    cast = table.s.cast_last_turn
    if table.s.daytime == Daytime.DAY and not any(cast):
        table.set(daytime=Daytime.NIGHT)
    elif table.s.daytime == Daytime.NIGHT and any(number >= MANY for number in cast):
        table.set(daytime=Daytime.DAY)
