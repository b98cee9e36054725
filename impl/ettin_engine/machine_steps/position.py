"""A position: a settled state, or a step under way that waits for an answer.

One step of the machine is performed whole or not at all, and performed again from its
settled start when an answer was missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ettin_engine.decisions.choices import Answered, Illegal, Unanswered
from ettin_engine.decisions.table import Table
from ettin_engine.machine_steps import duties
from ettin_engine.machine_steps.fact_reports import next_fact, settle
from ettin_engine.players.teams import head
from ettin_engine.pregame.opening_hands import check_mulligan
from ettin_engine.state import State
from ettin_spec.flow.generated import machine
from ettin_spec.flow.refusal import NotAllowed

if TYPE_CHECKING:
    from ettin_engine.decisions.choices import Picked, Script
    from ettin_spec.protocol.results import Choice


class Decision(Struct, frozen=True):
    """A machine event that somebody decided, with what exactly they intend."""

    name: str
    argument: int | None = None
    intent: object = None


class Position(Struct, frozen=True):
    """Where a game stands. `view` is how things look at the question `asks`."""

    state: State
    event: Decision | None = None
    answers: tuple[Answered, ...] = ()
    asks: Choice | None = None
    view: State | None = None

    @property
    def shown(self) -> State:
        """The state to observe: as it is at the question, if there is one."""
        return self.state if self.view is None else self.view


def one_step(position: Position, script: Script) -> Position:
    """One step of the machine, its duties performed whole or not at all.

    Raises:
        Illegal: the machine or the rules do not allow the decision; nothing has changed.
    """
    table = Table(position.state, position.answers, script)
    event = position.event
    trigger = None if event is None else (event.name, event.argument)
    try:
        moved = machine.step(position.state.flow, trigger, machine.Reading(table.s.rules))
    except NotAllowed as refusal:
        raise Illegal(str(refusal)) from None
    table.set(flow=moved.state)
    try:
        for duty, *arguments in moved.duties:
            duties.perform(table, duty, tuple(arguments), event and event.intent)
        if machine.waits(moved.state) == "facts":
            settle(table)
    except Unanswered as stop:
        view = table.settled()
        return Position(position.state, event, tuple(table.answers), stop.choice, view)
    return Position(table.settled())


def settled(position: Position, script: Script) -> Position:
    """Steps of the machine until a team, a choice or nobody at all is waited for."""
    while position.asks is None:
        flow = position.state.flow
        if machine.is_automatic(flow):
            position = one_step(position, script)
        elif machine.waits(flow) == "facts":
            name, argument = next_fact(position.state)
            position = one_step(Position(position.state, Decision(name, argument)), script)
        else:
            break
    return position


def decide(position: Position, decision: Decision, script: Script) -> Position:
    """What follows from a decision.

    Raises:
        Illegal: it is not allowed here; the old position still stands.
    """
    if position.asks is not None:
        raise Illegal(f"an answer is waited for: {position.asks.purpose}")
    if decision.name == "mulligan" and decision.argument is not None:
        check_mulligan(position.state, head(position.state, decision.argument))
    return settled(one_step(Position(position.state, decision), script), script)


def answer(position: Position, picked: Picked, script: Script) -> Position:
    """What follows from an answer to the question that a position asks.

    Raises:
        Illegal: nothing is asked, or the answer is not among the options.
    """
    if position.asks is None:
        raise Illegal("nothing is asked")
    given = (*position.answers, Answered(position.asks, picked))
    again = Position(position.state, position.event, given)
    return settled(one_step(again, script), script)
