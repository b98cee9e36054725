"""A position: a settled state, or a step under way that waits for an answer.

One step of the machine is performed whole or not at all, and performed again from its
settled start when an answer was missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from ettin_engine.decisions.choices import Answered, Illegal, Unanswered
from ettin_engine.decisions.table import Table
from ettin_engine.flow_steps import duties
from ettin_engine.flow_steps.fact_reports import next_fact, settle
from ettin_engine.players.teams import head
from ettin_engine.pregame.opening_hands import check_mulligan
from ettin_engine.state import State
from ettin_spec.flow.generated import machine
from ettin_spec.flow.not_allowed import NotAllowed

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.choices import Picked, Script
    from ettin_spec.flow.generated.machine import State as FlowState
    from ettin_spec.protocol.results import Begun, Choice


class Decision(Struct, frozen=True):
    """A machine event that somebody decided, with what exactly they intend."""

    name: str
    argument: int | None = None
    intent: object = None


class Position(Struct, frozen=True):
    """Where a game stands. `view` is how things look at the question `asks`.

    `begun` are the steps of the turn that have begun since the position before.
    """

    state: State
    event: Decision | None = None
    answers: tuple[Answered, ...] = ()
    asks: Choice | None = None
    view: State | None = None
    begun: tuple[Begun, ...] = ()

    @property
    def shown(self) -> State:
        """The state to observe: as it is at the question, if there is one."""
        return self.state if self.view is None else self.view


def _step(table: Table, event: Decision | None) -> Position | None:
    """A step whose duties are performed whole or not at all, after those that have none.

    Where an answer is missing, the position that asks for it.

    Raises:
        Illegal: the machine or the rules do not allow the decision.
    """
    trigger = None if event is None else (event.name, event.argument)
    try:
        moved = table.step(trigger)
    except NotAllowed as refusal:
        raise Illegal(str(refusal)) from None
    if moved.event != trigger:
        event = None if moved.event is None else Decision(*moved.event)
    try:
        for duty, *arguments in moved.duties:
            duties.perform(table, duty, tuple(arguments), event and event.intent)
        if machine.waits(moved.after) == "facts":
            settle(table)
    except Unanswered as stop:
        before, answers = table.before(), tuple(table.answers)
        begun = tuple(table.begun)
        return Position(before, event, answers, stop.choice, table.settled(), begun)
    return None


def _steps(table: Table, event: Decision | None) -> Position | None:
    """A step and all that follow it, until a team, a choice or nobody at all is waited for.

    Where an answer is missing, the position that asks for it.
    """
    asked = _step(table, event)
    while asked is None and (goes_on := _goes_on(table.s.flow)):
        event = Decision(*next_fact(table.unnoted())) if goes_on == "facts" else None
        asked = _step(table, event)
    return asked


def _after(table: Table, event: Decision | None) -> Position:
    asked = _steps(table, event)
    return _reached(table) if asked is None else asked


def _reached(table: Table) -> Position:
    return Position(table.settled(), begun=tuple(table.begun))


def _goes_on(flow: FlowState) -> Literal["automatic", "facts"] | None:
    """By what the machine goes on from here; None where somebody has to decide first."""
    if machine.is_automatic(flow):
        return "automatic"
    return "facts" if machine.waits(flow) == "facts" else None


def settled(position: Position, script: Script) -> Position:
    """Steps of the machine until a team, a choice or nobody at all is waited for."""
    goes_on = _goes_on(position.state.flow)
    if position.asks is not None or goes_on is None:
        return position
    event = Decision(*next_fact(position.state)) if goes_on == "facts" else position.event
    return _after(Table(position.state, (), script), event)


def decide(position: Position, decision: Decision, script: Script) -> Position:
    """What follows from a decision.

    Raises:
        Illegal: it is not allowed here; the old position still stands.
    """
    if position.asks is not None:
        raise Illegal(f"an answer is waited for: {position.asks.purpose}")
    if decision.name == "mulligan" and decision.argument is not None:
        check_mulligan(position.state, head(position.state, decision.argument))
    return _after(Table(position.state, (), script), decision)


def decide_on(
    position: Position, next_decision: Callable[[State], Decision | None], script: Script
) -> Position:
    """What follows from decisions in a row, each of the state to which those before it led.

    No mulligan is among them. They end where there is none any more, or an answer is missing.

    Raises:
        Illegal: one is not allowed where it is made; the old position still stands.
    """
    decision = None if position.asks is not None else next_decision(position.state)
    if decision is None:
        return position
    table = Table(position.state, (), script)
    while decision is not None:
        asked = _steps(table, decision)
        if asked is not None:
            return asked
        decision = next_decision(table.s)
    return _reached(table)


def answer(position: Position, picked: Picked, script: Script) -> Position:
    """What follows from an answer to the question that a position asks.

    Raises:
        Illegal: nothing is asked, or the answer is not among the options.
    """
    if position.asks is None:
        raise Illegal("nothing is asked")
    given = (*position.answers, Answered(position.asks, picked))
    return _after(Table(position.state, given, script, begun_before=True), position.event)
