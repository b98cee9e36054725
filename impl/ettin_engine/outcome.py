"""How a game stands, for everybody and for each team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.base import GameState

if TYPE_CHECKING:
    from ettin_engine.state import State, TeamId


def outcomes(state: State) -> dict[TeamId, GameState] | None:
    """Each team's result once the game is over; None while it goes on.  Clause: game.over

    A game that both teams lose at once is a draw.
    """
    lost = state.flow.lost
    if state.flow.drawn or all(lost):
        return {team.id: GameState.DRAWN for team in state.teams}
    if not any(lost):
        return None
    return {
        team.id: GameState.LOST if lost[i] else GameState.WON for i, team in enumerate(state.teams)
    }


def outcome(state: State, team: TeamId | None) -> GameState:
    """How the game stands: for one team, or drawn, going on, or won by somebody."""
    results = outcomes(state)
    if results is None:
        return GameState.GOES_ON
    if team is not None:
        return results[team]
    drawn = GameState.DRAWN in results.values()
    return GameState.DRAWN if drawn else GameState.WON
