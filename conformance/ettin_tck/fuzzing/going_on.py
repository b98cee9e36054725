"""How a random game goes on: now this is done, now that, or everybody goes to some step first."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ettin_spec.protocol.actions import Activate, Cast
from ettin_spec.protocol.base import ChoiceKind
from ettin_spec.protocol.commands import Act, Advance, Left, Pass
from ettin_tck.fuzzing.macro_moves import target
from ettin_tck.fuzzing.walk import NotPlayed, Picked

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from ettin_spec.protocol.commands import At
    from ettin_spec.protocol.results import Choice
    from ettin_tck.fuzzing.walk import Walk

FAR = 1 / 8
"""The part of moves that lead to some step at once, in games that do not go from step to step."""

MUCH = 2
"""Deeds in one step at most, in games that go from step to step."""

RESOLVES, ACTS = 3 / 4, 3 / 4
"""How often, in those, what was used last is left to resolve, and something else is done."""

ANEW = 4
"""So often another answer is tried where one is refused."""


class Course:
    """How one game goes on: pass by pass, or from step to step.

    From step to step something is done, resolves most often, and everybody goes on to another step,
    so that games come to later turns. What was used before is used less and less.
    """

    def __init__(self, walk: Walk, rng: Random, *, far: bool, from_step_to_step: bool) -> None:
        self.walk, self.rng = walk, rng
        self._far = FAR if far else 0
        self._from_step_to_step = from_step_to_step
        self._deeds = 0
        self._resolving: list[str] = []
        self._used: Counter[str] = Counter()

    def goes_on(self) -> None:
        """The next move.

        Raises:
            Difference: the engines do not come to the same.
            NotPlayed: there is none.
        """
        if self.walk.asked is not None:
            return _answer(self.walk, self.rng, self.walk.asked[0])
        moves = self.walk.moves()
        if not moves:
            raise NotPlayed("nothing so small may be declared")
        acts = [move for move in moves if isinstance(move, Act)]
        passes = [move for move in moves if isinstance(move, Pass)]
        if self._goes_far(is_free=bool(passes)):
            return None
        if not self._from_step_to_step and self.rng.random() < 1 / 4:
            _try_unlisted(self.walk, self.rng, moves)
        if acts and (not passes or self._does_something()):
            return self._does(acts)
        return self.walk.take(self.rng.choice(passes))

    def _goes_far(self, *, is_free: bool) -> bool:
        """Does everybody pass until something has resolved, or as far as some step?"""
        status, rng = self.walk.status, self.rng
        assert status is not None
        if not self._from_step_to_step:
            return rng.random() < self._far and self._goes_to_a_step()
        if not is_free:
            return False
        if status.stack:
            return rng.random() < RESOLVES and self._lets_resolve()
        return (self._deeds <= 0 or rng.random() > ACTS) and self._goes_to_a_step()

    def _does_something(self) -> bool:
        if not self._from_step_to_step:
            return self.rng.random() < 1 / 2
        return self._deeds > 0

    def _does(self, acts: Sequence[Act]) -> None:
        """Something that may be done; what was used before less often."""
        act = self.rng.choices(acts, [(1 + self._used[_object(act)]) ** -2 for act in acts])[0]
        self._deeds -= 1
        self._used[_object(act)] += 1
        self.walk.take(act)
        if isinstance(act.action, Cast | Activate):
            self._resolving.append(act.action.object)

    def _lets_resolve(self) -> bool:
        """Everybody passes until what was used last has resolved; False where nothing was done."""
        while self._resolving:
            if self._goes_on_to(Left(self._resolving.pop())):
                return True
        return False

    def _goes_to_a_step(self) -> bool:
        """Everybody passes as far as some step; False where nothing was done."""
        assert self.walk.status is not None
        self._deeds = self.rng.randint(1, MUCH)
        return self._goes_on_to(target(self.walk.table, self.walk.status, self.rng))

    def _goes_on_to(self, to: At | Left) -> bool:
        try:
            self.walk.take(Advance(to))
        except NotPlayed:
            return False
        return True


def _object(act: Act) -> str:
    """What is used; nothing where something is declared."""
    return str(getattr(act.action, "object", ""))


def _answer(walk: Walk, rng: Random, choice: Choice) -> None:
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


def _try_unlisted(walk: Walk, rng: Random, moves: tuple[Pass | Act, ...]) -> None:
    """Something that nobody listed: a card that somebody casts or uses."""
    listed = {
        (move.action.by, move.action.object)
        for move in moves
        if isinstance(move, Act) and isinstance(move.action, Cast | Activate)
    }
    by, label = rng.choice(walk.table.players), rng.choice([*walk.table.labels])
    if (by, label) not in listed:
        walk.tries(Act(rng.choice([Cast, Activate])(by, label)))
