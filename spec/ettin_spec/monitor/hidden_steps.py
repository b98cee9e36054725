"""The machine as one sees it who only gets statuses: what happens in between is hidden.

Automatic steps, facts, and the declaring of nothing are hidden; counters saturate, so that
no engine is accused because it went beyond a bound. Changes to the order of turns, phases and
steps are facts that a status tells, and so are losses: all that it has `told` have happened,
the changes in that order, and no others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Policies, State
from ettin_spec.flow.refusal import Event
from ettin_spec.monitor.policy_memory import Memory
from ettin_spec.protocol.base import TurnChange

Seen: TypeAlias = tuple[State, int]
"""A state, and what has been counted since the last status: see `TURN`."""
Subset: TypeAlias = frozenset[Seen]
Arc: TypeAlias = tuple[Seen, str]
"""What a step leads to, and by which transition."""


class Told(NamedTuple):
    """What a status tells of: changes, in order, as far as they are still to come; who has lost."""

    changes: tuple[Event, ...] = ()
    losers: frozenset[int] = frozenset()
    over: bool = False


NOTHING = Told()
TURN = 1 << 8
"""What a turn that has begun counts; a change to the order of turns counts one."""

CHANGES = frozenset(change.value for change in TurnChange)

MANY = 3
"""A stack of so many objects is one of so many or more; one trigger is one or more."""

LEADS_TO_CHECK = ("happen", "tidy")
"""Where what is reported is acted upon before anybody decides anything."""

DECLARES_NOTHING = ("attack_not", "block")
"""Choices that engines make by themselves where there is nothing to choose."""


_ARCS: Memory[tuple[Arc, ...]] = Memory(1 << 16)
_STOPS: Memory[Subset] = Memory(1 << 15)
_SHOWN: Memory[Subset] = Memory(1 << 14)


def still(told: Told, turn: int) -> Told:
    """What is still to come of the changes, once so much has been counted."""
    return told._replace(changes=told.changes[turn % TURN :])


def hidden_arcs(state: State, policies: Policies, told: Told = NOTHING) -> tuple[Arc, ...]:
    """The hidden steps from a state."""
    facts = machine.waits(state) == "facts"
    follows = told._replace(changes=told.changes[:1]) if facts else NOTHING
    return _ARCS.recall(
        (state, follows), policies, lambda asked: tuple(_hidden_arcs(state, asked, follows))
    )


def _hidden_arcs(state: State, policies: Policies, follows: Told) -> Iterator[Arc]:
    if machine.is_automatic(state):
        return arcs(state, None, policies)
    events = machine.allowed(state, policies)
    if machine.waits(state) == "facts":
        events = tuple(event for event in events if _may_be(event, state, follows))
    else:
        events = tuple(event for event in events if event[0] in DECLARES_NOTHING)
    return (arc for event in events for arc in arcs(state, event, policies))


def _may_be(event: Event, state: State, told: Told) -> bool:
    """Whether a fact may be one of those that a status tells of, or one of which none does."""
    name, team = event
    if name == "loses":
        return team in told.losers or state.position not in LEADS_TO_CHECK
    if name == "wins":
        return told.over
    if name == "vanishes":
        return bool(told.losers)
    if name == "triggers":
        return team == _anybody(state) and not state.triggers[team]
    return event in told.changes or name not in CHANGES


def _anybody(state: State) -> int:
    """The team whose triggers stand for everybody's: some wait, and any number is put."""
    return state.lost.index(False) if state.lost[state.active] else state.active


def arcs(state: State, event: Event | None, policies: Policies) -> Iterator[Arc]:
    """Everything that a step may lead to once counters saturate; nothing if not allowed."""
    try:
        moved = machine.step(state, event, policies)
    except machine.NotAllowed:
        return
    turn = TURN if ("begin_turn",) in moved.duties else 0
    turn += event is not None and event[0] in CHANGES
    triggers = tuple([min(n, 1) for n in moved.state.triggers])
    if is_decided(moved.state):
        # The next check ends the game, and a status of its end shows nothing else.
        ending = replace(moved.state, stack=0, triggers=(0,) * len(triggers))
        yield (ending, turn), moved.transition
        return
    for height in _heights(state.stack, moved.state.stack, by_triggers=event is None):
        yield (replace(moved.state, stack=height, triggers=triggers), turn), moved.transition


