"""Who can't gain or lose life, or get poison: the player of whom it is said, or the whole team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.continuous_effects import unable
from ettin_engine.players.teams import sharing

if TYPE_CHECKING:
    from ettin_engine.state import Player, State


def barred(state: State, do: str) -> frozenset[Player]:
    """The players who can't do this.

    Clauses: life.cannot_gain, life.cannot_lose, poison.cannot
    """
    players = unable(state, do)
    if not players or not _bars_whole_team(state, do):
        return players
    return frozenset(mate for player in players for mate in sharing(state, player))


def _bars_whole_team(state: State, do: str) -> bool:
    match do:
        case "gain_life":
            whom = state.rules["life.cannot_gain"]
        case "lose_life":
            whom = state.rules["life.cannot_lose"]
        case _:
            whom = state.rules["poison.cannot"]
    return whom == "team"
