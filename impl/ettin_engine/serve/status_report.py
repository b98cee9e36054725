"""A position as the protocol shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.table import STEPS
from ettin_engine.game_result import outcomes
from ettin_engine.players.player_control import decided
from ettin_engine.players.teams import active_team, head, members
from ettin_spec.flow.generated import machine
from ettin_spec.protocol.base import ChoiceKind, Purpose, StepName
from ettin_spec.protocol.results import (
    Begun,
    Changed,
    Choice,
    ForChoice,
    ForPriority,
    Over,
    Status,
    Waiting,
)

if TYPE_CHECKING:
    from ettin_engine.flow_steps.position import Position
    from ettin_engine.state import State


def status_of(
    position: Position,
    passed: tuple[str, ...] = (),
    changed: tuple[Changed, ...] = (),
    begun: tuple[Begun, ...] = (),
) -> Status:
    """Where the game stands, and what has passed, changed and begun since the last status."""
    state = position.shown
    return Status(
        turn=state.turn,
        active=active_team(state),
        step=STEPS[state.flow.step],
        stack=len(state.stack),
        waiting=_waiting(position),
        passed=passed,
        changed=changed,
        left=state.left,
        steps=begun,
    )


def _waiting(position: Position) -> Waiting:
    state = position.state
    if position.asks is not None:
        return ForChoice(position.asks)
    results = outcomes(state)
    if results is not None:
        return Over(results)
    if machine.waits(state.flow) == "priority":
        return ForPriority(state.teams[state.flow.holder].id)
    return ForChoice(decided(state, declaration(state)))


def declaration(state: State) -> Choice:
    """The declaration that the machine waits for: mulligans, attackers or blockers."""
    match state.flow.step:
        case StepName.DECLARE_ATTACKERS:
            active = members(state, active_team(state))
            return Choice(ChoiceKind.ATTACKERS, Purpose.ATTACKERS, active)
        case StepName.DECLARE_BLOCKERS:
            called = members(state, state.teams[state.flow.called].id)
            return Choice(ChoiceKind.BLOCKERS, Purpose.BLOCKERS, called)
    return Choice(ChoiceKind.YES_NO, Purpose.MULLIGAN, _may_declare(state), ("mulligan", "keep"))


def _may_declare(state: State) -> tuple[str, ...]:
    """The players who may declare now.  Clause: mulligan.order"""
    allowed = machine.allowed(state.flow, machine.Reading(state.rules))
    heads = [argument for name, argument in allowed if name == "keep" and argument is not None]
    return tuple(head(state, index) for index in heads)
