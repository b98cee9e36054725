"""Every state that an engine may have passed on its way to a report, with whence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import State
from ettin_spec.flow.not_allowed import Event
from ettin_spec.monitor.hidden_steps import Seen, Subset, arcs, hidden_arcs, is_stop
from ettin_spec.monitor.reports import Report
from ettin_spec.monitor.status_details import STEP, TURN, still
from ettin_spec.monitor.status_match import Eye

MOST_POINTS = 20_000
"""Points after which no more of the way is looked at."""


class Point(NamedTuple):
    """A state on the way, after so many of a report's events."""

    seen: Seen
    done: int

    @property
    def state(self) -> State:
        """The state itself."""
        return self.seen[0]


def steps_of(point: Point) -> int:
    """How many of the steps that are told have begun."""
    return point.seen[1] % TURN // STEP


Arrow: TypeAlias = tuple[Point, str]
"""A point that is come to, and the transition that leads there."""
Onward: TypeAlias = Callable[[Point], Iterable[Arrow]]


class Trail:
    """The points that a report's events lead to, in the order in which they are come to."""

    def __init__(self, eye: Eye, subset: Subset, report: Report) -> None:
        self.eye, self.report = eye, report
        self.came: dict[Point, tuple[Point, str] | None] = {
            Point(seen, 0): None for seen in sorted(subset, key=str)
        }
        self.explore(list(self.came), self.onward, self.came)

    def explore(
        self, todo: list[Point], onward: Onward, came: dict[Point, tuple[Point, str] | None]
    ) -> None:
        """Add to `came` whatever can be come to from the points in `todo`."""
        for point in todo:
            if len(came) > MOST_POINTS:
                return
            for new, transition in onward(point):
                if new not in came and new.seen[1] <= self.report.most:
                    came[new] = (point, transition)
                    todo.append(new)

    def onward(self, point: Point) -> Iterator[Arrow]:
        """What a point leads to: by what is hidden, and by the next event."""
        (state, turn), done = point
        told = still(self.report.told, turn)
        for (after, begun), transition in hidden_arcs(state, self.eye.policies, told):
            yield Point((after, turn + begun), done), transition
        event = self.event(point)
        if event is not None:
            for (after, begun), transition in arcs(state, event, self.eye.policies, told):
                yield Point((after, turn + begun), self.next_done(done)), transition

    def next_done(self, done: int) -> int:
        """The number of events after one more; passes that are not told do not count."""
        return min(done + 1, len(self.report.events))

    def event(self, point: Point) -> Event | None:
        """The event that comes next in a state that waits for one."""
        if not is_stop(point.state):
            return None
        if point.done < len(self.report.events):
            return self.report.events[point.done]
        free = self.report.free and machine.waits(point.state) == "priority"
        return ("pass", point.state.holder) if free else None

    def is_first_after(self, point: Point, steps: int) -> bool:
        """Whether so many steps have begun by the very transition that leads to a point."""
        arrow = self.came[point]
        return steps_of(point) == steps and (arrow is None or steps_of(arrow[0]) < steps)

    def is_end(self, point: Point) -> bool:
        """Whether the report may be one of this point."""
        return (
            point.done == len(self.report.events)
            and is_stop(point.state)
            and self.eye.fits(*point.seen, self.report.status)
        )

    def path(
        self, point: Point, came: dict[Point, tuple[Point, str] | None] | None = None
    ) -> Iterator[tuple[Point, str, Point]]:
        """The transitions on the way to a point, the last first: before, id, after."""
        came = self.came if came is None else came
        while (arrow := came[point]) is not None:
            before, transition = arrow
            yield before, transition, point
            point = before
