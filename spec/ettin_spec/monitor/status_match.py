"""A status held against a state of the machine: in what the two differ."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Policies, State
from ettin_spec.flow.seats import seat_number, team_and_seat
from ettin_spec.monitor.hidden_steps import MANY
from ettin_spec.protocol.base import GameState, Purpose, StepName
from ettin_spec.protocol.commands import Team
from ettin_spec.protocol.results import Choice, ForChoice, ForPriority, Over, Status

NOBODY = -1
DECLARATIONS = {
    Purpose.MULLIGAN: StepName.MULLIGANS,
    Purpose.ATTACKERS: StepName.DECLARE_ATTACKERS,
    Purpose.BLOCKERS: StepName.DECLARE_BLOCKERS,
}
"""The choices that are the machine's own, and the step that has each."""


class Seating:
    """Teams and players as the machine counts them: four seats a team, the primary first."""

    def __init__(self, teams: tuple[Team, ...]) -> None:
        self.given = teams
        self.teams = tuple(team.id for team in teams)
        self.most = max(len(team.players) for team in teams)
        """How many heads a team has."""
        self.sides = tuple(team.wins_with for team in teams)
        """By the teams' numbers: the side on which each wins and loses."""
        self.allies = max(self.sides.count(side) for side in self.sides)
        """How many teams are on a side."""
        self._numbers = {
            player: seat_number(number, seat)
            for number, team in enumerate(teams)
            for seat, player in enumerate(
                (team.primary, *(p for p in team.players if p != team.primary))
            )
        }
        self.heads = {number: player for player, number in self._numbers.items()}
        """The players by the machine's numbers."""

    def team(self, name: str) -> int:
        """A team's number; NOBODY if it does not play."""
        return self.teams.index(name) if name in self.teams else NOBODY

    def head(self, player: str) -> int:
        """A player's number; NOBODY if they do not play."""
        return self._numbers.get(player, NOBODY)

    def team_of(self, player: str) -> int:
        """The number of a player's team."""
        head = self.head(player)
        return NOBODY if head == NOBODY else team_and_seat(head)[0]


@lru_cache(maxsize=1 << 8)
def seating_of(teams: tuple[Team, ...]) -> Seating:
    """The seating of these teams; the same object for the same teams, as long as it is kept."""
    return Seating(teams)


def losers(seating: Seating, status: Status) -> frozenset[int]:
    """The teams that have left the game, or lost at its end, as a status tells."""
    ended = status.waiting.teams if isinstance(status.waiting, Over) else {}
    lost = (team for team, result in ended.items() if result != GameState.WON)
    return frozenset(seating.team(team) for team in (*status.left, *lost))


def declaration(status: Status) -> bool:
    """Whether the status waits for mulligans, attackers or blockers to be declared."""
    match status.waiting:
        case ForChoice(choice):
            return DECLARATIONS.get(choice.purpose) == status.step
    return False


def inner_question(status: Status) -> bool:
    """Whether a question is asked in the middle of what the machine takes for one step."""
    return isinstance(status.waiting, ForChoice) and not declaration(status)


