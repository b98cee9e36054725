"""How a game stands, for everybody and for each team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.players.teams import side_of
from ettin_spec.protocol.base import GameState, StepName

if TYPE_CHECKING:
    from ettin_engine.state import State, TeamId


def outcomes(state: State) -> dict[TeamId, GameState] | None:
    """Each team's result once the game is over; None while it goes on.  Clause: game.over

    A game that the last teams lose at once is a draw, but not for those that left before. Who
    had left wins or draws with the teammates all the same.  Clause: team.wins_whole
    """
    if state.flow.step != StepName.OVER:
        return None
    lost = dict(zip((team.id for team in state.teams), state.flow.lost, strict=False))
    sides = {team: side_of(state, team) for team in lost}
    playing = {sides[team] for team in lost if not lost[team]}
    if state.flow.drawn or not playing:
        stayed = {sides[team] for team in lost if team not in state.left}
        drawn = {team: sides[team] in stayed for team in lost}
        return {team: GameState.DRAWN if drawn[team] else GameState.LOST for team in lost}
    return {team: GameState.WON if sides[team] in playing else GameState.LOST for team in lost}


def outcome(state: State, team: TeamId | None) -> GameState:
    """How the game stands: for one team, or drawn, going on, or won by somebody."""
    results = outcomes(state)
    if results is None:
        return GameState.LOST if team in state.left else GameState.GOES_ON
    if team is not None:
        return results[team]
    drawn = GameState.DRAWN in results.values()
    return GameState.DRAWN if drawn else GameState.WON
