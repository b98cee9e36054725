"""The machine as one sees it who only gets statuses: what happens in between is hidden.

Automatic steps, facts, and the declaring of nothing are hidden; counters saturate, so that
no engine is accused because it went beyond a bound. Changes to the order of turns, phases and
steps are facts that a status tells, and so are losses: all that it has `told` have happened,
the changes in that order, and no others; where it tells the steps that have begun, so with them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Policies, State
from ettin_spec.flow.not_allowed import Event
from ettin_spec.flow.steps_begun import begins_step
from ettin_spec.monitor.policy_memory import Memory
from ettin_spec.monitor.search_limits import Patience
from ettin_spec.monitor.status_details import NOTHING, STEP, TURN, Told, near, next_of, still
from ettin_spec.protocol.base import TurnChange

Seen: TypeAlias = tuple[State, int]
"""A state, and what has been counted since the last status: see `TURN`."""
Subset: TypeAlias = frozenset[Seen]
Arc: TypeAlias = tuple[Seen, str]
"""What a step leads to, and by which transition."""


CHANGES = frozenset(change.value for change in TurnChange)

MANY = 3
"""A stack of so many objects is one of so many or more; one trigger is one or more."""

BEGINS_TURN = ("begin_turn",)
"""The duty of a step that begins a turn."""

LEADS_TO_CHECK = ("happen", "tidy")
"""Where what is reported is acted upon before anybody decides anything."""

OF_WHO_IS_WAITED_FOR = frozenset({"act", "act_at_once", "pass", "attack", "block"})
"""The decisions that only the team that is waited for can make."""

USUAL_STEPS = 16
"""Automatic steps in a row before a circle is looked for."""

DECLARES_NOTHING = ("attack_not", "block")
"""Choices that engines make by themselves where there is nothing to choose."""


_HALTS: Memory[tuple[State, Told], tuple[Seen, ...]] = Memory(1 << 15)
_SHOWN: Memory[tuple[State, Event, Told], Subset] = Memory(1 << 14)


def hidden_arcs(state: State, policies: Policies, told: Told = NOTHING) -> tuple[Arc, ...]:
    """The hidden steps from a state."""
    if machine.is_automatic(state):
        return arcs(state, None, policies, told)
    events = hidden_events(state, policies, told)
    return tuple([arc for event in events for arc in arcs(state, event, policies, told)])


def hidden_events(state: State, policies: Policies, told: Told) -> Iterable[Event]:
    """What may happen unseen in a state that does not go on by itself."""
    waits = machine.waits(state)
    if waits == "facts":
        known = told if told.steps is None else told._replace(steps=None)
        return _facts(state.at, _triggering(state), known)
    if waits == "choice":
        return [e for e in machine.allowed(state, policies) if e[0] in DECLARES_NOTHING]
    return ()


@lru_cache(maxsize=1 << 10)
def _facts(at: int, triggering: int | None, told: Told) -> tuple[Event, ...]:
    """The facts at a place and position that a status tells of, or of which none does."""
    position = machine.POSITIONS[at % machine.STRIDE]
    return tuple(e for e in machine.facts(at) if _may_be(e, position, triggering, told))


def _may_be(event: Event, position: str, triggering: int | None, told: Told) -> bool:
    name, team = event
    if name in told.barred:
        return False
    if name == "loses":
        return team in told.losers or position not in LEADS_TO_CHECK
    if name == "wins":
        return told.over
    if name == "vanishes":
        return bool(told.losers)
    if name == "triggers":
        return team == triggering
    return event in told.changes[:1] or name not in CHANGES


def _triggering(state: State) -> int | None:
    """The team whose triggers stand for everybody's: any number is put; None if some wait."""
    anybody = state.active
    if state.lost[anybody]:
        anybody = next((team for team, lost in enumerate(state.lost) if not lost), anybody)
    return None if state.triggers[anybody] else anybody


def arcs(
    state: State, event: Event | None, policies: Policies, told: Told = NOTHING
) -> tuple[Arc, ...]:
    """Everything that a step may lead to once counters saturate.

    Nothing if it is not allowed, or if by it a step begins that is not the next one told.
    """
    try:
        moved = machine.step(state, event, policies)
    except machine.NotAllowed:
        return ()
    after, transition = moved.state, moved.transition
    turn = TURN if BEGINS_TURN in moved.duties else 0
    turn += event is not None and event[0] in CHANGES
    if told.steps is not None and begins_step(moved.duties):
        if told.steps[:1] != ((state.active, state.step),):
            return ()
        turn += STEP
    if is_decided(after):
        # The next check ends the game, and a status of its end shows nothing else.
        ending = replace(after, stack=0, triggers=(0,) * len(after.triggers))
        return (((ending, turn), transition),)
    if after.stack == state.stack and after.triggers is state.triggers:
        return (((after, turn), transition),)
    triggers = tuple([min(n, 1) for n in after.triggers])
    heights = _heights(state.stack, after.stack, by_triggers=event is None)
    made = [replace(after, stack=height, triggers=triggers) for height in heights]
    return tuple([((each, turn), transition) for each in made])


