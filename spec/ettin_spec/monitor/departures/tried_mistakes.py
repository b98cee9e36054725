"""Tries what an engine may have done wrongly: does it explain what was reported?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import inf
from typing import Any

from msgspec.structs import asdict, replace

from ettin_spec.flow.definition.flow_model import Flow, Transition
from ettin_spec.flow.explicit.interpreter import Reader
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import State
from ettin_spec.flow.steps_begun import BEGINNINGS
from ettin_spec.monitor.departures.paths import Arrow, Point, Trail, steps_of
from ettin_spec.monitor.departures.possible_mistakes import Mistake
from ettin_spec.monitor.departures.reported_steps import MissedStep
from ettin_spec.monitor.hidden_steps import Seen, arcs, is_decided, stops
from ettin_spec.monitor.search_limits import Patience
from ettin_spec.monitor.status_details import STEP, TURN, still

ENOUGH = 5_000
"""Points after which a mistake is given up."""
ENOUGH_IN_ALL = 40_000
"""Points after which no further mistake is looked into; no clock, so that what is named is the
same on every machine."""


class MistakeTrials:
    """Tries mistakes on one trail.

    Explained is what leads to the report, or to where the wrong step begins. Mistakes are looked
    for in the last two right steps, if steps are told. What a point leads to rightly is worked out
    once for all mistakes. `gave_up`: of some mistake not all was looked at.
    """

    def __init__(self, flow: Flow, trail: Trail, missed: MissedStep | None = None) -> None:
        self.flow, self.trail, self.policies = flow, trail, trail.eye.policies
        self.gave_up = False
        self._since = 0 if missed is None else max(0, missed.since - 1)
        self._to_begin = None if missed is None or missed.is_last else missed.since + 1
        self._values = {name: getattr(self.policies, name) for name in flow.policies}
        self._patience = Patience(ENOUGH_IN_ALL, seconds=inf)
        self._arrows: dict[Point, tuple[Arrow, ...]] = {}
        self._rightly: dict[Point, tuple[tuple[Seen, str], ...]] = {}
        self._wrongly: dict[tuple[Point, str, str | int], tuple[Arrow, ...]] = {}
        self._due: dict[str, list[Point]] = {}
        for point in trail.came:
            if steps_of(point) < self._since or is_decided(point.state):
                continue  # What follows is an end that shows nothing of what went before.
            for _, transition in self._steps(point):
                self._due.setdefault(transition, []).append(point)

    def explained_by(self, mistake: Mistake) -> tuple[str, Seen] | None:
        """If the mistake explains the report: what was due first, and where that leads.

        Raises:
            LostSight: so much has been looked at that no more is.
        """
        came: dict[Point, tuple[Point, str] | None] = {}
        first: dict[Point, tuple[Point, str]] = {}
        for due in mistake.of:
            for point in self._due.get(due, ()):
                for new, _ in self._wrong(point, mistake, due):
                    if new not in self.trail.came and new not in came and self._in_time(new):
                        came[new] = None
                        first[new] = (point, due)
        end = self._end(came, mistake)
        if end is None:
            return None
        start = next((p for p, _, _ in reversed([*self.trail.path(end, came)])), end)
        before, due = first[start]
        return due, self._was_due(before, due)

    def explained_from(self, seeds: Iterable[Point]) -> bool:
        """Whether the report would be right after one of these points in place of what was.

        Raises:
            LostSight: so much has been looked at that no more is.
        """
        return self._end({seed: None for seed in seeds if seed not in self.trail.came}) is not None

    def started(self) -> list[Point]:
        """Where the game may have been before anything could be done wrongly."""
        return [point for point in self.trail.came if self.trail.is_first_after(point, self._since)]

    def _end(
        self, came: dict[Point, tuple[Point, str] | None], mistake: Mistake | None = None
    ) -> Point | None:
        """The first point that explains the report, of those that `came` leads to."""
        todo = list(came)
        for point in todo:
            self._patience.spend()
            if self._is_end(point):
                return point
            for new, transition in self._onward(point, mistake):
                if new in came or new in self.trail.came or not self._in_time(new):
                    continue
                if len(came) >= ENOUGH:
                    self.gave_up = True
                    break
                came[new] = (point, transition)
                todo.append(new)
        return None

    def _is_end(self, point: Point) -> bool:
        if self._to_begin is not None:
            return steps_of(point) >= self._to_begin
        return self.trail.is_end(point)

    def _in_time(self, point: Point) -> bool:
        """Whether no more has begun than the report tells of."""
        return point.seen[1] <= self.trail.report.status.turn

    def _onward(self, point: Point, mistake: Mistake | None) -> Iterator[Arrow]:
        """What a point leads to, rightly or as the mistake says."""
        arrows = self._arrows.get(point)
        if arrows is None:
            arrows = self._arrows[point] = tuple(self.trail.onward(point))
        yield from arrows
        if mistake is not None:
            for due in mistake.of:
                yield from self._wrong(point, mistake, due)

    def _steps(self, point: Point) -> tuple[tuple[Seen, str], ...]:
        """The steps from a point that are not facts, which an engine cannot get wrong."""
        steps = self._rightly.get(point)
        if steps is None:
            event = self.trail.event(point)
            decided = event is not None or machine.is_automatic(point.state)
            steps = arcs(point.state, event, self.policies) if decided else ()
            self._rightly[point] = steps
        return steps

    def _wrong(self, point: Point, mistake: Mistake, due: str) -> tuple[Arrow, ...]:
        """What the mistake makes of a point, if this transition is due there."""
        if all(transition != due for _, transition in self._steps(point)):
            return ()
        instead = mistake.instead.get(due)
        of = point, due, mistake.field if instead is None else id(instead)
        arrows = self._wrongly.get(of)
        if arrows is None:
            found = self._renoted(point, due, mistake.field)
            arrows = tuple(found if instead is None else self._forced(point, instead))
            self._wrongly[of] = arrows
        return arrows

    def _renoted(self, point: Point, due: str, field: str) -> Iterator[Arrow]:
        """What a transition leads to, with another team noted."""
        (state, turn), _ = point
        told, event = still(self.trail.report.told, turn), self.trail.event(point)
        for (after, begun), transition in arcs(state, event, self.policies, told):
            if transition == due:
                for wrong in _with_another_team(after, field):
                    yield Point((wrong, turn + begun), self._done(point)), transition

    def _forced(self, point: Point, transition: Transition) -> Iterator[Arrow]:
        """What a transition leads to whether or not its guard holds; none if the steps differ."""
        state, turn = point.seen
        begun, event = self._begun(state, turn, transition), self.trail.event(point)
        if begun is None:
            return
        values = asdict(state)
        at = values.pop("at")
        reader = Reader(values, self._values, event[1] if event else None)
        after: dict[str, Any] = {
            name: value if value is values[name] else self._bounded(name, value)
            for name, value in reader.after(transition).items()
        }
        target = self.flow.target(state.step, state.position, transition.to)
        stays = target == (state.step, state.position)
        new = State(at=at if stays else _number(*target), **after)
        yield Point((new, turn + begun), self._done(point)), transition.id

    def _bounded(self, name: str, value: Any) -> Any:
        """A value that may have been made of one that the guard would have excluded."""
        if isinstance(value, tuple):
            return tuple([self._bounded(name, each) for each in value])
        field = self.flow.fields[name]
        return value if field.boolean else max(field.low, min(value, field.high))

    def _done(self, point: Point) -> int:
        """How many events there have been after what is next."""
        decided = self.trail.event(point) is not None
        return self.trail.next_done(point.done) if decided else point.done

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


@lru_cache(maxsize=1 << 9)
def _number(place: str, position: str) -> int:
    return machine.at(place, position).at


def _with_another_team(state: State, field: str) -> Iterator[State]:
    """The state with each other team that plays noted in a field."""
    for team, lost in enumerate(state.lost):
        if not lost and team != getattr(state, field):
            yield replace(state, **{field: team})


def _plainest(seen: Seen) -> tuple[int, bool, int, int]:
    state, turn = seen
    return turn, machine.waits(state) == "over", state.at, state.stack
