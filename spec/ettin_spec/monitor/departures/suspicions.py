"""Suspicions that would explain a report: what an engine may do instead of what is due.

It takes another transition, reads a guard the wrong way wherever that stands, notes a wrong team,
or leaves out an effect. A suspicion may apply as often as it likes: who errs, errs again.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import asdict, replace

from ettin_spec.flow.definition.flow_model import Body, Flow, Transition
from ettin_spec.flow.explicit.interpreter import Reader
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import State
from ettin_spec.flow.not_allowed import Event
from ettin_spec.flow.steps_begun import BEGINNINGS
from ettin_spec.monitor.departures.paths import Arrow, Point, Trail
from ettin_spec.monitor.hidden_steps import MANY, Seen, arcs, is_decided, stops
from ettin_spec.monitor.patience import Patience
from ettin_spec.monitor.told import STEP, TURN, still

ENOUGH = 20_000
"""Points after which a suspicion is given up."""
ENOUGH_IN_ALL, ENOUGH_SECONDS = 60_000, 4.0
"""Points and time after which no further suspicion is looked into."""


@dataclass(frozen=True)
class Suspicion:
    """Where a transition is due, an engine takes the one `instead`, by the id of the one due.

    Or it takes those `due` and notes another team in `field`.
    """

    instead: Mapping[str, Transition] = dataclasses.field(default_factory=dict)
    due: tuple[str, ...] = ()
    field: str = ""

    @property
    def of(self) -> tuple[str, ...]:
        """The transitions that are handled wrongly."""
        return (*self.instead, *self.due)


def suspicions(flow: Flow) -> Iterator[Suspicion]:
    """Every suspicion: wrong teams, wrong choices, guards read the wrong way, effects left out."""
    for transition in flow.transitions():
        for write in transition.effects:
            if flow.fields[write.field].domain == "team":
                yield Suspicion(due=(transition.id,), field=write.field)
    bodies = _bodies(flow)
    for body in bodies:
        for due in body:
            others = (t for t in body if t.on == due.on and t != due)
            yield from (Suspicion({due.id: other}) for other in others)
    yield from _of_guards(bodies)
    for transition in flow.transitions():
        for written in dict.fromkeys(write.field for write in transition.effects):
            left = tuple(write for write in transition.effects if write.field != written)
            yield Suspicion({transition.id: dataclasses.replace(transition, effects=left)})


def _bodies(flow: Flow) -> list[Body]:
    bodies = (b for place in flow.places.values() for b in place.positions.values() if len(b) > 1)
    return list(dict.fromkeys(bodies))


def _of_guards(bodies: list[Body]) -> Iterator[Suspicion]:
    """A guard that stands at several positions: seen to hold nowhere, or taken to hold anywhere."""
    unseen: dict[str, dict[str, Transition]] = {}
    imagined: dict[str, dict[str, Transition]] = {}
    for body in bodies:
        for number, one in enumerate(body):
            later = [t for t in body[number + 1 :] if t.on == one.on]
            if one.guard is not None and later:
                unseen.setdefault(one.shown, {})[one.id] = later[0]
                imagined.setdefault(one.shown, {}).update({t.id: one for t in later})
    for misread in (unseen, imagined):
        yield from (Suspicion(each) for each in misread.values() if len(each) > 1)


@dataclass
class Inquiry:
    """Tries suspicions on one trail."""

    flow: Flow
    trail: Trail
    due: dict[str, list[Point]] = field(default_factory=dict)
    patience: Patience = field(default_factory=lambda: Patience(ENOUGH_IN_ALL, ENOUGH_SECONDS))

    def __post_init__(self) -> None:
        self.policies = self.trail.eye.policies
        for point in self.trail.came:
            if is_decided(point.state):
                continue  # What follows is an end that shows nothing of what went before.
            for _, transition in self._steps(point):
                self.due.setdefault(transition, []).append(point)

    def explained_by(self, suspicion: Suspicion) -> tuple[str, Seen] | None:
        """If the suspicion explains the report: what was due first, and where that leads.

        Raises:
            LostSight: so much has been looked at that no more is.
        """
        came: dict[Point, tuple[Point, str] | None] = {}
        first: dict[Point, tuple[Point, str]] = {}
        for due in suspicion.of:
            for point in self.due.get(due, ()):
                for new, _ in self._wrong(point, suspicion, due):
                    if new not in self.trail.came and new not in came:
                        came[new] = None
                        first[new] = (point, due)
        todo = list(came)
        for point in todo:
            self.patience.spend()
            if self.trail.is_end(point):
                start = next((p for p, _, _ in reversed([*self.trail.path(point, came)])), point)
                before, due = first[start]
                return due, self._was_due(before, due)
            self._go_on(point, suspicion, came, todo)
        return None

    def _go_on(
        self,
        point: Point,
        suspicion: Suspicion,
        came: dict[Point, tuple[Point, str] | None],
        todo: list[Point],
    ) -> None:
        """Add what a point leads to, rightly or as the suspicion says."""
        wrong = [arrow for due in suspicion.of for arrow in self._wrong(point, suspicion, due)]
        for new, transition in (*self.trail.onward(point), *wrong):
            fresh = new not in came and new not in self.trail.came
            if fresh and new.seen[1] <= self.trail.report.most and len(came) < ENOUGH:
                came[new] = (point, transition)
                todo.append(new)

    def _steps(self, point: Point) -> Iterator[tuple[Seen, str]]:
        """The steps from a point that are not facts, which an engine cannot get wrong."""
        event = self.trail.event(point)
        if event is not None or machine.is_automatic(point.state):
            yield from arcs(point.state, event, self.policies)

    def _wrong(self, point: Point, suspicion: Suspicion, due: str) -> Iterator[Arrow]:
        """What the suspicion makes of a point, if this transition is due there."""
        if due not in (transition for _, transition in self._steps(point)):
            return
        (state, turn), done = point
        event, instead = self.trail.event(point), suspicion.instead.get(due)
        after_event = done if event is None else self.trail.next_done(done)
        if instead is not None:
            forced = self._forced(point, instead, event)
            if forced is not None:
                yield Point(forced, after_event), instead.id
            return
        told = still(self.trail.report.told, turn)
        for (after, begun), transition in arcs(state, event, self.policies, told):
            for wrong in _with_another_team(after, suspicion.field):
                if transition == due:
                    yield Point((wrong, turn + begun), after_event), transition

    def _forced(self, point: Point, transition: Transition, event: Event | None) -> Seen | None:
        """What a transition leads to whether or not its guard holds; None if the steps differ."""
        state, turn = point.seen
        begun = self._begun(state, turn, transition)
        if begun is None:
            return None
        values = asdict(state)
        at = values.pop("at")
        reader = Reader(values, asdict(self.policies), event[1] if event else None)
        after: dict[str, Any] = reader.after(transition)
        after["stack"] = max(0, min(after["stack"], MANY))
        target = self.flow.target(state.step, state.position, transition.to)
        stays = target == (state.step, state.position)
        return (State(at=at, **after) if stays else machine.at(*target, **after)), turn + begun

    def _begun(self, state: State, turn: int, transition: Transition) -> int | None:
        """What a transition counts; None if by it a step begins that is not the next one told."""
        duties = {duty.name for duty in transition.duties}
        steps = still(self.trail.report.told, turn).steps
        count = TURN * ("begin_turn" in duties)
        if steps is None or BEGINNINGS.isdisjoint(duties):
            return count
        return count + STEP if steps[:1] == ((state.active, state.step),) else None

    def _was_due(self, point: Point, due: str) -> Seen:
        """Where the transition that was due leads, as far as it shows."""
        state, turn = point.seen
        told = self.trail.report.told._replace(steps=None)
        for (after, begun), transition in arcs(state, self.trail.event(point), self.policies):
            if transition == due:
                ends = stops([(after, turn + begun)], self.policies, told)
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
