"""What a match is made of: one frozen struct; a change makes a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ettin_engine.decisions.choices import Illegal
from ettin_engine.players.life_totals import starting_life
from ettin_engine.state import Rules, TeamId
from ettin_spec.protocol.base import GameState
from ettin_spec.protocol.commands import Team
from ettin_spec.protocol.matches import Stage, Way

if TYPE_CHECKING:
    from ettin_spec.protocol.commands import StartMatch


class Match(Struct, frozen=True):
    """One moment of a match.

    `first`: who plays first in the game under way, None between games; `left`: how many turns
    follow the present one, None before time is called; `extra`: turns that effects have given,
    the next one first; `decided_by_life`: the first team to be ahead wins; `results`: None
    while the match goes on.
    """

    rules: Rules
    teams: tuple[Team, ...]
    stage: Stage
    life: dict[TeamId, int]
    picked: TeamId | None = None
    first: TeamId | None = None
    active: TeamId | None = None
    passed: Way | None = None
    extra: tuple[TeamId, ...] = ()
    left: int | None = None
    decided_by_life: bool = False
    results: dict[TeamId, GameState] | None = None


def opened(rules: Rules, teams: tuple[Team, ...], command: StartMatch) -> Match:
    """A match at its beginning.

    Raises:
        Illegal: a team that does not play.
    """
    match = Match(rules, teams, command.stage, starting_totals(rules, teams))
    if command.picked is not None:
        match = replace(match, picked=team_of_id(match, command.picked).id)
    return match if command.first is None else begun(match, team_of_id(match, command.first).id)


def starting_totals(rules: Rules, teams: tuple[Team, ...]) -> dict[TeamId, int]:
    """Each team's life at the start of a game.  Clause: life.start"""
    return {team.id: starting_life(rules, len(team.players)) for team in teams}


def begun(match: Match, first: TeamId) -> Match:
    """The match, a team playing first in its next game."""
    return replace(match, first=first, active=first)


def team_of_id(match: Match, team: TeamId) -> Team:
    """A team of the match.

    Raises:
        Illegal: no such team plays.
    """
    for each in match.teams:
        if each.id == team:
            return each
    raise Illegal(f"there is no team {team}")


def other(match: Match, team: TeamId) -> TeamId:
    """The team that plays against a team."""
    return next(each.id for each in match.teams if each.id != team)


def is_played(match: Match, winner: TeamId) -> Match:
    """The match, won by a team."""
    won, lost = GameState.WON, GameState.LOST
    return replace(match, results={t.id: won if t.id == winner else lost for t in match.teams})


def is_drawn(match: Match) -> Match:
    """The match, won by nobody."""
    return replace(match, results={team.id: GameState.DRAWN for team in match.teams})
