"""A stand-in for your engine, which knows life, priority and who has conceded, and no more.

Put your engine here: whatever `adapter.py` calls is what it has to do.
"""

from __future__ import annotations

from collections.abc import Sequence

from messages import GameState, Status, StepName, Team, Waiting


class NotAllowed(Exception):
    """The rules forbid it, and nothing has changed."""


class NotKnown(Exception):
    """This engine does not do it yet."""


class Table:
    """Two teams in the first main phase of a turn."""

    def __init__(self, teams: Sequence[Team], life: int) -> None:
        """A new game: each team with its life total."""
        self.teams = teams
        self.life = {team["id"]: life for team in teams}
        self.lost: str | None = None
        self.begin(teams[0]["id"] if teams else "", 1)

    def begin(self, active: str, turn: int) -> None:
        """It is a team's precombat main phase, and it has priority."""
        self.active = self.priority = active
        self.turn = turn
        self.step: StepName = "precombat_main"
        self.in_succession = 0
        self.passed: list[str] = []

    def pass_priority(self, team: str) -> None:
        """A team passes; once all have in succession the step ends."""
        if self.lost is not None:
            raise NotAllowed("the game is over")
        if team != self.priority:
            raise NotAllowed(f"{team} does not have priority")
        ends = self.in_succession + 1 == len(self.teams)
        if ends and self.step != "precombat_main":
            raise NotKnown(f"pass: what comes after {self.step} is for your engine, in table.py")
        self.passed.append(team)
        if ends:
            self.step, self.priority, self.in_succession = "beginning_of_combat", self.active, 0
        else:
            self.priority, self.in_succession = self._after(team), self.in_succession + 1

    def concede(self, player: str) -> None:
        """A player concedes, and the whole team has lost."""
        if self.lost is not None:
            raise NotAllowed("the game is over")
        self.lost = next(team["id"] for team in self.teams if player in team["players"])
        self.step = "over"

    def outcome(self, team: str | None) -> GameState:
        """How the game stands for a team, or whether it goes on at all."""
        if self.lost is None:
            return "goes_on"
        return "lost" if team == self.lost else "won"

    def status(self) -> Status:
        """Where the game stands; passes are told once."""
        told, self.passed = self.passed, []
        return {
            "turn": self.turn,
            "active": self.active,
            "step": self.step,
            "stack": 0,
            "waiting": self._waiting(),
            "passed": told,
        }

    def _waiting(self) -> Waiting:
        if self.lost is None:
            return {"for": "priority", "team": self.priority}
        ids = [team["id"] for team in self.teams]
        return {"for": "over", "teams": {team: self.outcome(team) for team in ids}}

    def _after(self, team: str) -> str:
        ids = [each["id"] for each in self.teams]
        return ids[(ids.index(team) + 1) % len(ids)]
