"""The way to a variant, rung by rung: the variants on it, and in the last what life adds.

Where a variant is the first whose teams have several heads, it is two rungs: what is shared there
but life comes first, and then what says or asks a total that teammates share.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from ettin_spec.protocol.commands import Act, Observe, Place, StartCount
from ettin_spec.protocol.facts import Life, PlayerCounters
from ettin_spec.protocol.life_counts import CountQuestion, Instruction
from ettin_spec.protocol.questions import AskLife, AskPlayerCounters

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ettin_spec.rulebook.rulebook_model import Variant
    from ettin_tck.cases.claim_ladder import Needed
    from ettin_tck.cases.plan import Plan

OfLife: TypeAlias = (
    Life | PlayerCounters | AskLife | AskPlayerCounters | CountQuestion | Instruction
)
"""What says, asks or changes totals of life or poison by itself."""

PLAYED = ("game", "life")
"""The profiles of which the cases stand on rungs; decks and matches need no other first."""


class Share(StrEnum):
    """Which part of a variant a rung is."""

    ALL = "all"
    TURNS = "turns"
    LIFE = "life"


@dataclass(frozen=True)
class Step:
    """One rung of the way: a variant, or a part of it."""

    variant: Variant
    share: Share = Share.ALL


def way_to(name: str, variants: Mapping[str, Variant]) -> tuple[Step, ...]:
    """The rungs that lead to a variant, the lowest first."""
    way = [variants[name]]
    while way[0].after is not None:
        way.insert(0, variants[way[0].after])
    first_shared = next((each for each in way if each.heads > 1), None)
    steps = list[Step]()
    for variant in way:
        shares = (Share.TURNS, Share.LIFE) if variant is first_shared else (Share.ALL,)
        steps += (Step(variant, share) for share in shares)
    return tuple(steps)


def stands_on(plan: Plan, step: Step) -> bool:
    """Is a case one of a rung?"""
    if plan.new_game.variant != step.variant.name or plan.profile not in PLAYED:
        return False
    return step.share is Share.ALL or (step.share is Share.LIFE) == is_about_life(plan)


def is_about_life(plan: Plan) -> bool:
    """Does a case say, ask or change a total of life or poison by itself?"""
    return any(isinstance(said, OfLife) for said in _said(plan))


def _said(plan: Plan) -> Iterator[object]:
    if isinstance(plan.opening, Place | StartCount):
        yield from plan.opening.facts
    for move in plan.moves:
        match move.command:
            case Act(said) | Observe(said):
                yield said


@dataclass(frozen=True)
class Climb:
    """A rung with its cases, and how many of them an engine is asked.

    `wanted`: what cases of it need that none of the rungs below needs, each with how many; of an
    engine what it lacks of that.
    """

    step: Step
    cases: int
    asked: int
    wanted: Mapping[str, int]


def climbed(steps: Sequence[Step], needed: Iterable[Needed]) -> list[Climb]:
    """The rungs of a way, from what each case lacks."""
    cases, below, found = list(needed), set[str](), list[Climb]()
    for step in steps:
        here = [lacking for plan, lacking in cases if stands_on(plan, step)]
        counted: dict[str, int] = {}
        for lacking in here:
            for claim in lacking - below:
                counted[claim] = counted.get(claim, 0) + 1
        found.append(Climb(step, len(here), sum(not each for each in here), counted))
        below |= counted.keys()
    return found


def reached(climbs: Sequence[Climb]) -> int:
    """The number of the highest rung of which something is asked, from 1; 0 where nothing is."""
    return max((number for number, each in enumerate(climbs, 1) if each.asked), default=0)
