"""A player's life total, as rules, effects and costs read it."""

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


def payable(state: State, player: Player) -> int:
    """The most life that a player can pay.  Clause: life.pay

    Units: life points.
    """
    if state.rules["life.pay"] == "team_total":
        return state.life[team_of(state, player)]
    return life_total_of(state, player)


def life_total_of(state: State, player: Player) -> int:
    """The number that an effect or a cost reads as one player's life total.  Clause: life.read

    Units: life points. May be negative.
    """
    reader = READERS[str(state.rules["life.read"])]
    return reader(state.life[team_of(state, player)])


def most_lost(state: State, player: Player, amount: int, least: int) -> int:
    """The most of a loss after which the player's life total is still read as `least` or more.

    Clause: life.read. Nothing at all where it is less already. Units: life points.
    """
    reader, total = READERS[str(state.rules["life.read"])], state.life[team_of(state, player)]
    return next((n for n in range(amount, 0, -1) if reader(total - n) >= least), 0)
