"""Moves that are many: everybody passes as far as some step, or until something resolves."""

from __future__ import annotations

from itertools import combinations, groupby, islice, takewhile
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.protocol.actions import Activate, Attack, Block, Cast
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Advance, At, Left, Pass
from ettin_tck.fuzzing.walk import NotPlayed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from ettin_spec.protocol.actions import Action
    from ettin_spec.protocol.results import Status
    from ettin_tck.fuzzing.tables import Table
    from ettin_tck.fuzzing.walk import Move, Walk

TARGETS = (
    StepName.UPKEEP,
    StepName.DRAW,
    StepName.PRECOMBAT_MAIN,
    StepName.BEGINNING_OF_COMBAT,
    StepName.DECLARE_ATTACKERS,
    StepName.POSTCOMBAT_MAIN,
    StepName.END,
)
"""Steps that every turn has, unless something skips them, and in which somebody decides."""

TOLD = (*TARGETS, StepName.DECLARE_BLOCKERS)
"""Steps to which passing may be told to lead."""


def target(table: Table, status: Status, rng: Random) -> At:
    """A step to go to: most often of the turn that is under way or the next one of its team."""
    teams = [team.id for team in table.new_game.teams if team.id not in status.left]
    own = rng.random() < 3 / 4 and status.active in teams
    return At(status.active if own else rng.choice(teams), rng.choice(TARGETS))


def goes_on_to(walk: Walk, to: At | Left) -> bool:
    """Everybody passes until then; False where that never comes, and nothing was done.

    Raises:
        Difference: the engines do not come to the same.
    """
    try:
        walk.take(Advance(to))
    except NotPlayed:
        return False
    return True


def folded(moves: Sequence[Move], reached: Sequence[At]) -> Iterator[tuple[Move, ...]]:
    """The moves with one run of passing told as a step that it leads to, the longest first.

    That step is not the one in which the run begins, since everybody is there already.
    """
    for run in sorted(_runs(moves[: len(reached)]), key=len, reverse=True):
        stood = reached[run[0] - 1] if run[0] else None
        begun = (last for last in reversed(run[1:]) if reached[last] != reached[last - 1])
        told = (last for last in begun if reached[last].step in TOLD and reached[last] != stood)
        for last in islice(told, 1):
            yield (*moves[: run[0]], Advance(reached[last]), *moves[last + 1 :])


def _runs(moves: Sequence[Move]) -> Iterator[list[int]]:
    """The numbers of moves in which everybody waits, also those that follow such a step."""
    for quiet, run in groupby(enumerate(moves), lambda it: waits(it[1])):
        if quiet:
            numbers = [number for number, _ in run]
            yield numbers
            for at, number in enumerate(numbers[:-1], 1):
                if isinstance(moves[number], Advance):
                    yield numbers[at:]


def resolved(moves: Sequence[Move]) -> Iterator[tuple[Move, ...]]:
    """The moves with everybody's passing in succession told as what was used last resolving."""
    used: list[str] = []
    for number, move in enumerate(moves):
        match move:
            case Act(Cast(object=label) | Activate(object=label)):
                used.append(label)
            case Advance(Left(label)) if label in used:
                used.remove(label)
            case Pass() if used and not isinstance(moves[max(number - 1, 0)], Pass):
                run = takewhile(lambda it: isinstance(it, Pass), moves[number:])
                size = len({each.team for each in run if isinstance(each, Pass)})
                yield (*moves[:number], Advance(Left(used[-1])), *moves[number + size :])


def declaring_less(moves: Sequence[Move]) -> Iterator[tuple[Move, ...]]:
    """The moves with one creature less that attacks or blocks among others."""
    for number, move in enumerate(moves):
        for action in _with_one_less(move.action) if isinstance(move, Act) else ():
            yield (*moves[:number], Act(action), *moves[number + 1 :])


def _with_one_less(action: Action) -> Iterator[Attack | Block]:
    match action:
        case Attack(attackers=(_, _, *_) as declared):
            for attackers in combinations(declared, len(declared) - 1):
                yield msgspec.structs.replace(action, attackers=attackers)
        case Block(blockers=(_, _, *_) as declared):
            for blockers in combinations(declared, len(declared) - 1):
                yield msgspec.structs.replace(action, blockers=blockers)


def waits(move: Move) -> bool:
    """Is it what everybody does on the way to a step?"""
    match move:
        case Pass() | Advance():
            return True
        case Act(Attack() as attack):
            return not attack.attackers
        case Act(Block() as block):
            return not block.blockers
    return False
