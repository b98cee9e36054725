"""Steps of the machine, each performed whole or not at all: what is refused leaves all as it was.

A step is performed again from its settled start when an answer was missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.casting.casting_now import cast_now
from ettin_engine.combat.declare_blockers import is_spared
from ettin_engine.decisions.choices import Answered, Illegal, Unanswered
from ettin_engine.decisions.table import Table
from ettin_engine.flow_steps import duties
from ettin_engine.flow_steps.fact_reports import next_fact, settle
from ettin_engine.flow_steps.position import Decider, Decision, Position
from ettin_engine.machine_moves import goes_on
from ettin_engine.players.teams import head
from ettin_engine.pregame.opening_hands import check_mulligan
from ettin_engine.state import State
from ettin_spec.flow.not_allowed import NotAllowed

if TYPE_CHECKING:
    from ettin_engine.decisions.choices import Picked, Script

OF_WHO_HAS_PRIORITY = ("act", "pass")
"""The decisions of a team, by number; others are a player's, or nobody's."""


def _up_to(state: State, refusal: NotAllowed) -> str:
    """Whose the same decision is now, where it is others'."""
    name = None if refusal.event is None else refusal.event[0]
    if name not in OF_WHO_HAS_PRIORITY:
        return ""
    same = [whose for what, whose in refusal.allowed if what == name and whose is not None]
    teams = [state.teams[whose] for whose in same]
    if not teams:
        return ""
    players = " and ".join(player for team in teams for player in team.players)
    return f"; {name} is now up to {players}"


def _step(table: Table, event: Decision | None, decider: Decider | None = None) -> Position | None:
    """A step whose duties are performed whole or not at all, after those that have none.

    Where an answer is missing, the position that asks for it.

    Raises:
        Illegal: the machine or the rules do not allow the decision.
    """
    trigger = None if event is None else (event.name, event.argument)
    stood = table.s
    place = None if decider is None else decider.passes_to(stood)
    try:
        moved = table.step(trigger, passing_to=place)
    except NotAllowed as refusal:
        raise Illegal(refusal.in_words() + _up_to(table.s, refusal)) from None
    if decider is not None and moved.passed:
        decider.have_passed(stood, moved.passed)
    if moved.event != trigger:
        event = None if moved.event is None else Decision(*moved.event)
    try:
        for duty, *arguments in moved.duties:
            duties.perform(table, duty, tuple(arguments), event and event.intent)
        if moved.goes_on == "facts":
            settle(table)
    except Unanswered as stop:
        before, answers = table.before(), tuple(table.answers)
        begun = tuple(table.begun)
        return Position(before, event, answers, stop.choice, table.settled(), begun)
    return None


def _steps(table: Table, event: Decision | None, decider: Decider | None = None) -> Position | None:
    """A step and all that follow it, until a team, a choice or nobody at all is waited for.

    Where an answer is missing, the position that asks for it.
    """
    asked = _step(table, event, decider)
    while asked is None:
        if table.goes_on == "facts":
            event = Decision(*next_fact(table.unnoted()))
        elif table.goes_on == "automatic":
            event = None
        elif is_spared(table.s):
            event = Decision("block", table.s.flow.called)
        else:
            return None
        asked = _step(table, event, decider)
    return asked


def _after(table: Table, event: Decision | None) -> Position:
    try:
        asked = _steps(table, event)
    except Illegal as refusal:
        raise refusal.having_read(table.read) from None
    return _reached(table) if asked is None else asked


def _reached(table: Table) -> Position:
    return Position(table.settled(), begun=tuple(table.begun))


def settled(position: Position, script: Script) -> Position:
    """Steps of the machine until a team, a choice or nobody at all is waited for."""
    by = goes_on(position.state.flow)
    if position.asks is not None or by is None:
        return position
    event = Decision(*next_fact(position.state)) if by == "facts" else position.event
    return _after(Table(position.state, (), script, cast_now), event)


def decide(position: Position, decision: Decision, script: Script) -> Position:
    """What follows from a decision.

    Raises:
        Illegal: it is not allowed here; the old position still stands.
    """
    if position.asks is not None:
        raise Illegal(f"an answer is waited for: {position.asks.purpose}")
    if decision.name == "mulligan" and decision.argument is not None:
        table = Table(position.state, (), script, cast_now)
        try:
            check_mulligan(table.s, head(table.s, decision.argument))
        except Illegal as refusal:
            raise refusal.having_read(table.read) from None
    return _after(Table(position.state, (), script, cast_now), decision)


def decide_on(position: Position, decider: Decider, script: Script) -> Position:
    """What follows from decisions in a row, each of the state to which those before it led.

    No mulligan is among them. They end where there is none any more, or an answer is missing.

    Raises:
        Illegal: one is not allowed where it is made; the old position still stands.
    """
    decision = None if position.asks is not None else decider.decision(position.state, 0)
    if decision is None:
        return position
    table = Table(position.state, (), script, cast_now)
    try:
        while decision is not None:
            asked = _steps(table, decision, decider)
            if asked is not None:
                return asked
            decision = decider.decision(table.s, len(table.begun))
    except Illegal as refusal:
        raise refusal.having_read(table.read) from None
    return _reached(table)


def answer(position: Position, picked: Picked, script: Script) -> Position:
    """What follows from an answer to the question that a position asks.

    Raises:
        Illegal: nothing is asked, or the answer is not among the options.
    """
    if position.asks is None:
        raise Illegal("nothing is asked")
    given = (*position.answers, Answered(position.asks, picked))
    return _after(Table(position.state, given, script, cast_now, begun_before=True), position.event)
