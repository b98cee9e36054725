"""How a game stands, for everybody and for each team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.base import GameState

if TYPE_CHECKING:
    from ettin_engine.state import State, TeamId


def outcomes(state: State) -> dict[TeamId, GameState] | None:
    """Each team's result once the game is over; None while it goes on.  Clause: game.over

    A game that the last teams lose at once is a draw, but not for those that left before.
    """
    lost = dict(zip((team.id for team in state.teams), state.flow.lost, strict=False))
    playing = [team for team in lost if not lost[team]]
    if state.flow.drawn or not playing:
        left = state.left
        return {team: GameState.LOST if team in left else GameState.DRAWN for team in lost}
    if len(playing) > 1:
        return None
    return {team: GameState.WON if team in playing else GameState.LOST for team in lost}


def outcome(state: State, team: TeamId | None) -> GameState:
    """How the game stands: for one team, or drawn, going on, or won by somebody."""
    results = outcomes(state)
    if results is None:
        return GameState.LOST if team in state.left else GameState.GOES_ON
    if team is not None:
        return results[team]
    drawn = GameState.DRAWN in results.values()
    return GameState.DRAWN if drawn else GameState.WON
