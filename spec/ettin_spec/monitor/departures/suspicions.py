"""Suspicions that would explain a report: another transition taken, or a wrong team noted.

A suspicion may apply as often as it likes: an engine that errs, errs again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from msgspec.structs import asdict, replace

from ettin_spec.flow.definition.flow_model import Flow, Transition
from ettin_spec.flow.explicit.interpreter import Reader
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import State
from ettin_spec.flow.not_allowed import Event
from ettin_spec.monitor.departures.paths import Arrow, Point, Trail
from ettin_spec.monitor.hidden_steps import MANY, TURN, Seen, arcs, is_decided, stops

ENOUGH = 20_000
"""Points after which a suspicion is given up."""


@dataclass(frozen=True)
class Suspicion:
    """Where `due` holds, an engine takes `instead`, or notes another team in `field`."""

    due: str
    instead: Transition | None = None
    field: str = ""


def suspicions(flow: Flow) -> Iterator[Suspicion]:
    """Every suspicion: of wrong teams first, then of wrong choices."""
    for transition in flow.transitions():
        for write in transition.effects:
            if flow.fields[write.field].domain == "team":
                yield Suspicion(transition.id, field=write.field)
    for position in _bodies(flow):
        for due in position:
            yield from (Suspicion(due.id, t) for t in position if t.on == due.on and t != due)


def _bodies(flow: Flow) -> Iterator[tuple[Transition, ...]]:
    bodies = (b for place in flow.places.values() for b in place.positions.values() if len(b) > 1)
    yield from dict.fromkeys(bodies)


class Inquiry:
    """Tries suspicions on one trail."""

    def __init__(self, flow: Flow, trail: Trail) -> None:
        self.flow, self.trail = flow, trail
        self.policies = trail.eye.policies
        self.due: dict[str, list[Point]] = {}
        for point in trail.came:
            if is_decided(point.state):
                continue  # What follows is an end that shows nothing of what went before.
            for _, transition in self._steps(point):
                self.due.setdefault(transition, []).append(point)

    def explained_by(self, suspicion: Suspicion) -> Seen | None:
        """If the suspicion explains the report: what was due instead, as far as it shows."""
        came: dict[Point, tuple[Point, str] | None] = {}
        first: dict[Point, Point] = {}
        for point in self.due.get(suspicion.due, ()):
            for new, _ in self._wrong(point, suspicion):
                if new not in self.trail.came and new not in came:
                    came[new] = None
                    first[new] = point
        todo = list(came)
        for point in todo:
            if self.trail.is_end(point):
                start = next((p for p, _, _ in reversed([*self.trail.path(point, came)])), point)
                return self._was_due(first[start], suspicion.due)
            for new, transition in (*self.trail.onward(point), *self._wrong(point, suspicion)):
                fresh = new not in came and new not in self.trail.came
                if fresh and new.seen[1] <= self.trail.report.most and len(came) < ENOUGH:
                    came[new] = (point, transition)
                    todo.append(new)
        return None

    def _steps(self, point: Point) -> Iterator[tuple[Seen, str]]:
        """The steps from a point that are not facts, which an engine cannot get wrong."""
        event = self.trail.event(point)
        if event is not None or machine.is_automatic(point.state):
            yield from arcs(point.state, event, self.policies)

    def _wrong(self, point: Point, suspicion: Suspicion) -> Iterator[Arrow]:
        """What the suspicion makes of a point at which its transition is due."""
        (state, turn), done = point
        event = self.trail.event(point)
        after_event = done if event is None else self.trail.next_done(done)
        for (after, begun), transition in self._steps(point):
            if transition != suspicion.due:
                continue
            if suspicion.instead is not None:
                forced, turns = self._forced(state, suspicion.instead, event)
                yield Point((forced, turn + turns), after_event), suspicion.instead.id
            else:
                for wrong in _with_another_team(after, suspicion.field):
                    yield Point((wrong, turn + begun), after_event), transition

    def _forced(self, state: State, transition: Transition, event: Event | None) -> Seen:
        """What a transition leads to whether or not its guard holds."""
        values = asdict(state)
        at = values.pop("at")
        reader = Reader(values, asdict(self.policies), event[1] if event else None)
        after: dict[str, Any] = reader.after(transition)
        after["stack"] = max(0, min(after["stack"], MANY))
        target = self.flow.target(state.step, state.position, transition.to)
        stays = target == (state.step, state.position)
        new = State(at=at, **after) if stays else machine.at(*target, **after)
        return new, TURN * any(duty.name == "begin_turn" for duty in transition.duties)

    def _was_due(self, point: Point, due: str) -> Seen:
        """Where the transition that was due leads, as far as it shows."""
        state, turn = point.seen
        for (after, begun), transition in arcs(state, self.trail.event(point), self.policies):
            if transition == due:
                ends = stops([(after, turn + begun)], self.policies, self.trail.report.told)
                return min(ends, key=_plainest, default=point.seen)
        return point.seen


def _with_another_team(state: State, field: str) -> Iterator[State]:
    """The state with each other team that plays noted in a field."""
    for team, lost in enumerate(state.lost):
        if not lost and team != getattr(state, field):
            yield replace(state, **{field: team})


def _plainest(seen: Seen) -> tuple[int, bool, int, int]:
    state, turn = seen
    return turn, machine.waits(state) == "over", state.at, state.stack
