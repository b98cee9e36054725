"""Advancing: everybody passes until a target is reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ettin_engine.decisions.choices import Illegal
from ettin_engine.flow_steps.position import Decision, Position
from ettin_engine.flow_steps.whole_steps import decide_on
from ettin_engine.players.teams import active_team, members
from ettin_spec.flow.generated import machine
from ettin_spec.protocol.actions import Block
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import At, Left, TurnsEnd, Until
from ettin_spec.protocol.token_labels import token_label

if TYPE_CHECKING:
    from ettin_engine.decisions.choices import Script
    from ettin_engine.machine_moves import Place
    from ettin_engine.state import Item, State

NO_PLACE = (-1, "")
"""What is no place of any turn."""

PATIENCE = 5000
"""Decisions after which an advance that reaches nothing is given up: more than a hundred turns."""


class Way(Struct, frozen=True):
    """A position reached, and the teams that passed on the way."""

    position: Position
    passed: tuple[str, ...] = ()


def advance(position: Position, to: Until, script: Script) -> Way:
    """Pass, and declare nothing, until the target, a choice or the end of the game.

    Raises:
        Illegal: the target cannot be reached from here; nothing has changed.
    """
    _check(position.state, to)
    passing = _Passing(position.state, to)
    reached = decide_on(position, passing, script)
    if reached.asks is not None and reached is not position:
        passing.check(reached.state)
    return Way(reached, tuple(passing.passed))


class _Passing:
    """What is decided on the way: everybody passes, and note is kept of who has."""

    def __init__(self, start: State, to: Until) -> None:
        self._start, self._to = start, to
        self._before, self._decisions = start, 0
        self._place = _place(start, to)
        self.passed: list[str] = []

    def decision(self, state: State, begun: int) -> Decision | None:
        """The next decision; None where the target is reached, or the game is over."""
        self.check(state)
        self._before = state
        if self._decisions >= PATIENCE:
            raise Illegal("the game does not get there")
        anew = begun > 0 and isinstance(self._to, At) and _is_there(state, self._to)
        if state.flow.step == StepName.OVER or anew or _reached(self._start, state, self._to):
            return None
        self._decisions += 1
        decision = _passive(state)
        if decision.name == "pass":
            self.passed.append(state.teams[state.flow.holder].id)
        return decision

    def passes_to(self, state: State) -> Place | None:
        """The place before which everybody passes; None where the way ends here."""
        to = self._to
        if isinstance(to, At) and self._is_passed_by(state, to.team):
            return None
        return None if _reached(self._start, state, to) else self._place

    def have_passed(self, state: State, teams: tuple[int, ...]) -> None:
        """Teams, by number, have passed in the turn in which the game stood."""
        self._before, self._decisions = state, self._decisions + len(teams)
        self.passed += [state.teams[team].id for team in teams]

    def check(self, state: State) -> None:
        """Has the target not been passed by?"""
        to = self._to
        if isinstance(to, At) and self._is_passed_by(state, to.team):
            raise Illegal(f"passed by: there was no window in {to.step}")

    def _is_passed_by(self, state: State, team: str) -> bool:
        """Has a whole turn of the team gone by?"""
        before = self._before
        if before.turn in (self._start.turn, state.turn):
            return False
        return active_team(before) == team


def _place(state: State, to: Until) -> Place:
    """Where in a turn a way may end, of what need not be looked for after each step."""
    teams = [team.id for team in state.teams]
    if not isinstance(to, At) or to.team not in teams:
        return NO_PLACE
    return teams.index(to.team), to.step


def _check(start: State, to: Until) -> None:
    match to:
        case Left(label) if _topmost(start, label) is None:
            raise Illegal(f"nothing on the stack comes from {label}")
        case TurnsEnd(_, team) if team is not None and team != active_team(start):
            raise Illegal(f"it is not the turn of {team}")


def _reached(start: State, state: State, to: Until) -> bool:
    match to:
        case At():
            elsewhere = (state.turn, state.flow.step) != (start.turn, start.flow.step)
            return elsewhere and _is_there(state, to)
        case Left(label):
            item = _topmost(start, label)
            return not any(other is item for other in state.stack)
        case TurnsEnd(turns, _):
            return state.turn >= start.turn + turns


def _is_there(state: State, to: At) -> bool:
    """Is it a step of that name, in a turn of that team?"""
    return state.flow.step == to.step and active_team(state) == to.team


def _topmost(state: State, label: str) -> Item | None:
    """The topmost object on the stack whose source is a labelled card, or a token of that name."""
    return next((item for item in reversed(state.stack) if _comes_from(item, label)), None)


def _comes_from(item: Item, label: str) -> bool:
    if item.source is None or item.source.card is not None:
        return label == (item.card if item.source is None else item.source.card)
    token, named = item.source, token_label(label)
    return named is not None and (token.name, token.controller) == (named.name, named.player)


def _passive(state: State) -> Decision:
    """To pass, or to declare nothing.

    Raises:
        Illegal: something else is waited for.
    """
    if machine.waits(state.flow) == "priority":
        return Decision("pass", state.flow.holder)
    match state.flow.step:
        case StepName.DECLARE_ATTACKERS:
            return Decision("attack_not", state.flow.active)
        case StepName.DECLARE_BLOCKERS:
            by = members(state, state.teams[state.flow.called].id)[0]
            return Decision("block", state.flow.called, Block(by, ()))
    raise Illegal("somebody has to decide first")
