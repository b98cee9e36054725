"""What happens in a match: looks, choices, results, turns, totals, the call of time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.decisions.choices import Illegal
from ettin_engine.match.match_ending import by_life, drawn_game, time_is_up
from ettin_engine.match.match_state import Match, begun, is_played, other, team_of_id
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import matches as m

if TYPE_CHECKING:
    from ettin_engine.state import Player, TeamId
    from ettin_spec.protocol.actions import Action


def acted(match: Match, action: Action) -> Match:
    """The match after something has happened in it.

    Raises:
        Illegal: it cannot be, or it belongs to a game and not to a match.
    """
    if match.results is not None:
        raise Illegal("the match is over")
    match action:
        case m.Look(by):
            return _looked(match, by)
        case m.ChooseTurn(by, turn):
            return _chosen(match, by, turn)
        case m.RecordGame(winner):
            return _recorded(match, winner)
        case m.LifeBecomes(by, total, resolving):
            return _life_becomes(match, by, total, resolving)
        case m.GrantTurn(by):
            return replace(match, extra=(team_of_id(match, by).id, *match.extra))
        case m.PassTurn(by, way):
            _check_turn(match, by)
            return replace(match, passed=way)
        case a.CallTime():
            return _time_called(match)
    raise Illegal("this belongs to a game, not to a match")


def turns_played(match: Match, turns: int, team: TeamId | None) -> Match:
    """The match after so many turns, the present one counted, which must be `team`'s.

    Raises:
        Illegal: it is another team's turn, or nobody's.
    """
    for _ in range(turns):
        if match.results is None:
            _check_turn(match, team)
            match, team = _turn_over(match), None
    return match


def _looked(match: Match, player: Player) -> Match:
    """A look before the choice gives the first turn to the team that was to choose.

    Clause: start.chooser
    """
    team = _team_of(match, player)
    forfeits = match.rules["start.chooser"] == "picked_before_a_look"
    if match.first is None and team == match.picked and forfeits:
        return begun(match, team)
    return match


def _chosen(match: Match, team: TeamId, turn: m.Turn) -> Match:
    """The team that chance has picked says who plays first.  Clause: start.chooser"""
    if match.first is not None:
        raise Illegal(f"{match.first} plays first; there is nothing to choose any more")
    if team != match.picked:
        raise Illegal(f"it is not for {team} to choose")
    return begun(match, team if turn is m.Turn.FIRST else other(match, team))


def _recorded(match: Match, winner: TeamId | None) -> Match:
    """One won game wins the match; a drawn one does not count.  Clause: match.games"""
    if match.first is None and not match.decided_by_life:
        raise Illegal("no game is being played")
    if winner is None:
        return drawn_game(match)
    team = team_of_id(match, winner).id
    return match if match.rules["match.games"] == "none" else is_played(match, team)


def _life_becomes(match: Match, team: TeamId, total: int, resolving: bool) -> Match:
    life = {**match.life, team_of_id(match, team).id: total}
    moved = replace(match, life=life)
    if not match.decided_by_life:
        return moved
    at_once = match.rules["match.single_elimination"] == "life_then_first_change"
    return by_life(moved) if at_once or not resolving else moved


def _time_called(match: Match) -> Match:
    """Clause: match.turns_after_time"""
    turns = match.rules["match.turns_after_time"]
    if turns == "none" or match.left is not None or match.decided_by_life:
        raise Illegal("time is not limited, or has been called already")
    if match.first is None:
        return time_is_up(match)
    return replace(match, left=int(turns) + _in_next_turn(match))


def _in_next_turn(match: Match) -> bool:
    """Is time called in the next turn already?  Clause: match.passed_turn"""
    match match.rules["match.passed_turn"]:
        case "next_if_passed_in_end_step":
            return match.passed is m.Way.PASSED_IN_END_STEP
        case "next_if_said":
            return match.passed is not None
    return False


def _turn_over(match: Match) -> Match:
    """The present turn ends, and with the last one the game.  Clause: match.turns_after_time"""
    if match.left == 0:
        return time_is_up(match)
    active = match.active
    assert active is not None
    extra = match.extra[0] if match.extra else None
    free = extra is not None and match.rules["match.extra_turn"] != "counts"
    left = match.left if match.left is None or free else match.left - 1
    then = other(match, active) if extra is None else extra
    return replace(match, active=then, extra=match.extra[1:], left=left, passed=None)


def _check_turn(match: Match, team: TeamId | None) -> None:
    if match.active is None:
        raise Illegal("no game is being played")
    if team is not None and team != match.active:
        raise Illegal(f"it is not the turn of {team}")


def _team_of(match: Match, player: Player) -> TeamId:
    for team in match.teams:
        if player in team.players:
            return team.id
    raise Illegal(f"{player} does not play")
