"""What is answered at random where an engine asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.base import ChoiceKind
from ettin_tck.fuzzing.walk import NotPlayed, Picked

if TYPE_CHECKING:
    from random import Random

    from ettin_spec.protocol.results import Choice
    from ettin_tck.fuzzing.walk import Walk

ANEW = 4
"""So often another answer is tried where one is refused."""


def answer(walk: Walk, rng: Random, choice: Choice) -> None:
    """Answer a choice.

    Raises:
        Difference: the engines do not come to the same.
        NotPlayed: each answer that was tried is refused.
    """
    for attempt in range(ANEW):
        try:
            walk.take(_picked(rng, choice))
        except NotPlayed:
            if attempt == ANEW - 1:
                raise
        else:
            return


def _picked(rng: Random, choice: Choice) -> Picked:
    if choice.kind is ChoiceKind.ORDER:
        return Picked(tuple(rng.sample(choice.options, len(choice.options))))
    number = rng.randint(choice.min, min(choice.max, len(choice.options)))
    return Picked(tuple(rng.sample(choice.options, number)))
