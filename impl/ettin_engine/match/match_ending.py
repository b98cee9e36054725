"""How a match ends that no team has won in time."""

from __future__ import annotations

from msgspec.structs import replace

from ettin_engine.match.match_state import Match, is_drawn, is_played, starting_totals
from ettin_spec.protocol.matches import Stage


def drawn_game(match: Match) -> Match:
    """A game that nobody has won does not count; the next begins while there is time.

    Clause: match.games
    """
    new = replace(
        match,
        life=starting_totals(match.rules, match.teams),
        first=None,
        active=None,
        passed=None,
        extra=(),
    )
    return new if match.left is None else time_is_up(new)


def time_is_up(match: Match) -> Match:
    """No turn is left, or no game has begun: a draw, but in single elimination.

    Clause: match.single_elimination
    """
    if match.stage is not Stage.SINGLE_ELIMINATION:
        return is_drawn(match)
    if match.rules["match.single_elimination"] == "none":
        return is_drawn(match)
    return by_life(replace(match, decided_by_life=True))


def by_life(match: Match) -> Match:
    """The team with more life wins; with equal totals the match goes on.

    Clause: match.single_elimination
    """
    most = max(match.life.values())
    ahead = [team for team, life in match.life.items() if life == most]
    return is_played(match, ahead[0]) if len(ahead) == 1 else match
