"""The machine's moves: what follows from an event by itself, worked out once for each place."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias

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

GoesOn: TypeAlias = Literal["automatic", "facts"]
"""By what the machine goes on where nobody has to decide."""


class Settings(Struct, frozen=True, cache_hash=True):
    """What a rulebook says of all that the machine may read, policy by policy."""

    values: tuple[Setting, ...]


class Move(Struct, frozen=True):
    """Steps of the machine of which only the last one has duties, or leads where it waits.

    `before` is where the machine stands as the last step begins, `event` what that step follows;
    `read` are the policies read, the first `read_before` of them before the last step. `begins`
    says that a step of the turn begins with the last step: that in which `before` stands.
    `passed` are the teams that have passed on the way, `goes_on` by what it goes on `after`.
    """

    before: FlowState
    event: Event | None
    after: FlowState
    duties: tuple[Duty, ...]
    read: tuple[str, ...]
    read_before: int
    begins: bool
    passed: tuple[int, ...]
    goes_on: GoesOn | None


def settings_of(rules: Rulebook) -> Settings:
    """What a rulebook says of all that the machine may read; equal ones are one object."""
    return _settings(tuple([rules.settings[key] for key in _policies()]))


@lru_cache(1 << 10)
def _settings(values: tuple[Setting, ...]) -> Settings:
    return Settings(values)


@lru_cache(1 << 14)
def move(
    flow: FlowState, event: Event | None, settings: Settings, quiet: bool, passing: bool = False
) -> Move:
    """An event's step, and those that follow by themselves: no duty is left out.

    In a `quiet` game, with nothing to report and no mana unspent, they go on beyond reports;
    where all are `passing`, beyond the priority that they get in the same step of the turn.

    Raises:
        NotAllowed: nothing accepts the event here.
    """
    named = dict(zip(_policies(), settings.values, strict=True))
    rules = NotingRulebook("", "", "tournament", named)
    try:
        return _moved(flow, event, rules, quiet, passing)
    except NotAllowed as refusal:
        raise refusal.having_read(rules.read) from None


def goes_on(flow: FlowState) -> GoesOn | None:
    """By what the machine goes on from here; None where somebody has to decide first."""
    if machine.is_automatic(flow):
        return "automatic"
    return "facts" if machine.waits(flow) == "facts" else None


def _moved(
    flow: FlowState, event: Event | None, rules: NotingRulebook, quiet: bool, passing: bool
) -> Move:
    policies, before, read_before, passed = machine.Reading(rules), flow, 0, list[int]()
    step = machine.step(flow, event, policies)
    while _is_idle(step, quiet):
        following = _following(step.state, quiet)
        if following is WAITS and passing and _has_priority_in_step_of(flow, step.state):
            following = ("pass", step.state.holder)
            passed.append(step.state.holder)
        if following is WAITS:
            break
        before, event, read_before = step.state, following, len(rules.read)
        step = machine.step(before, event, policies)
    duties, then = () if _is_idle(step, quiet) else step.duties, goes_on(step.state)
    begins, others = begins_step(duties), tuple(passed)
    return Move(before, event, step.state, duties, rules.read, read_before, begins, others, then)


def _has_priority_in_step_of(former: FlowState, flow: FlowState) -> bool:
    """Has a team priority in the very step in which a former state stood?"""
    here = (flow.step, flow.active) == (former.step, former.active)
    return here and machine.waits(flow) == "priority"


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
