"""Advancing: everybody passes until a target is reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ettin_engine.decisions.choices import Illegal
from ettin_engine.machine_steps.position import Decision, Position, decide
from ettin_engine.players.teams import active_team
from ettin_spec.flow.generated import machine
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import At, Left, TurnsEnd, Until

if TYPE_CHECKING:
    from ettin_engine.decisions.choices import Script
    from ettin_engine.state import Item, State

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
    start = position.state
    _check(start, to)
    way = Way(position)
    for _ in range(PATIENCE):
        state = way.position.state
        if way.position.asks is not None or state.flow.step == StepName.OVER:
            return way
        if _reached(start, state, to):
            return way
        way = _one_decision(way, script)
        _check_not_passed_by(start, state, way.position.state, to)
    raise Illegal("the game does not get there")


def _check(start: State, to: Until) -> None:
    match to:
        case Left(label) if _topmost(start, label) is None:
            raise Illegal(f"nothing on the stack comes from {label}")
        case TurnsEnd(_, team) if team is not None and team != active_team(start):
            raise Illegal(f"it is not the turn of {team}")


def _check_not_passed_by(start: State, before: State, after: State, to: Until) -> None:
    """A whole turn of the team went by without a window in the step."""
    if not isinstance(to, At) or before.turn in (start.turn, after.turn):
        return
    if active_team(before) == to.team:
        raise Illegal(f"passed by: there was no window in {to.step}")


def _reached(start: State, state: State, to: Until) -> bool:
    match to:
        case At(team, step):
            there = state.flow.step == step and active_team(state) == team
            return there and (state.turn, state.flow.step) != (start.turn, start.flow.step)
        case Left(label):
            item = _topmost(start, label)
            return not any(other is item for other in state.stack)
        case TurnsEnd(turns, _):
            return state.turn >= start.turn + turns


def _topmost(state: State, label: str) -> Item | None:
    """The topmost object on the stack whose source is a labelled card."""
    for item in reversed(state.stack):
        source = item.source.card if item.source is not None else item.card
        if source == label:
            return item
    return None


def _one_decision(way: Way, script: Script) -> Way:
    state = way.position.state
    if machine.waits(state.flow) == "priority":
        holder = state.flow.holder
        position = decide(way.position, Decision("pass", holder), script)
        return Way(position, (*way.passed, state.teams[holder].id))
    match state.flow.step:
        case StepName.DECLARE_ATTACKERS:
            decision = Decision("attack_not", state.flow.active)
        case StepName.DECLARE_BLOCKERS:
            decision = Decision("block", state.flow.called)
        case _:
            raise Illegal("somebody has to decide first")
    return Way(decide(way.position, decision, script), way.passed)
