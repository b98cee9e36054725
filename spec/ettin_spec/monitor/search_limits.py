"""How much is looked into for one status: so many states, for so much processor time."""

from __future__ import annotations

import time

MOST_STATES = 50_000
MOST_SECONDS = 10.0
MOST_TURNS = 250
"""Turns that no command goes beyond, but one that is about so many turns."""

MOST_CHANGES = 100
"""Changes to the order of turns that one status can tell of and still be followed."""

BETWEEN_LOOKS = 256
"""States between two looks at the clock."""


class LostSight(Exception):
    """A status allows more than is looked into; its text says how much that was."""


class Patience:
    """Spent state by state.

    Raises:
        LostSight: by `spend`, where nothing is left.
    """

    def __init__(self, states: int = MOST_STATES, seconds: float = MOST_SECONDS) -> None:
        self._states, self._seconds = states, seconds
        self._spent = 0
        self._until = time.thread_time() + seconds

    def spend(self) -> None:
        """One more state."""
        self._spent += 1
        if self._spent > self._states:
            raise LostSight(f"more than {self._states} states of the game may have been passed")
        if self._spent % BETWEEN_LOOKS == 0 and time.thread_time() > self._until:
            raise LostSight(f"more than {self._seconds:.0f} seconds would be needed to follow it")
