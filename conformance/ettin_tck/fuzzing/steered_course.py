"""How a game goes on that is steered: from step to step, in the manner that was drawn for it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ettin_spec.protocol.actions import Activate, Attack, Cast
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, At, Left
from ettin_tck.fuzzing.answers import answer
from ettin_tck.fuzzing.macro_moves import goes_on_to, waits
from ettin_tck.fuzzing.turn_order import TurnOrder

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from random import Random

    from ettin_spec.protocol.results import Status
    from ettin_tck.fuzzing.manners import Manner
    from ettin_tck.fuzzing.walk import Walk

ACTS = 7 / 8
"""How often something else is done where what the table is drawn around may be used."""

DEAR = 16
"""So much sooner what a table is drawn around is used than what else there is."""


class SteeredCourse:
    """From step to step: something is done, resolves, and everybody goes on to another step.

    What is used is what has followed least in this game on what was used before; what the table
    is drawn `around`, cards by their names, sooner than what else there is.
    """

    def __init__(self, walk: Walk, rng: Random, manner: Manner, around: Collection[str]) -> None:
        self.walk, self.rng, self.manner = walk, rng, manner
        self._around = frozenset(around)
        self._order = TurnOrder([team.id for team in walk.table.new_game.teams])
        self._deeds = manner.deeds
        self._resolving: list[str] = []
        self._last = ""
        self._followed: Counter[tuple[str, str]] = Counter()
        self._has_attacked = False

    def goes_on(self) -> None:
        """The next move.

        Raises:
            Difference: the engines do not come to the same.
            NotPlayed: there is none.
        """
        if self.walk.status is not None:
            self._order.see(self.walk.status)
        if self.walk.asked is not None:
            return answer(self.walk, self.rng, self.walk.asked[0])
        acts, passes = self.walk.acts_and_passes()
        if not passes:
            return self._declares(acts)
        if self._goes_on_with(acts):
            return None
        return self.walk.take(self.rng.choice(passes))

    def _goes_on_with(self, acts: Sequence[Act]) -> bool:
        """Does something resolve, is something done, or does everybody go to some step?"""
        status, rng = self.walk.status, self.rng
        assert status is not None
        if status.stack and rng.random() < self.manner.resolves and self._lets_resolve():
            return True
        if self._deeds > 0 and rng.random() < self._eagerness(acts):
            self._does(acts)
            return True
        return not status.stack and self._goes_to_a_step(status)

    def _eagerness(self, acts: Sequence[Act]) -> float:
        """How often something more is done of what there is to do."""
        dear = any(self._name(act) in self._around for act in acts)
        return ACTS if dear else self.manner.idles if acts else 0

    def _declares(self, acts: Sequence[Act]) -> None:
        """Attackers or blockers, or none, in the manner of the game."""
        fights = [act for act in acts if not waits(act)]
        does = fights and self.rng.random() < self.manner.fights
        waiting = [act for act in acts if waits(act)]
        act = self.rng.choice(fights if does or not waiting else waiting)
        self.walk.take(act)
        self._has_attacked = isinstance(act.action, Attack) and act in fights

    def _does(self, acts: Sequence[Act]) -> None:
        """Something that may be done; each card is as likely however many ways there are."""
        names = [self._name(act) for act in acts]
        ways = Counter(names)
        act = self.rng.choices(acts, [self._weight(name) / ways[name] for name in names])[0]
        self._deeds -= 1
        self._followed[self._last, self._name(act)] += 1
        self._last = self._name(act)
        self.walk.take(act)
        if isinstance(act.action, Cast | Activate):
            self._resolving.append(act.action.object)

    def _weight(self, name: str) -> float:
        dear = DEAR if name in self._around else 1
        return dear / (1 + self._followed[self._last, name]) ** 2

    def _name(self, act: Act) -> str:
        """The card that is used."""
        label = str(getattr(act.action, "object", ""))
        return self.walk.table.labels.get(label, label)

    def _lets_resolve(self) -> bool:
        """Everybody passes until what was used last has resolved; False where nothing was done."""
        while self._resolving:
            if goes_on_to(self.walk, Left(self._resolving.pop())):
                return True
        return False

    def _goes_to_a_step(self, status: Status) -> bool:
        """Everybody passes as far as some step; False where nothing was done."""
        self._deeds = self.rng.randint(1, self.manner.deeds)
        self._resolving.clear()
        return goes_on_to(self.walk, self._target(status))

    def _target(self, status: Status) -> At:
        rng, manner = self.rng, self.manner
        fight, self._has_attacked = self._has_attacked, False
        if fight and rng.random() < manner.fights:
            return At(status.active, StepName.DECLARE_BLOCKERS)
        added = self._order.added()
        if added and rng.random() < manner.returns:
            return self._order.next(status, rng.choice(added))
        step = rng.choice(manner.steps)
        if manner.whose == "own":
            return At(status.active, step)
        if manner.whose == "next":
            return self._order.next(status, step)
        teams = [team.id for team in self.walk.table.new_game.teams]
        return At(rng.choice([each for each in teams if each not in status.left]), step)
