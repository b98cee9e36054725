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

Calm: TypeAlias = Literal["busy", "no_mana", "quiet", "still"]
"""How little a game has to do as the machine moves: without unspent mana; without anything to
report either; and without an ability that a beginning step may trigger. Each holds those before."""

QUIET: tuple[Calm, ...] = ("quiet", "still")

ENDING = frozenset({"end_step", "end_phase"})
"""Duties that are about unspent mana alone."""

UNFORCED = frozenset({"declare_no_attack"})
"""Duties that matter only where something lasts, by which creatures may have to attack."""

IDLE: dict[Calm, frozenset[str]] = {
    "busy": frozenset(),
    "no_mana": ENDING,
    "quiet": ENDING | UNFORCED,
    "still": ENDING | UNFORCED | {"begin_step"},
}
"""Duties that there is nothing to do for, in a game so calm."""

WITH_MORE_TO_DO = ("beginning_of_combat",)
"""Steps that begin with more than what triggers then."""

Place: TypeAlias = tuple[int, str]
"""A team, by number, in whose turn a step is, and the step."""

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
    `passed` are the teams that have passed on the way, `begun` the steps in which they did so
    that began with nothing to do; `goes_on` is by what it goes on `after`.
    """

    before: FlowState
    event: Event | None
    after: FlowState
    duties: tuple[Duty, ...]
    read: tuple[str, ...]
    read_before: int
    begins: bool
    passed: tuple[int, ...]
    begun: tuple[Place, ...]
    goes_on: GoesOn | None


def settings_of(rules: Rulebook) -> Settings:
    """What a rulebook says of all that the machine may read; equal ones are one object."""
    return _settings(tuple([rules.settings[key] for key in _policies()]))


@lru_cache(1 << 10)
def _settings(values: tuple[Setting, ...]) -> Settings:
    return Settings(values)


@lru_cache(1 << 14)
def move(
    flow: FlowState,
    event: Event | None,
    settings: Settings,
    calm: Calm,
    passing_to: Place | None = None,
) -> Move:
    """An event's step, and those that follow by themselves: no duty is left out.

    In a quiet game they go on beyond reports; where all are passing until a place, beyond the
    priority that they get before it.

    Raises:
        NotAllowed: nothing accepts the event here.
    """
    named = dict(zip(_policies(), settings.values, strict=True))
    rules = NotingRulebook("", "", "tournament", named)
    try:
        return _Walk(rules, calm, passing_to).move(flow, event)
    except NotAllowed as refusal:
        raise refusal.having_read(rules.read) from None


def goes_on(flow: FlowState) -> GoesOn | None:
    """By what the machine goes on from here; None where somebody has to decide first."""
    if machine.is_automatic(flow):
        return "automatic"
    return "facts" if machine.waits(flow) == "facts" else None


class _Walk:
    """Steps of the machine one after the other, as far as nothing has to be done for them."""

    def __init__(self, rules: NotingRulebook, calm: Calm, passing_to: Place | None) -> None:
        self._rules, self._calm, self._passing_to = rules, calm, passing_to
        self._passed: list[int] = []
        self._begun: list[Place] = []

    def move(self, flow: FlowState, event: Event | None) -> Move:
        """The move that begins with an event.

        Raises:
            NotAllowed: nothing accepts the event here.
        """
        policies, before, read_before = machine.Reading(self._rules), flow, 0
        step = machine.step(flow, event, policies)
        while self._is_idle(step):
            following = self._following(step.state)
            if following is WAITS:
                break
            self._note(before, step, following)
            before, event, read_before = step.state, following, len(self._rules.read)
            step = machine.step(before, event, policies)
        return Move(
            before,
            event,
            step.state,
            step.duties if not self._is_idle(step) or begins_step(step.duties) else (),
            self._rules.read,
            read_before,
            begins_step(step.duties),
            tuple(self._passed),
            tuple(self._begun),
            goes_on(step.state),
        )

    def _is_idle(self, step: Step) -> bool:
        """Is there nothing to perform?"""
        if not step.duties:
            return True
        idle = IDLE[self._calm].issuperset([name for name, *_ in step.duties])
        return idle and not (step.state.step in WITH_MORE_TO_DO and begins_step(step.duties))

    def _following(self, flow: FlowState) -> Event | None:
        """The event that comes here by itself, None for an automatic step; WAITS if none does."""
        if machine.is_automatic(flow):
            return None
        if self._calm in QUIET and flow.position in REPORTING:
            return NOTHING
        there = self._passing_to in (None, (flow.active, flow.step))
        if not there and machine.waits(flow) == "priority":
            return "pass", flow.holder
        return WAITS

    def _note(self, before: FlowState, step: Step, following: Event | None) -> None:
        """Note what goes by with a step: that one begins, that a team passes."""
        if begins_step(step.duties):
            self._begun.append((before.active, before.step))
        if following is not None and following[0] == "pass":
            self._passed.append(step.state.holder)


@cache
def _policies() -> tuple[str, ...]:
    """The policies that the machine may read, wherever it stands."""
    rules = Rulebook.on(FIRST).noting()
    machine.Policies.of(rules)
    return rules.read