def _heights(before: int, after: int, by_triggers: bool) -> Iterable[int]:
    """The heights that a stack may have: at MANY one may be taken away and as many be left."""
    if after > before and by_triggers:
        return range(min(after, MANY), MANY + 1)
    if before == MANY and after < before:
        return (after, MANY)
    return (min(after, MANY),)


def is_decided(state: State) -> bool:
    """Whether the next check leaves no more than one team."""
    return _are_decided(state.lost, state.losing)


@lru_cache(maxsize=1 << 8)
def _are_decided(lost: tuple[bool, ...], losing: tuple[bool, ...]) -> bool:
    return [has or will for has, will in zip(lost, losing, strict=True)].count(False) <= 1


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


def stops(subset: Iterable[Seen], policies: Policies, told: Told = NOTHING) -> Subset:
    """The states that hidden steps lead to and that a status can show."""
    todo: list[Seen] = []
    for state, turn in subset:
        todo += _halts(state, turn, policies, still(told, turn))
    found, shown = set(todo), []
    for seen in todo:
        state, turn = seen
        if is_stop(state):
            shown.append(seen)
        for halt, turns in _next_halts(state, policies, still(told, turn)):
            new = (halt, turn + turns)
            if new not in found:
                found.add(new)
                todo.append(new)
    return frozenset(shown)


def _halts(state: State, turn: int, policies: Policies, told: Told) -> list[Seen]:
    """The states that do not go on by themselves to which automatic steps lead; none in a circle.

    No game goes in a circle, but what an engine reports may be no game's.
    """
    steps, circle = 0, set[State]()
    while machine.is_automatic(state):
        steps += 1
        if steps > USUAL_STEPS:
            if state in circle:
                return []
            circle.add(state)
        onward = arcs(state, None, policies, told)
        if len(onward) != 1:
            return [
                halt
                for (after, begun), _ in onward
                for halt in _halts(after, turn + begun, policies, still(told, begun))
            ]
        (state, begun), _ = onward[0]
        if begun:
            turn, told = turn + begun, still(told, begun)
    return [(state, turn)]


def _next_halts(state: State, policies: Policies, told: Told) -> tuple[Seen, ...]:
    """Where a hidden event, and the automatic steps that follow, lead to from such a state."""
    if machine.waits(state) in ("priority", "over"):
        return ()
    of = (state, next_of(told))
    return _HALTS.recall(of, policies, lambda asked: _found_halts(state, asked, of[1]))


def _found_halts(state: State, policies: Policies, told: Told) -> tuple[Seen, ...]:
    found: list[Seen] = []
    for event in hidden_events(state, policies, told):
        for (after, turn), _ in arcs(state, event, policies, told):
            found += _halts(after, turn, policies, still(told, turn))
    return tuple(found)


def shown_after(subset: Subset, event: Event, policies: Policies, told: Told = NOTHING) -> Subset:
    """The states that a status can show after an event of states that a status showed."""
    by_turn: dict[int, list[State]] = {}
    for state, turn in subset:
        if _may_accept(state, event):
            by_turn.setdefault(turn, []).append(state)
    return frozenset(
        [
            seen
            for turn, states in by_turn.items()
            for state in states
            for seen in _later(_shown_after(state, event, policies, still(told, turn)), turn)
        ]
    )


def _may_accept(state: State, event: Event) -> bool:
    """False where another team is waited for, which spares a step that is not allowed."""
    name, team = event
    return name not in OF_WHO_IS_WAITED_FOR or machine.decider(state) in (team, None)


def _shown_after(state: State, event: Event, policies: Policies, told: Told) -> Subset:
    told = near(told)
    return _SHOWN.recall(
        (state, event, told),
        policies,
        lambda asked: stops([seen for seen, _ in arcs(state, event, asked, told)], asked, told),
    )


def _later(subset: Subset, turns: int) -> Iterable[Seen]:
    """The same, so many turns later."""
    return ((state, begun + turns) for state, begun in subset) if turns else subset


def after_event(subset: Subset, event: Event, policies: Policies, told: Told = NOTHING) -> Subset:
    """The states right after an event, with nothing hidden yet."""
    return frozenset(
        (after, turn + begun)
        for state, turn in subset
        for (after, begun), _ in arcs(state, event, policies, still(told, turn))
    )


def after_passes(
    subset: Subset, policies: Policies, most: int, told: Told, patience: Patience
) -> Subset:
    """The states that can be shown after any number of passes within so many turns.

    Raises:
        LostSight: they are more than patience is there for.
    """
    found = dict.fromkeys(stops(subset, policies, told))
    todo = list(found)
    for state, turn in todo:
        patience.spend()
        if machine.waits(state) == "priority" and turn <= most:
            shown = _shown_after(state, ("pass", state.holder), policies, still(told, turn))
            new = [seen for seen in _later(shown, turn) if seen not in found]
            found.update(dict.fromkeys(new))
            todo += new
    return frozenset(found)
