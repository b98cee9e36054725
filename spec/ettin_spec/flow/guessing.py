"""The states that one status by itself allows: where a monitor begins, and begins again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ettin_spec.flow import machine
from ettin_spec.flow.hidden import MANY, Subset
from ettin_spec.flow.machine import Policies, State
from ettin_spec.flow.seats import empty, start
from ettin_spec.flow.sighting import NOBODY, Eye, inner_question
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.results import ForPriority, Status

TRUTHS = (False, True)
AFTER_ATTACKS = {
    StepName.DECLARE_ATTACKERS,
    StepName.DECLARE_BLOCKERS,
    StepName.COMBAT_DAMAGE,
    StepName.END_OF_COMBAT,
}
"""Where somebody may be attacking."""

STEPS = list(StepName)
DUE = {
    **dict.fromkeys(STEPS[: STEPS.index(StepName.PRECOMBAT_MAIN)], 3),
    StepName.PRECOMBAT_MAIN: 0,
    **dict.fromkeys(
        STEPS[STEPS.index(StepName.BEGINNING_OF_COMBAT) : STEPS.index(StepName.POSTCOMBAT_MAIN)], 1
    ),
    **dict.fromkeys(STEPS[STEPS.index(StepName.POSTCOMBAT_MAIN) :], 2),
}
"""The next of a turn's own phases, as the machine counts them, where none was added."""


def opening(eye: Eye, status: Status) -> Subset | None:
    """The start of a game that was dealt; None if it was not."""
    active = eye.seating.team(status.active)
    if status.step != StepName.MULLIGANS or active == NOBODY:
        return None
    return frozenset([(start(eye.seating.most, active), 0)])


def placed(eye: Eye, status: Status) -> Subset | None:
    """The states of a game that was placed: nothing has happened this turn."""
    return guessed(eye, status, clocks=(0,), passed=(False,))


def guessed(
    eye: Eye,
    status: Status,
    clocks: tuple[int, ...] | None = None,
    passed: tuple[bool, ...] = TRUTHS,
) -> Subset | None:
    """Every state that a status allows, if one knows nothing else; None: no telling."""
    active = eye.seating.team(status.active)
    if inner_question(status) or active == NOBODY:
        return None
    if status.step == StepName.MULLIGANS:
        states = _mulligans(active, eye.seating.most)
    elif isinstance(status.waiting, ForPriority):
        states = _priority(eye, status, active, clocks or _clocks(eye.policies), passed)
    else:
        states = _choice(status, active, clocks or _clocks(eye.policies))
    found = frozenset((s, status.turn) for s in states)
    return fitting(eye, found, status) or None


def fitting(eye: Eye, subset: Subset, status: Status) -> Subset:
    """Those of the states that a status may be one of."""
    return frozenset((s, turn) for s, turn in subset if eye.fits(s, turn, status))


def _clocks(policies: Policies) -> tuple[int, ...]:
    """How the clock may stand: not running, or so many turns left."""
    turns = policies.turns_after_time
    return (0,) if isinstance(turns, str) else tuple(range(turns + 2))


def _priority(
    eye: Eye, status: Status, active: int, clocks: tuple[int, ...], passed: tuple[bool, ...]
) -> Iterator[State]:
    assert isinstance(status.waiting, ForPriority)
    holder = eye.seating.team(status.waiting.team)
    attacks = TRUTHS if status.step in AFTER_ATTACKS else TRUTHS[:1]
    if holder == NOBODY or status.step in (StepName.UNTAP, StepName.OVER):
        return
    strikes = (0, 1, 2) if status.step == StepName.COMBAT_DAMAGE else (0,)
    for attacking, clock, has_passed, strike in product(attacks, clocks, passed, strikes):
        yield machine.at(
            status.step,
            "wait",
            active=active,
            holder=holder,
            passed=has_passed,
            stack=min(status.stack, MANY),
            attacking=attacking,
            strikes=strike,
            first_turn=status.turn <= 1,
            clock=clock,
            ordinary=active,
            due=DUE[status.step],
        )


def _choice(status: Status, active: int, clocks: tuple[int, ...]) -> Iterator[State]:
    if status.step not in (StepName.DECLARE_ATTACKERS, StepName.DECLARE_BLOCKERS):
        return
    blocks = status.step == StepName.DECLARE_BLOCKERS
    for clock in clocks:
        yield machine.at(
            status.step,
            "choose",
            active=active,
            holder=active,
            attacking=blocks,
            first_turn=status.turn <= 1,
            clock=clock,
            ordinary=active,
            due=DUE[status.step],
        )


def _mulligans(active: int, heads: int) -> Iterator[State]:
    anywhere = ((False, False), (True, False), (False, True))
    seats = [((True, False),) if nobody else anywhere for nobody in empty(heads)]
    for each in product(*seats):
        kept, again = zip(*each, strict=True)
        for declaring in (0, 1):
            yield machine.at(
                StepName.MULLIGANS,
                "choose",
                active=active,
                holder=active,
                ordinary=active,
                declaring=declaring,
                first_turn=True,
                kept=kept,
                again=again,
            )
