"""Who sits where: players, their teams, and the order in which they are asked."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ettin_spec.flow.seats import seat_number, team_and_seat
from ettin_spec.protocol.base import StepName

if TYPE_CHECKING:
    from ettin_engine.state import Player, State, TeamId
    from ettin_spec.protocol.commands import Team


@lru_cache(1 << 10)
def seated(team: Team) -> tuple[Player, ...]:
    """A team's players, the primary player, on the right, first.  Clause: seat.primary"""
    primary = team.primary or team.players[0]
    return (primary, *(p for p in team.players if p != primary))


def heads(state: State) -> int:
    """How many players a team has; all teams have as many.  Clause: team.more_heads"""
    return len(state.teams[0].players)


def team_of(state: State, player: Player) -> TeamId:
    """The team that a player belongs to."""
    return _team_of(state.teams, player)


@lru_cache(1 << 10)
def _team_of(teams: tuple[Team, ...], player: Player) -> TeamId:
    return next(team.id for team in teams if player in team.players)


def members(state: State, team: TeamId) -> tuple[Player, ...]:
    """The players of a team, the primary player first; nobody of one that has left the game."""
    flow = state.flow
    return _members(state.teams, flow.active, flow.lost, flow.step == StepName.OVER, team)


@lru_cache(1 << 10)
def _members(
    teams: tuple[Team, ...], active: int, lost: tuple[bool, ...], over: bool, team: TeamId
) -> tuple[Player, ...]:
    if team not in _in_order(teams, active, lost, over):
        return ()
    return next(seated(t) for t in teams if t.id == team)


def sharing(state: State, player: Player) -> tuple[Player, ...]:
    """Those who have life and turns in common with a player, the player included."""
    return members(state, team_of(state, player))


def teammates(state: State, player: Player) -> tuple[Player, ...]:
    """All who win together with a player, the player included.  Clause: team.opponents

    They have life and turns in common with the player, or none but their own.
    """
    own = side_of(state, team_of(state, player))
    teams = (team for team in teams_in_order(state) if side_of(state, team) == own)
    return tuple(mate for team in teams for mate in members(state, team))


def allies(state: State) -> int:
    """How many teams are on a side; on all sides as many.  Clause: versus.seats"""
    sides = [team.wins_with for team in state.teams]
    return sides.count(sides[0])


def side_of(state: State, team: TeamId) -> str:
    """The side on which a team wins or loses: its own where it has no allies."""
    return _sides(state.teams)[team]


def are_on_one_side(state: State, player: Player, other: Player) -> bool:
    """Do two players win and lose together, be it that they have left?  Clause: team.opponents"""
    return side_of(state, team_of(state, player)) == side_of(state, team_of(state, other))


def gone(state: State) -> tuple[Player, ...]:
    """The players who have left the game, in the order in which they left.  Clause: team.leaves"""
    teams = {team.id: team for team in state.teams}
    return tuple(player for team in state.left for player in seated(teams[team]))


@lru_cache(1 << 10)
def _sides(teams: tuple[Team, ...]) -> dict[TeamId, str]:
    return {team.id: team.wins_with for team in teams}


def sides_playing(state: State, losing: frozenset[TeamId]) -> int:
    """How many sides are left once some teams have lost.  Clause: game.over"""
    playing = (team for team in teams_in_order(state) if team not in losing)
    return len({side_of(state, team) for team in playing})


def active_team(state: State) -> TeamId:
    """The team whose turn it is."""
    return state.teams[state.flow.active].id


def teams_in_order(state: State) -> tuple[TeamId, ...]:
    """The active team, then the others that still play, in turn order.  Clause: turn.teams"""
    flow = state.flow
    return _in_order(state.teams, flow.active, flow.lost, flow.step == StepName.OVER)


@lru_cache(1 << 10)
def _in_order(
    teams: tuple[Team, ...], active: int, lost: tuple[bool, ...], over: bool
) -> tuple[TeamId, ...]:
    playing = [over or not gone for gone in lost[: len(teams)]]
    in_order = [(active + n) % len(teams) for n in range(len(teams))]
    return tuple(teams[team].id for team in in_order if playing[team])


def players_in_order(state: State) -> tuple[Player, ...]:
    """All players: the active team's, then the others', primary players first."""
    return tuple(p for team in teams_in_order(state) for p in members(state, team))


def around_the_table(state: State, first: Player, *, leftwards: bool) -> tuple[Player, ...]:
    """All players as they sit, from one on, to the left or to the right.

    Clauses: seat.neighbour, seat.primary. The turns go around to the left, and of each team the
    player on the right comes first.
    """
    seats = players_in_order(state)
    seats = seats if leftwards else seats[::-1]
    place = seats.index(first)
    return (*seats[place:], *seats[:place])


def opposing_teams(state: State, player: Player) -> tuple[TeamId, ...]:
    """The teams that a player plays against, in turn order."""
    return teams_against(state, team_of(state, player))


def teams_against(state: State, team: TeamId) -> tuple[TeamId, ...]:
    """The teams of other sides, in turn order."""
    own = side_of(state, team)
    return tuple(other for other in teams_in_order(state) if side_of(state, other) != own)


def opponents(state: State, player: Player) -> tuple[Player, ...]:
    """The players of the opposing teams; a teammate is no opponent.  Clause: team.opponents"""
    if state.rules["team.opponents"] == "everybody_else":
        return tuple(other for other in players_in_order(state) if other != player)
    return tuple(p for team in opposing_teams(state, player) for p in members(state, team))


def head(state: State, index: int) -> Player:
    """The player whom the machine calls by a number."""
    team, seat = team_and_seat(index)
    return seated(state.teams[team])[seat]


def head_index(state: State, player: Player) -> int:
    """The machine's number of a player."""
    team = team_index(state, player)
    return seat_number(team, seated(state.teams[team]).index(player))


def team_index(state: State, player: Player) -> int:
    """The machine's number of a player's team."""
    return _team_index(state.teams, player)


@lru_cache(1 << 10)
def _team_index(teams: tuple[Team, ...], player: Player) -> int:
    return next(i for i, t in enumerate(teams) if player in t.players)
