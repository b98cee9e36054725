"""Which of the steps that a status tells is none of the flow's, or which of these it lacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ettin_spec.flow.generated import machine
from ettin_spec.flow.steps_begun import begins_step
from ettin_spec.monitor.departures.paths import Point, Trail, steps_of
from ettin_spec.monitor.hidden_steps import arcs, hidden_events
from ettin_spec.monitor.status_details import TURN, Began, still

ENOUGH = 2_000
"""Points after which no more of the ways to the next step is looked at."""


TAKES_ADDED = frozenset(
    {"phase.extra_combat", "phase.extra_main", "upkeep.again", "end.again", "turn.extra"}
)
"""The transitions by which what an effect has added takes place."""


class MissedStep(NamedTuple):
    """The transition that was due, and both sides in words.

    `since`: so many steps began rightly; `is_last`: no other began, and one is lacking at the end.
    `is_plain`: the step was left out, or the transition is the one that passes over it or adds it.
    """

    transition: str
    expected: str
    got: str
    since: int
    is_last: bool
    is_plain: bool


class Way(NamedTuple):
    """A step that the flow has begin next, in which turn, and by which transition.

    `by` are all transitions that lead there, each with the place at which it was taken.
    """

    began: Began
    transition: str
    turn: int
    by: tuple[tuple[str, str], ...]


def missed_step(trail: Trail) -> MissedStep | None:
    """The first step told that cannot begin, or the one that is lacking at the end.

    None where no steps are told, where they are not what the report differs in, and where it is
    already another team's turn that begins. Of several that may begin it is the next one of the
    team of which a step was told.
    """
    steps = trail.report.told.steps
    if steps is None:
        return None
    reached = max(steps_of(point) for point in trail.came)
    ways = list(_ways(trail, [p for p in trail.came if trail.is_first_after(p, reached)]))
    got = steps[reached] if reached < len(steps) else None
    if not ways or any(way.began == got for way in ways):
        return None
    if got is not None and all(way.began[0] != got[0] for way in ways):
        return None
    if got is None and not any(_is_where_it_stands(trail, way) for way in ways):
        return None
    way = min(ways, key=lambda each: (got and each.began[0] != got[0], len(each.by)))
    decided = [*_past(way, got), *_added(way)]
    return MissedStep(
        (*decided, way.transition)[0],
        f"{_words(trail, way.began)} to begin next, in turn {way.turn + trail.report.base}",
        f"{_words(trail, got)} has begun instead" if got else "no such step before the status",
        reached,
        got is None,
        bool(decided) or got is None or _is_later(got, way.began),
    )


def _is_later(one: Began, other: Began) -> bool:
    """Whether a step comes later in the same turn than another, which then was left out."""
    steps = machine.PLACES
    return one[0] == other[0] and steps.index(one[1]) > steps.index(other[1])


def _past(way: Way, got: Began | None) -> list[str]:
    """The transition by which the flow passes over a step that was told."""
    since = way.by[0][0]
    passed = [each for each in way.by if got and each[0] == got[1] != since]
    return [transition for _, transition in passed]


def _added(way: Way) -> list[str]:
    """The transition that takes a phase, step or turn which was added."""
    return [transition for _, transition in way.by if transition in TAKES_ADDED]


def _is_where_it_stands(trail: Trail, way: Way) -> bool:
    """Whether the status shows the step that a way begins, which then should have been told."""
    status = trail.report.status
    return way.began == (trail.eye.seating.team(status.active), status.step)


def _ways(trail: Trail, start: list[Point]) -> Iterator[Way]:
    """The next steps that begin after some points, whatever steps are told."""
    todo: list[tuple[Point, tuple[tuple[str, str], ...]]] = [(point, ()) for point in start]
    found = set(start)
    for point, by in todo:
        for after, transition, begins in _onward(trail, point):
            new = (*by, (point.state.step, transition))
            if begins:
                began = point.state.active, point.state.step
                yield Way(began, transition, after.seen[1] // TURN, new)
            elif after not in found and len(found) < ENOUGH:
                found.add(after)
                todo.append((after, new))


def _onward(trail: Trail, point: Point) -> Iterator[tuple[Point, str, bool]]:
    """What a point leads to, by which transition, and whether a step begins by it."""
    (state, turn), done = point
    policies = trail.eye.policies
    told = still(trail.report.told, turn)._replace(steps=None)
    decided = trail.event(point)
    hidden = [None] if machine.is_automatic(state) else hidden_events(state, policies, told)
    for event in (*hidden, *([] if decided is None else [decided])):
        after_event = trail.next_done(done) if event == decided and event else done
        for (after, begun), transition in arcs(state, event, policies):
            begins = begins_step(machine.step(state, event, policies).duties)
            yield Point((after, turn + begun), after_event), transition, begins


def _words(trail: Trail, began: Began) -> str:
    team, step = began
    names = trail.eye.seating.teams
    return f"{step} of team {names[team]}" if 0 <= team < len(names) else f"{step} of nobody"
