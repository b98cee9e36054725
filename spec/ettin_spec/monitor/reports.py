"""One report of an engine, followed through the machine: what it left, after which events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ettin_spec.flow.not_allowed import Event
from ettin_spec.monitor.hidden_steps import (
    Subset,
    after_event,
    after_passes,
    reached,
    shown_after,
    stops,
)
from ettin_spec.monitor.policy_memory import Memory
from ettin_spec.monitor.possible_states import fitting
from ettin_spec.monitor.search_limits import Patience
from ettin_spec.monitor.status_details import NOTHING, TURN, Told
from ettin_spec.monitor.status_match import Eye, Seating, inner_question
from ettin_spec.monitor.status_outline import Outline
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


class Heard(NamedTuple):
    """What a report comes to: reports that come to the same leave the same states possible.

    `barred` are the facts that nothing in the game can bring about, in order.
    """

    outline: Outline
    events: tuple[Event, ...]
    free: bool
    barred: tuple[str, ...] = ()


FOLLOWED: Memory[tuple[Seating, Subset, Heard], Subset] = Memory(1 << 15)
"""The states that a report leaves possible, by who plays, what was possible, and the report."""


def followed(eye: Eye, subset: Subset, heard: Heard, report: Callable[[], Report]) -> Subset:
    """The states that a report leaves possible, with turns and changes counted anew from it.

    It is asked for only where what it comes to has not been met.

    Raises:
        LostSight: that is more than is looked into.
    """
    return FOLLOWED.recall(
        (eye.seating, subset, heard),
        eye.policies,
        lambda asked: counted_anew(_followed(Eye(eye.seating, asked), subset, report())),
    )


def counted_anew(subset: Subset) -> Subset:
    """The same states, with turns and changes counted from here."""
    return frozenset((state, 0) for state, _ in subset)


def _followed(eye: Eye, subset: Subset, report: Report) -> Subset:
    events, policies, told = report.events, eye.policies, report.told
    shown = stops(subset, policies, told)
    before = shown
    patience = Patience()
    for event in events:
        patience.spend()
        before, shown = shown, shown_after(shown, event, policies, told)
    if report.free:
        shown = after_passes(shown, policies, report.most, told, patience)
    if inner_question(report.status):
        within = after_event(before, events[-1], policies, told) if events else subset
        return fitting(eye, frozenset((*shown, *reached(within, policies, told))), report.status)
    return fitting(eye, shown, report.status)
