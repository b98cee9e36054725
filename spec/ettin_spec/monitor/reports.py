"""One report of an engine, followed through the machine: what it left, after which events."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ettin_spec.flow.refusal import Event
from ettin_spec.monitor.hidden_steps import (
    NOTHING,
    TURN,
    Subset,
    Told,
    after_event,
    after_passes,
    reached,
    shown_after,
    stops,
)
from ettin_spec.monitor.policy_memory import Memory
from ettin_spec.monitor.possible_states import fitting
from ettin_spec.monitor.status_match import Eye, inner_question
from ettin_spec.protocol.results import Status


@dataclass(frozen=True)
class Report:
    """A status, and the events since the last one.

    `free` says that any number of passes may have followed. The status's turn is counted
    from `base`, the turn of the last status, as `TURN` says. `told` are the changes it tells of.
    """

    status: Status
    events: tuple[Event, ...] = ()
    free: bool = False
    base: int = 0
    told: Told = NOTHING

    @property
    def most(self) -> int:
        """The last turn to look at: one more, to see where a turn should have led."""
        return self.status.turn + TURN


_FOLLOWED: Memory[Subset] = Memory(1 << 12)


def followed(eye: Eye, subset: Subset, report: Report, done: int = 0) -> Subset:
    """The states that the report leaves possible, from those after its first `done` events."""
    seating, status = eye.seating, msgspec.json.encode(report.status)
    of = (
        seating.teams,
        tuple(seating.heads.items()),
        subset,
        report.events[done:],
        report.free,
        report.told,
        status,
    )
    return _FOLLOWED.recall(
        of, eye.policies, lambda asked: _followed(Eye(seating, asked), subset, report, done)
    )


def _followed(eye: Eye, subset: Subset, report: Report, done: int) -> Subset:
    events, policies, told = report.events[done:], eye.policies, report.told
    shown = stops(subset, policies, told)
    before = shown
    for event in events:
        before, shown = shown, shown_after(shown, event, policies, told)
    if report.free:
        shown = after_passes(shown, policies, report.most, told)
    if inner_question(report.status):
        within = after_event(before, events[-1], policies) if events else subset
        return fitting(eye, frozenset((*shown, *reached(within, policies, told))), report.status)
    return fitting(eye, shown, report.status)
