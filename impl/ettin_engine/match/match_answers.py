"""Answers to questions about a match and its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ettin_engine.decisions.choices import Illegal
from ettin_engine.match.match_state import team_of_id
from ettin_engine.players.teams import seated
from ettin_spec.protocol import matches as m
from ettin_spec.protocol.base import GameState

if TYPE_CHECKING:
    from ettin_engine.match.match_state import Match
    from ettin_engine.state import Player, Rules
    from ettin_spec.protocol.commands import Team
    from ettin_spec.protocol.questions import Question


def seen(match: Match, ask: Question) -> Any:
    """The value that answers a question.

    Raises:
        Illegal: a question about a game, or about somebody who does not play.
    """
    match ask:
        case m.AskMatch(team):
            return str(_outcome(match, team))
        case m.AskStartingTeam():
            return match.first
        case m.AskTurnsLeft():
            return match.left
        case m.AskPrimary(team):
            return primary(team_of_id(match, team))
        case m.AskSettles(team, matter):
            return settles(match.rules, team_of_id(match, team), matter)
    raise Illegal("this is a question about a game, and there is only a match")


def primary(team: Team) -> Player:
    """The player on the team's right.  Clause: seat.primary"""
    return seated(team)[0]


def settles(rules: Rules, team: Team, matter: m.Matter) -> Player | None:
    """Who decides when the members of a team disagree, if anybody.  Clause: seat.settles"""
    if matter is m.Matter.ACTION or rules["seat.settles"] == "any_choice":
        return primary(team)
    return None


def _outcome(match: Match, team: str | None) -> GameState:
    if match.results is None:
        return GameState.GOES_ON
    if team is not None:
        return match.results[team_of_id(match, team).id]
    drawn = GameState.DRAWN in match.results.values()
    return GameState.DRAWN if drawn else GameState.WON
