"""Who sits where: players, their teams, and the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.flow.seats import seat_number, team_and_seat
from ettin_spec.protocol.base import StepName

if TYPE_CHECKING:
    from ettin_engine.state import Player, State, TeamId
    from ettin_spec.protocol.commands import Team


def seated(team: Team) -> tuple[Player, ...]:
    """A team's players, the primary player, on the right, first.  Clause: seat.primary"""
    primary = team.primary or team.players[0]
    return (primary, *(p for p in team.players if p != primary))


def heads(state: State) -> int:
    """How many players a team has; all teams have as many.  Clause: team.more_heads"""
    return len(state.teams[0].players)


def team_of(state: State, player: Player) -> TeamId:
    """The team that a player belongs to."""
    return next(team.id for team in state.teams if player in team.players)


def members(state: State, team: TeamId) -> tuple[Player, ...]:
    """The players of a team, the primary player first; nobody of one that has left the game."""
    if team not in teams_in_order(state):
        return ()
    return next(seated(t) for t in state.teams if t.id == team)


def teammates(state: State, player: Player) -> tuple[Player, ...]:
    """A player's team, the player included."""
    return members(state, team_of(state, player))


def active_team(state: State) -> TeamId:
    """The team whose turn it is."""
    return state.teams[state.flow.active].id


def teams_in_order(state: State) -> tuple[TeamId, ...]:
    """The active team, then the others that still play, in turn order.  Clause: turn.teams"""
    lost, active = state.flow.lost, state.flow.active
    over = state.flow.step == StepName.OVER
    playing = [over or not gone for gone in lost[: len(state.teams)]]
    in_order = [(active + n) % len(state.teams) for n in range(len(state.teams))]
    return tuple(state.teams[team].id for team in in_order if playing[team])


def players_in_order(state: State) -> tuple[Player, ...]:
    """All players: the active team's, then the others', primary players first."""
    return tuple(p for team in teams_in_order(state) for p in members(state, team))


def opposing_teams(state: State, player: Player) -> tuple[TeamId, ...]:
    """The teams that a player plays against, in turn order."""
    own = team_of(state, player)
    return tuple(team for team in teams_in_order(state) if team != own)


def opponents(state: State, player: Player) -> tuple[Player, ...]:
    """The players of the opposing teams; a teammate is never an opponent."""
    return tuple(p for team in opposing_teams(state, player) for p in members(state, team))


def head(state: State, index: int) -> Player:
    """The player whom the machine calls by a number."""
    team, seat = team_and_seat(index)
    return seated(state.teams[team])[seat]


def head_index(state: State, player: Player) -> int:
    """The machine's number of a player."""
    team = next(i for i, t in enumerate(state.teams) if player in t.players)
    return seat_number(team, seated(state.teams[team]).index(player))


def team_index(state: State, player: Player) -> int:
    """The machine's number of a player's team."""
    return next(i for i, t in enumerate(state.teams) if player in t.players)
