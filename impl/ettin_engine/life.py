"""A player's life total, as rules and effects read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.teams import team_of

if TYPE_CHECKING:
    from ettin_engine.state import Player, State


def half_rounded_up(team_total: int) -> int:
    """Half of the team's total: what one member had of it."""
    return -(-team_total // 2)


def whole(team_total: int) -> int:
    """The team's total itself."""
    return team_total


READERS = {"half_rounded_up": half_rounded_up, "team_total": whole}


def life_total_of(state: State, player: Player) -> int:
    """The number that an effect reads as one player's life total.  Clause: life.read

    Units: life points. May be negative.
    """
    reader = READERS[str(state.rules["life.read"])]
    return reader(state.life[team_of(state, player)])
