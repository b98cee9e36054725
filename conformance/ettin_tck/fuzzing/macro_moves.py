"""Moves that are many: everybody passes, and declares nothing, as far as some step."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from ettin_spec.protocol.actions import Attack, Block
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Advance, At, Pass

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from ettin_spec.protocol.results import Status
    from ettin_tck.fuzzing.tables import Table
    from ettin_tck.fuzzing.walk import Move

TARGETS = (
    StepName.UPKEEP,
    StepName.DRAW,
    StepName.PRECOMBAT_MAIN,
    StepName.BEGINNING_OF_COMBAT,
    StepName.POSTCOMBAT_MAIN,
    StepName.END,
)
"""Steps that every turn has, unless something skips them, and in which somebody has priority."""


def target(table: Table, status: Status, rng: Random) -> At:
    """A step to go to: most often of the turn that is under way or the next one of its team."""
    teams = [team.id for team in table.new_game.teams if team.id not in status.left]
    own = rng.random() < 1 / 2 and status.active in teams
    return At(status.active if own else rng.choice(teams), rng.choice(TARGETS))


def folded(moves: Sequence[Move], reached: Sequence[At]) -> Iterator[tuple[Move, ...]]:
    """The moves with one run of passing told as the step that it leads to, the longest first."""
    runs = [
        [number for number, _ in run]
        for waits, run in groupby(enumerate(moves[: len(reached)]), lambda it: _waits(it[1]))
        if waits
    ]
    for run in sorted(runs, key=len, reverse=True):
        stood = reached[run[0] - 1] if run[0] else None
        ends = (last for last in reversed(run[1:]) if reached[last].step in TARGETS)
        last = next(ends, None)
        if last is not None and reached[last] != stood:
            yield (*moves[: run[0]], Advance(reached[last]), *moves[last + 1 :])


def _waits(move: Move) -> bool:
    """Is it what everybody does on the way to a step?"""
    match move:
        case Pass() | Advance():
            return True
        case Act(Attack() as attack):
            return not attack.attackers
        case Act(Block() as block):
            return not block.blockers
    return False
