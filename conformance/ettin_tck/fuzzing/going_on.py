"""How a random game goes on pass by pass: now this is done, now that, or nothing."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ettin_spec.protocol.actions import Activate, Cast
from ettin_spec.protocol.commands import Act
from ettin_tck.fuzzing.answers import answer
from ettin_tck.fuzzing.macro_moves import goes_on_to, target

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from ettin_tck.fuzzing.walk import Walk

FAR = 1 / 8
"""The part of moves that lead to some step at once."""


class Course:
    """How one game goes on, where `far` is said also to some step in one move.

    What was used before is used less and less.
    """

    def __init__(self, walk: Walk, rng: Random, *, far: bool) -> None:
        self.walk, self.rng = walk, rng
        self._far = FAR if far else 0
        self._used: Counter[str] = Counter()

    def goes_on(self) -> None:
        """The next move.

        Raises:
            Difference: the engines do not come to the same.
            NotPlayed: there is none.
        """
        if self.walk.asked is not None:
            return answer(self.walk, self.rng, self.walk.asked[0])
        acts, passes = self.walk.acts_and_passes()
        if self.rng.random() < self._far and self._goes_to_a_step():
            return None
        if self.rng.random() < 1 / 4:
            _try_unlisted(self.walk, self.rng, acts)
        if acts and (not passes or self.rng.random() < 1 / 2):
            return self._does(acts)
        return self.walk.take(self.rng.choice(passes))

    def _does(self, acts: Sequence[Act]) -> None:
        """Something that may be done; what was used before less often."""
        act = self.rng.choices(acts, [(1 + self._used[_object(act)]) ** -2 for act in acts])[0]
        self._used[_object(act)] += 1
        self.walk.take(act)

    def _goes_to_a_step(self) -> bool:
        """Everybody passes as far as some step; False where nothing was done."""
        assert self.walk.status is not None
        return goes_on_to(self.walk, target(self.walk.table, self.walk.status, self.rng))


def _object(act: Act) -> str:
    """What is used; nothing where something is declared."""
    return str(getattr(act.action, "object", ""))


def _try_unlisted(walk: Walk, rng: Random, acts: Sequence[Act]) -> None:
    """Something that nobody listed: a card that somebody casts or uses."""
    listed = {
        (act.action.by, act.action.object)
        for act in acts
        if isinstance(act.action, Cast | Activate)
    }
    by, label = rng.choice(walk.table.players), rng.choice([*walk.table.labels])
    if (by, label) not in listed:
        walk.tries(Act(rng.choice([Cast, Activate])(by, label)))
