"""What one steered game keeps to: where it goes, how much is done there, whether anybody fights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ettin_spec.protocol.base import StepName
from ettin_tck.fuzzing.macro_moves import TARGETS

if TYPE_CHECKING:
    from random import Random

Whose = Literal["own", "next", "any"]

FEW_STEPS, MUCH = 3, 3
"""Steps that a game goes to, and deeds in one of them, at most."""

MAIN_PHASES = (StepName.PRECOMBAT_MAIN, StepName.POSTCOMBAT_MAIN)
WITH_MAIN = 7 / 8
"""The part of games that go to a main phase, in which most that changes the order of turns is
used, whatever else they go to."""

SELDOM, OFTEN, ALWAYS = 1 / 8, 1 / 2, 31 / 32


@dataclass(frozen=True)
class Manner:
    """The few things that a game does again and again, so that it comes to their combinations.

    It goes to these `steps` in the turns of those `whose` they may be: the active team's own, the
    next that comes, anybody's. `deeds` are done in one of them at most; `idles`, `resolves`,
    `fights` and `returns` say how often one of these changes no order, what was used resolves
    before anything else is done, who may attack or block does so, and everybody goes to what has
    been added to the turn.
    """

    steps: tuple[StepName, ...]
    whose: Whose
    deeds: int
    idles: float
    resolves: float
    fights: float
    returns: float


def manner(rng: Random) -> Manner:
    """One that is drawn at random."""
    steps = rng.sample(TARGETS, rng.randint(1, FEW_STEPS))
    if rng.random() < WITH_MAIN:
        steps.append(rng.choice(MAIN_PHASES))
    return Manner(
        steps=tuple(dict.fromkeys(steps)),
        whose=rng.choice(("own", "next", "next", "next", "any")),
        deeds=rng.randint(1, MUCH),
        idles=rng.choice((SELDOM, SELDOM, OFTEN, ALWAYS)),
        resolves=rng.choice((OFTEN, ALWAYS)),
        fights=rng.choice((SELDOM, OFTEN, ALWAYS, ALWAYS)),
        returns=rng.choice((SELDOM, ALWAYS, ALWAYS)),
    )
