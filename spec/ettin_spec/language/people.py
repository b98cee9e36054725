"""Who sits where in every scenario: two teams of two, the primary player on the right."""

from __future__ import annotations

from ettin_spec.protocol.commands import Team

seating: tuple[Team, ...] = (
    Team("A", ("Angie", "Barry"), "Angie"),
    Team("E", ("Edward", "Ronald"), "Edward"),
)
"""The teams, by id."""

TEAM_OF = {player: team.id for team in seating for player in team.players}
"""The team of each player."""