def _heights(before: int, after: int, by_triggers: bool) -> Iterable[int]:
    """The heights that a stack may have: at MANY one may be taken away and as many be left."""
    if after > before and by_triggers:
        return range(min(after, MANY), MANY + 1)
    if before == MANY and after < before:
        return (after, MANY)
    return (min(after, MANY),)


def is_decided(state: State) -> bool:
    """Whether the next check leaves no more than one team."""
    left = [lost or losing for lost, losing in zip(state.lost, state.losing, strict=True)]
    return left.count(False) <= 1


def is_stop(state: State) -> bool:
    """Whether a status can show the state: somebody decides, or the game is over."""
    return machine.waits(state) in ("priority", "choice", "over")


def reached(subset: Iterable[Seen], policies: Policies, told: Told = NOTHING) -> list[Seen]:
    """Everything that hidden steps lead to."""
    found = dict.fromkeys(subset)
    todo = list(found)
    for state, turn in todo:
        for (after, begun), _ in hidden_arcs(state, policies, still(told, turn)):
            new = (after, turn + begun)
            if new not in found:
                found[new] = None
                todo.append(new)
    return todo


def _stops_of(state: State, policies: Policies, told: Told) -> Subset:
    return _STOPS.recall(
        (state, told), policies, lambda asked: frozenset(_found_stops(state, asked, told))
    )


def _found_stops(state: State, policies: Policies, told: Told) -> Iterable[Seen]:
    if not machine.is_automatic(state):
        return (seen for seen in reached([(state, 0)], policies, told) if is_stop(seen[0]))
    # Automatic steps lead in no circle, so that each need be looked at once only.
    return stops([seen for seen, _ in hidden_arcs(state, policies, told)], policies, told)


def stops(subset: Iterable[Seen], policies: Policies, told: Told = NOTHING) -> Subset:
    """The states that hidden steps lead to and that a status can show."""
    return frozenset(
        seen
        for before, turn in subset
        for seen in _later(_stops_of(before, policies, still(told, turn)), turn)
    )


def _shown_after(state: State, event: Event, policies: Policies, told: Told) -> Subset:
    return _SHOWN.recall(
        (state, event, told),
        policies,
        lambda asked: stops([seen for seen, _ in arcs(state, event, asked)], asked, told),
    )


def shown_after(subset: Subset, event: Event, policies: Policies, told: Told = NOTHING) -> Subset:
    """The states that a status can show after an event of states that a status showed."""
    return frozenset(
        seen
        for state, turn in subset
        for seen in _later(_shown_after(state, event, policies, still(told, turn)), turn)
    )


def _later(subset: Subset, turns: int) -> Iterable[Seen]:
    """The same, so many turns later."""
    return ((state, begun + turns) for state, begun in subset) if turns else subset


def after_event(subset: Subset, event: Event, policies: Policies) -> Subset:
    """The states right after an event, with nothing hidden yet."""
    return frozenset(
        (after, turn + begun)
        for state, turn in subset
        for (after, begun), _ in arcs(state, event, policies)
    )


def after_passes(subset: Subset, policies: Policies, most: int, told: Told = NOTHING) -> Subset:
    """The states that can be shown after any number of passes within so many turns."""
    found = dict.fromkeys(stops(subset, policies, told))
    todo = list(found)
    for state, turn in todo:
        if machine.waits(state) == "priority" and turn <= most:
            shown = _shown_after(state, ("pass", state.holder), policies, still(told, turn))
            new = [seen for seen in _later(shown, turn) if seen not in found]
            found.update(dict.fromkeys(new))
            todo += new
    return frozenset(found)
