"""What is still to come of turns, phases and steps, as far as a walk has been told of changes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ettin_spec.protocol.base import StepName, TurnChange
from ettin_spec.protocol.commands import At

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.protocol.results import Status

ADDED = {
    TurnChange.EXTRA_UPKEEP: StepName.UPKEEP,
    TurnChange.EXTRA_COMBAT: StepName.DECLARE_ATTACKERS,
    TurnChange.EXTRA_MAIN: StepName.POSTCOMBAT_MAIN,
    TurnChange.EXTRA_END: StepName.END,
}
"""Where somebody decides in what is added to a turn."""

ORDER = tuple(StepName)


class TurnOrder:
    """Which turns and steps come next: a guess, since what is skipped is not reckoned with.

    `teams` play in this order; extra turns wait, the latest made is taken first.
    """

    def __init__(self, teams: Sequence[str]) -> None:
        self._teams = teams
        self._turn = 0
        self._extra: list[str] = []
        self._added: Counter[StepName] = Counter()

    def see(self, status: Status) -> None:
        """Where the game stands after a move."""
        if status.turn != self._turn:
            del self._extra[max(0, len(self._extra) - (status.turn - self._turn)) :]
            self._turn = status.turn
            self._added.clear()
        for changed in status.changed:
            if changed.what == TurnChange.EXTRA_TURN and changed.team is not None:
                self._extra.append(changed.team)
            elif changed.what in ADDED:
                self._added[ADDED[changed.what]] += 1

    def added(self) -> tuple[StepName, ...]:
        """Steps that have been added to the turn, and were not gone to."""
        return tuple(step for step, times in self._added.items() if times > 0)

    def next(self, status: Status, step: StepName) -> At:
        """The next step of that name, in whose turn it comes."""
        if self._added[step] > 0:
            self._added[step] -= 1
            return At(status.active, step)
        if ORDER.index(step) > ORDER.index(status.step):
            return At(status.active, step)
        if self._extra:
            return At(self._extra[-1], step)
        there = [team for team in self._teams if team not in status.left or team == status.active]
        return At(there[(there.index(status.active) + 1) % len(there)], step)