class Eye:
    """Compares what an engine reports with the machine's states."""

    def __init__(self, seating: Seating, policies: Policies) -> None:
        self.seating, self.policies = seating, policies

    def fits(self, state: State, turn: int, status: Status) -> bool:
        """Whether the status may be one of this state."""
        return next(self.differences(state, turn, status), None) is None

    def differences(self, state: State, turn: int, status: Status) -> Iterator[str]:
        """The parts of the state that the status contradicts: a field's name, or `at`, `turn`."""
        if isinstance(status.waiting, Over):
            yield from self._at_the_end(state, turn, status.waiting, status)
            return
        pregame = state.step == StepName.MULLIGANS
        if not pregame and turn != status.turn:
            yield "turn"
        if state.active != self.seating.team(status.active):
            yield "active"
        if state.step != status.step:
            yield "at"
        gone = losers(self.seating, status)
        if any(lost != (t in gone) for t, lost in enumerate(state.lost[: len(self.seating.teams)])):
            yield "lost"
        if inner_question(status):
            if machine.waits(state) == "over":
                yield "at"
            return
        if state.stack != min(status.stack, MANY):
            yield "stack"
        yield from self._waiting(state, status.waiting)

    def _at_the_end(self, state: State, turn: int, over: Over, status: Status) -> Iterator[str]:
        if turn != status.turn:
            yield "turn"
        if machine.waits(state) != "over":
            yield "at"
            return
        for name, result in over.teams.items():
            if result not in _results(state, self.seating, self.seating.team(name)):
                yield "drawn" if result == GameState.DRAWN else "lost"
                return
        if all(state.lost) and list(over.teams.values()).count(GameState.DRAWN) < 2:
            yield "drawn"

    def _waiting(self, state: State, waiting: ForPriority | ForChoice | Over) -> Iterator[str]:
        match waiting:
            case ForPriority(team):
                if machine.waits(state) != "priority":
                    yield "at"
                elif state.holder != self.seating.team(team):
                    yield "holder"
            case ForChoice(choice):
                if machine.waits(state) != "choice":
                    yield "at"
                elif not self._may_decide(state, choice):
                    yield "active" if state.step == StepName.DECLARE_ATTACKERS else "called"

    def _may_decide(self, state: State, choice: Choice) -> bool:
        """Whether everybody who is asked may really declare."""
        team = machine.decider(state)
        if team is not None:
            whose = (choice.for_player,) if choice.for_player else choice.decider
            return all(self.seating.team_of(player) == team for player in whose)
        may = {head for name, head in machine.allowed(state, self.policies) if name == "keep"}
        return all(self.seating.head(player) in may for player in choice.decider)

    def shown(self, state: State, turn: int) -> str:
        """A state of the machine in words."""
        team = self.seating.teams
        where = f"{state.step} of turn {turn} (team {team[state.active]})"
        match machine.waits(state):
            case "priority":
                return f"team {team[state.holder]} has priority in {where}, {_stack(state.stack)}"
            case "choice":
                return f"{self._deciders(state)} to decide in {where}"
            case "over":
                return f"the game is over: {self._result(state)}"
        return where

    def _deciders(self, state: State) -> str:
        team = machine.decider(state)
        if team is not None:
            return f"team {self.seating.teams[team]}"
        may = [h for name, h in machine.allowed(state, self.policies) if name == "keep"]
        return " or ".join(self.seating.heads[h] for h in may if h is not None)

    def _result(self, state: State) -> str:
        if state.drawn or all(state.lost):
            return "a draw"
        losers = [t for t, lost in zip(self.seating.teams, state.lost, strict=False) if lost]
        return f"team {', '.join(losers)} has lost"


def _results(state: State, seating: Seating, team: int) -> set[GameState]:
    """What the end of a game may be to a team, which its side wins for it.

    The last teams may lose at once; but once a clock runs a draw is taken for time's end.
    """
    if team == NOBODY:
        return set()
    if all(state.lost):
        return set() if state.clock else {GameState.DRAWN, GameState.LOST}
    sides = zip(seating.sides, state.lost, strict=False)
    if all(lost for side, lost in sides if side == seating.sides[team]):
        return {GameState.LOST}
    return {GameState.DRAWN if state.drawn else GameState.WON}


def status_text(status: Status) -> str:
    """A status in the words in which `Eye.shown` puts a state."""
    where = f"{status.step} of turn {status.turn} (team {status.active})"
    match status.waiting:
        case ForPriority(team):
            return f"team {team} has priority in {where}, {_stack(status.stack, True)}"
        case ForChoice(choice):
            return f"{' or '.join(choice.decider)} to decide in {where}"
        case Over(teams):
            results = ", ".join(f"team {t} has {_how(r)}" for t, r in teams.items())
            if set(teams.values()) == {GameState.DRAWN}:
                results = "a draw"
            return f"the game is over in turn {status.turn}: {results}"


def _how(result: GameState) -> str:
    return result.replace("_", " ")


def _stack(height: int, exact: bool = False) -> str:
    if height == 0:
        return "the stack is empty"
    more = "" if exact or height < MANY else " or more"
    return f"{height}{more} on the stack"
