"""What anybody can see of a game who reads the commands and their results."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ettin_spec.protocol.actions import Attack
from ettin_spec.protocol.commands import Act, Deal, NewGame, Place
from ettin_spec.protocol.facts import Controls, Life
from ettin_spec.protocol.results import Done, Needs, Refused

if TYPE_CHECKING:
    from ettin_spec.protocol.actions import Action, Whom
    from ettin_spec.protocol.commands import Command, Team
    from ettin_spec.protocol.facts import Fact
    from ettin_spec.protocol.results import Begun, Result, Status


@dataclass(frozen=True)
class SeenGame:
    """The teams, what was placed, what was done and in which turn, and how the game stands."""

    teams: tuple[Team, ...] = ()
    facts: tuple[Fact, ...] = ()
    first_turn: int = 1
    done: tuple[tuple[int, Action], ...] = ()
    begun: tuple[Begun, ...] = ()
    status: Status | None = None

    def after(self, command: Command, result: Result) -> SeenGame:
        """The same once a command has come to a result."""
        match command:
            case NewGame(teams=teams):
                return SeenGame(teams)
            case Place(facts=facts, turn=turn):
                return SeenGame(self.teams, facts, turn, status=_status(result))
            case Deal():
                return SeenGame(self.teams, status=_status(result))
        status = _status(result)
        if status is None:
            return self
        done = self.done
        if isinstance(command, Act) and not isinstance(result, Refused):
            done = (*done, (self.turn, command.action))
        return replace(self, done=done, begun=(*self.begun, *status.steps), status=status)

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.first_turn if self.status is None else self.status.turn

    def team(self, player: str) -> Team | None:
        """The team of a player; None for somebody unknown."""
        return next((team for team in self.teams if player in team.players), None)

    def are_mates(self, one: str, other: str) -> bool:
        """Are two different players of one team?"""
        team = self.team(one)
        return one != other and team is not None and other in team.players

    def is_second(self, player: str) -> bool:
        """Is it somebody in a team who is not its primary player?"""
        team = self.team(player)
        return team is not None and len(team.players) > 1 and player != _primary(team)

    def controller(self, label: str) -> str:
        """Who controlled a labelled permanent as it was placed; empty for another one."""
        placed = (fact for fact in self.facts if isinstance(fact, Controls))
        return next((fact.player for fact in placed if label in fact.labels), "")

    def life_placed(self, team: str) -> int | None:
        """The life total that a team of several was placed with; None where nothing was said."""
        if not any(each.id == team and len(each.players) > 1 for each in self.teams):
            return None
        placed = (fact for fact in self.facts if isinstance(fact, Life) and fact.team == team)
        return next((fact.total for fact in placed), None)

    def attacked_by(self, label: str) -> Whom | None:
        """Whom a creature has been said to attack last; None where it did not attack."""
        attacks = [action for _, action in self.done if isinstance(action, Attack)]
        whom = {each.object: each.whom for attack in attacks for each in attack.attackers}
        return whom.get(label)

    def has_left(self, player: str) -> bool:
        """Has the team of a player left the game?"""
        team = self.team(player)
        return team is not None and self.status is not None and team.id in self.status.left


def _primary(team: Team) -> str:
    return team.primary or team.players[0]


def _status(result: Result) -> Status | None:
    return result.status if isinstance(result, Done | Refused | Needs) else None
