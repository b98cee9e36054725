"""Gains and losses of life, applied to the team's total."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.life_prohibitions import barred
from ettin_engine.events.replacement_effects import replaced
from ettin_engine.events.triggers.trigger_matching import (
    life_was_gained,
    life_was_lost,
)
from ettin_engine.events.turn_history import count
from ettin_engine.players.teams import team_of
from ettin_engine.proposed_events import Event

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Player, TeamId


def change_life(table: Table, player: Player, by: int, *, by_damage: bool = False) -> int:
    """A player gains or loses life; the result is applied to the team's total.

    How much was gained or lost at last is returned. Nothing happens to who can't, nor is it
    replaced.

    Clauses: life.shared, life.cannot_gain, life.cannot_lose, replacement.cannot. Units: life
    points, negative for a loss.
    """
    gains = by > 0
    if player in barred(table.s, "gain_life" if gains else "lose_life"):
        return 0
    if gains:
        by = replaced(table, Event("gain_life", (by,), player)).amount
    else:
        by = -replaced(table, Event("lose_life", (-by,), player, by_damage=by_damage)).amount
    team = team_of(table.s, player)
    table.put("life", team, table.s.life[team] + by)
    if by < 0:
        note_loss(table, player, -by)
    elif by > 0:
        count(table, "life_gained", player, by)
        life_was_gained(table, player, by)
    return abs(by)


def note_loss(table: Table, player: Player, amount: int) -> None:
    """A player, and not the teammate, has lost life.  Clause: life.shared"""
    table.put("life_lost", player, table.s.life_lost.get(player, 0) + amount)
    life_was_lost(table, player, amount)


def set_team_life(table: Table, team: TeamId, total: int) -> None:
    """A team's life total becomes a number."""
    table.put("life", team, total)
