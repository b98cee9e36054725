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


def seating(variant: str) -> tuple[Team, ...]:
    """The teams of a variant, by id: of each as many players as a team has heads."""
    played = load_rules().variants[variant]
    sides = tuple(PEOPLE.items())[: played.teams]
    return tuple(Team(team, players[: played.heads], players[0]) for team, players in sides)
