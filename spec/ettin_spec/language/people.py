"""Who sits where in every scenario: two teams, the primary player on the right."""

from __future__ import annotations

from ettin_spec.protocol.commands import Team
from ettin_spec.rulebook import load_rules

PEOPLE = {
    "A": ("Angie", "Barry", "Celia", "Dora"),
    "E": ("Edward", "Ronald", "Victor", "Walter"),
}
"""The members of each team, from the right seat to the left, as many as ever play."""

TEAM_OF = {player: team for team, players in PEOPLE.items() for player in players}
"""The team of each player."""


def seating(variant: str) -> tuple[Team, ...]:
    """The teams of a variant, by id: of each as many players as a team has heads."""
    heads = load_rules().variants[variant].heads
    return tuple(Team(team, players[:heads], players[0]) for team, players in PEOPLE.items())
