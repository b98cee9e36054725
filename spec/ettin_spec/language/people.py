"""Who sits where in every scenario: teams in turn order, the primary player on the right."""

from __future__ import annotations

from ettin_spec.protocol.commands import Team
from ettin_spec.rulebook import load_rules

PEOPLE = {
    "A": ("Angie", "Barry", "Celia", "Dora"),
    "E": ("Edward", "Ronald", "Victor", "Walter"),
    "M": ("Martha",),
    "S": ("Simon",),
}
"""The members of each team, from the right seat to the left, as many as ever play."""

TEAM_OF = {player: team for team, players in PEOPLE.items() for player in players}
"""The team of each player."""

BY_THEMSELVES = ("Angie", "Barry", "Edward", "Ronald")
"""Who has teammates, and turns and life alone, in some variant; each is called by name."""


def seating(variant: str) -> tuple[Team, ...]:
    """Those who have turns and life in common, by id, in turn order.

    Of a team without allies as many players as it has heads; of allies each player alone.
    """
    played = load_rules().variants[variant]
    sides = tuple(PEOPLE.items())[: played.teams // played.allies]
    if played.allies == 1:
        return tuple(Team(team, players[: played.heads], players[0]) for team, players in sides)
    allied = ((side, player) for side, players in sides for player in players[: played.allies])
    return tuple(Team(player, (player,), player, side) for side, player in allied)


def place_of(player: str, variant: str) -> str:
    """With whom a player has turns and life in common, by id; empty for who does not play."""
    return next((team.id for team in seating(variant) if player in team.players), "")
