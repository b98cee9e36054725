"""The machine's moves: what follows from an event by itself, worked out once for each place."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from ettin_spec.flow.generated import machine
from ettin_spec.flow.not_allowed import NotAllowed
from ettin_spec.flow.steps_begun import begins_step
from ettin_spec.rulebook import Rulebook
from ettin_spec.rulebook.rulebook_model import FIRST
from ettin_spec.rulebook.rulebook_on_date import NotingRulebook

if TYPE_CHECKING:
    from ettin_spec.flow.generated.machine import Duty, Event, Step
    from ettin_spec.flow.generated.machine import State as FlowState
    from ettin_spec.rulebook.rulebook_model import Setting


REPORTING = ("would", "check")
"""Where the machine hears of what is to be skipped, and of what a check has found."""

ENDING = ("end_step", "end_phase")
"""Duties that are about unspent mana alone."""

NOTHING: Event = ("nothing", None)
WAITS: Event = ("", None)


class Move(Struct, frozen=True):
    """Steps of the machine of which only the last one has duties, or leads where it waits.

    `before` is where the machine stands as the last step begins, `event` what that step follows;
    `read` are the policies read, the first `read_before` of them before the last step. `begins`
    says that a step of the turn begins with the last step: that in which `before` stands.
    """

    before: FlowState
    event: Event | None
    after: FlowState
    duties: tuple[Duty, ...]
    read: tuple[str, ...]
    read_before: int
    begins: bool


def settings_of(rules: Rulebook) -> tuple[Setting, ...]:
    """What a rulebook says of all that the machine may read."""
    return tuple(rules.settings[key] for key in _policies())


@lru_cache(1 << 14)
def move(flow: FlowState, event: Event | None, settings: tuple[Setting, ...], quiet: bool) -> Move:
    """An event's step, and those that follow by themselves: no duty is left out.

    In a `quiet` game, with nothing to report and no mana unspent, they go on beyond reports.

    Raises:
        NotAllowed: nothing accepts the event here.
    """
    rules = NotingRulebook("", "", "tournament", dict(zip(_policies(), settings, strict=True)))
    try:
        return _moved(flow, event, rules, quiet)
    except NotAllowed as refusal:
        raise refusal.having_read(rules.read) from None


def _moved(flow: FlowState, event: Event | None, rules: NotingRulebook, quiet: bool) -> Move:
    policies, before, read_before = machine.Reading(rules), flow, 0
    step = machine.step(flow, event, policies)
    while _is_idle(step, quiet):
        following = _following(step.state, quiet)
        if following is WAITS:
            break
        before, event, read_before = step.state, following, len(rules.read)
        step = machine.step(before, event, policies)
    duties = () if _is_idle(step, quiet) else step.duties
    return Move(before, event, step.state, duties, rules.read, read_before, begins_step(duties))


def _is_idle(step: Step, quiet: bool) -> bool:
    """Is there nothing to perform?"""
    return not step.duties or (quiet and all(name in ENDING for name, *_ in step.duties))


def _following(flow: FlowState, quiet: bool) -> Event | None:
    """The event that comes here by itself, None for an automatic step; WAITS if none does."""
    if machine.is_automatic(flow):
        return None
    return NOTHING if quiet and flow.position in REPORTING else WAITS


@cache
def _policies() -> tuple[str, ...]:
    """The policies that the machine may read, wherever it stands."""
    rules = Rulebook.on(FIRST).noting()
    machine.Policies.of(rules)
    return rules.read
