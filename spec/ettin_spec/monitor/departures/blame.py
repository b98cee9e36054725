"""Which transition an engine departed from, once no state of the machine is left.

First question, where steps are told: which step is missing, or is there though the flow has none?
Second: which mistakes explain what was reported, up to that step? What they go by may have been
noted wrongly before: then who notes it is suspected too. Where nothing explains it, the transition
is named that, on the way to the nearest state, wrote what differs. That one can only be near the
fault, and so can be what is named where too much would explain it, or not all was looked at.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import lru_cache

import msgspec

from ettin_spec.flow.definition.flow_model import Flow
from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import State
from ettin_spec.monitor.departures.explaining_mistakes import MOST_NAMED, explanations_of
from ettin_spec.monitor.departures.paths import Point, Trail
from ettin_spec.monitor.departures.reported_steps import missed_step
from ettin_spec.monitor.departures.tried_mistakes import MistakeTrials
from ettin_spec.monitor.hidden_steps import Seen, Subset, is_stop
from ettin_spec.monitor.policy_memory import Memory
from ettin_spec.monitor.reports import Report
from ettin_spec.monitor.status_details import TURN
from ettin_spec.monitor.status_match import Eye, status_text
from ettin_spec.monitor.status_outline import outline
from ettin_spec.protocol.results import Over


@dataclass(frozen=True)
class Departure:
    """Where an engine left the flow of the game.

    `transition` was due, by `clause` (a key) and `because`; `expected` and `got` are words.
    `near`: the fault may lie somewhere near it; `perhaps` are others that would explain as much,
    some of them by what they noted before.
    """

    transition: str
    clause: str
    because: str
    expected: str
    got: str
    near: bool = False
    perhaps: tuple[str, ...] = ()


DEPARTED: Memory[Hashable, Departure] = Memory(1 << 10)
"""Departures, by who plays, what was possible, and the report."""


@lru_cache(maxsize=1)
def _flow() -> Flow:
    return load_flow()


def departure(eye: Eye, subset: Subset, report: Report) -> Departure:
    """The departure of an engine whose report no state explains.

    In the same situation it is the same, and is worked out once.
    """
    status = report.status
    shown = outline(status), status_text(status)
    of = (eye.seating, subset, *shown, report.events, report.free, report.base, report.told)
    return DEPARTED.recall(
        of, eye.policies, lambda asked: _departure(Eye(eye.seating, asked), subset, report)
    )


def _departure(eye: Eye, subset: Subset, report: Report) -> Departure:
    trail = Trail(eye, subset, report)
    missed = missed_step(trail)
    explanations = explanations_of(MistakeTrials(_flow(), trail, missed))
    named = list(explanations.named)
    if missed is not None:
        first = missed.transition
        if missed.is_plain or not named:
            named = [first, *(each for each in named if each != first)]
        found = _due(named[0], missed.expected, missed.got)
    elif explanations.named:
        (state, turn) = explanations.named[named[0]]
        found = _due(named[0], eye.shown(state, turn // TURN + report.base), _got(trail))
    else:
        transition, (state, turn) = _written_otherwise(trail)
        found = _due(transition, eye.shown(state, turn // TURN + report.base), _got(trail))
    others = [*named[1:], *(each for each in explanations.noted if each not in named)]
    too_many = len(others) > MOST_NAMED
    near = too_many or not explanations.named or explanations.more
    return replace(found, near=near, perhaps=tuple(others[:MOST_NAMED]))


def beyond(turn: int, report: Report) -> Departure:
    """The departure of an engine whose status is of a turn that nothing leads to so soon."""
    status = msgspec.structs.replace(report.status, turn=report.status.turn // TURN + report.base)
    return _due("turn.begins", f"turn {turn} at the latest after one command", status_text(status))


def _due(transition: str, expected: str, got: str) -> Departure:
    clause, because = machine.TRANSITIONS[transition]
    return Departure(transition, clause, because, expected, got)


def _got(trail: Trail) -> str:
    """What the engine reported, in words."""
    report = trail.report
    turn = report.status.turn // TURN + report.base
    got = status_text(msgspec.structs.replace(report.status, turn=turn))
    done = max(point.done for point in trail.came)
    if done == len(report.events):
        return got
    name, argument = report.events[done]
    if argument is None:
        return f"{name}, then: {got}"
    seating = trail.eye.seating
    heads = name in ("mulligan", "keep")
    who = seating.heads.get(argument) if heads else f"team {seating.teams[argument]}"
    return f"{name} by {who if argument >= 0 else 'nobody who plays'}, then: {got}"


def _written_otherwise(trail: Trail) -> tuple[str, Seen]:
    """The last transition that wrote what differs in the nearest state; and that state."""
    nearest, differs = _nearest(trail)
    path = list(trail.path(nearest))
    for before, transition, after in path:
        if differs in ("at", "turn"):
            if before.state.step != after.state.step:
                return transition, nearest.seen
        elif differs in _written(transition):
            return transition, nearest.seen
    done = [transition for _, transition, _ in path if not _is_fact(transition)]
    if done:
        return done[-1], nearest.seen
    return _due_here(trail, nearest.state), nearest.seen


@lru_cache(maxsize=1 << 8)
def _is_fact(transition: str) -> bool:
    """Whether a transition takes note of a fact, which an engine does not decide."""
    flow = _flow()
    by = {t.id: flow.events[t.on].by for t in flow.transitions() if t.on is not None}
    return by.get(transition) == "game"


def _nearest(trail: Trail) -> tuple[Point, str | None]:
    """The state that fits best, and the first part of it that does not fit."""
    candidates = [p for p in trail.came if is_stop(p.state)]
    if not candidates:
        return next(iter(trail.came)), None
    nearest = min(candidates, key=lambda point: _distance(trail, point))
    apart = list(trail.eye.differences(*nearest.seen, trail.report.status))
    if nearest.done < len(trail.report.events) and "active" not in apart:
        return nearest, "holder"
    return nearest, next((part for part in apart if part != "at"), next(iter(apart), None))


def _distance(trail: Trail, point: Point) -> tuple[bool, bool, int, int]:
    """How far a state is from the status: of another turn, after fewer events, unlike it."""
    status = trail.report.status
    ended = (machine.waits(point.state) == "over") != isinstance(status.waiting, Over)
    other_turn = point.seen[1] // TURN != status.turn // TURN
    apart = set(trail.eye.differences(*point.seen, status))
    return ended, other_turn, -point.done, len(apart)


def _written(transition: str) -> set[str]:
    for t in _flow().transitions():
        if t.id == transition:
            return {write.field for write in t.effects}
    return set()


def _due_here(trail: Trail, state: State) -> str:
    """What may be done in a state that an engine should not have left so, or left at all."""
    body = _flow().places[state.step].positions[state.position]
    if not body:
        return next(t.id for t in _flow().transitions() if t.to == "over" and t.on is None)
    names = {name for name, _ in trail.report.events[:1]}
    return next((t.id for t in body if t.on in names), body[0].id)
