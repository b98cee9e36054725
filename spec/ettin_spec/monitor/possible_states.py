"""The states that one status by itself allows: where a monitor begins, and begins again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Policies, State
from ettin_spec.flow.seats import absent, are_in_pairs, empty, start, team_and_seat
from ettin_spec.monitor.hidden_steps import MANY, Subset
from ettin_spec.monitor.policy_memory import Memory
from ettin_spec.monitor.status_match import NOBODY, Eye, Seating, inner_question, losers
from ettin_spec.monitor.status_outline import Outline, outline
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.results import ForPriority, Status

GUESSED: Memory[tuple[Seating, Outline, bool], Subset | None] = Memory(1 << 12)
"""The states that a status allows, by who plays, the status, and whether the game was placed."""

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
    return frozenset(
        [(start(eye.seating.most, active, len(eye.seating.teams), eye.seating.allies), 0)]
    )


def placed(eye: Eye, status: Status) -> Subset | None:
    """The states of a game that was placed: nothing has happened this turn, nobody has passed."""
    return _recalled(eye, status, as_placed=True)


def guessed(eye: Eye, status: Status) -> Subset | None:
    """Every state that a status allows, if one knows nothing else; None: no telling."""
    return _recalled(eye, status, as_placed=False)


def _recalled(eye: Eye, status: Status, as_placed: bool) -> Subset | None:
    """Whether it is the first turn is all that counts of the turn's number."""
    turn = min(status.turn, 2)
    of = (eye.seating, outline(status, status.turn - turn), as_placed)
    return GUESSED.recall(
        of, eye.policies, lambda asked: _guessed(Eye(eye.seating, asked), status, as_placed)
    )


def _guessed(eye: Eye, status: Status, as_placed: bool) -> Subset | None:
    active = eye.seating.team(status.active)
    if inner_question(status) or active == NOBODY:
        return None
    clocks = (0,) if as_placed else _clocks(eye.policies)
    if status.step == StepName.MULLIGANS:
        states = _mulligans(eye, status, active)
    elif isinstance(status.waiting, ForPriority):
        states = _priority(eye, status, active, clocks, as_placed)
    else:
        states = _choice(eye, status, active, clocks)
    return frozenset((s, 0) for s in states if eye.fits(s, status.turn, status)) or None


def fitting(eye: Eye, subset: Subset, status: Status) -> Subset:
    """Those of the states that a status may be one of."""
    return frozenset((s, turn) for s, turn in subset if eye.fits(s, turn, status))


def _clocks(policies: Policies) -> tuple[int, ...]:
    """How the clock may stand: not running, or so many turns left."""
    turns = policies.turns_after_time
    return (0,) if isinstance(turns, str) else tuple(range(turns + 2))


def _priority(
    eye: Eye, status: Status, active: int, clocks: tuple[int, ...], placed: bool
) -> Iterator[State]:
    assert isinstance(status.waiting, ForPriority)
    holder = eye.seating.team(status.waiting.team)
    attacks = TRUTHS if status.step in AFTER_ATTACKS else TRUTHS[:1]
    if holder == NOBODY or status.step in (StepName.UNTAP, StepName.OVER):
        return
    strikes = (0, 1, 2) if status.step == StepName.COMBAT_DAMAGE else (0,)
    lost = _left(eye, status)
    may_have = _passed(holder, lost)[: 1 if placed else None]
    for attacking, clock, passed, strike in product(attacks, clocks, may_have, strikes):
        yield machine.at(
            status.step,
            "wait",
            active=active,
            holder=holder,
            called=active,
            passed=passed,
            lost=lost,
            in_pairs=are_in_pairs(eye.seating.allies),
            stack=min(status.stack, MANY),
            attacking=attacking,
            strikes=strike,
            first_turn=status.turn <= 1,
            clock=clock,
            ordinary=active,
            due=DUE[status.step],
        )


def _left(eye: Eye, status: Status) -> tuple[bool, ...]:
    """Who has left the game, as far as the status tells; where nobody sits, from the start."""
    gone = losers(eye.seating, status)
    return tuple(no or team in gone for team, no in enumerate(absent(len(eye.seating.teams))))


def _passed(holder: int, lost: tuple[bool, ...]) -> list[tuple[bool, ...]]:
    """Who may have passed in succession before the holder got priority; nobody first."""
    found = [(False,) * len(lost)]
    for back in range(1, len(lost)):
        team = (holder - back) % len(lost)
        if not lost[team]:
            found.append(tuple(has or who == team for who, has in enumerate(found[-1])))
    return found


def _choice(eye: Eye, status: Status, active: int, clocks: tuple[int, ...]) -> Iterator[State]:
    if status.step not in (StepName.DECLARE_ATTACKERS, StepName.DECLARE_BLOCKERS):
        return
    blocks = status.step == StepName.DECLARE_BLOCKERS
    lost = _left(eye, status)
    playing = [team for team, has_lost in enumerate(lost) if not has_lost and team != active]
    for clock, called in product(clocks, playing if blocks else [active]):
        yield machine.at(
            status.step,
            "choose",
            active=active,
            holder=active,
            called=called,
            lost=lost,
            in_pairs=are_in_pairs(eye.seating.allies),
            attacking=blocks,
            first_turn=status.turn <= 1,
            clock=clock,
            ordinary=active,
            due=DUE[status.step],
        )


def _mulligans(eye: Eye, status: Status, active: int) -> Iterator[State]:
    anywhere = ((False, False), (True, False), (False, True))
    teams, lost = len(eye.seating.teams), _left(eye, status)
    nobody = [
        no or lost[team_and_seat(head)[0]] for head, no in enumerate(empty(eye.seating.most, teams))
    ]
    seats = [((True, False),) if no else anywhere for no in nobody]
    for each in product(*seats):
        kept, again = zip(*each, strict=True)
        for called in range(teams):
            yield machine.at(
                StepName.MULLIGANS,
                "choose",
                active=active,
                holder=active,
                ordinary=active,
                called=called,
                lost=lost,
                in_pairs=are_in_pairs(eye.seating.allies),
                first_turn=True,
                kept=kept,
                again=again,
            )
