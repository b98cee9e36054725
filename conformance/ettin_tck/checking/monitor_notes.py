"""What the monitors of a whole check have to say that is no departure."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.checking.case_player import Outcome
    from ettin_tck.library import Library

PASSING = "priority.pass"
"""The clause on passing in turn."""


class MonitorNotes:
    """Takes what came of each case; each thing is said once, of the first case that showed it."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._passes_told = False
        self._silent: Outcome | None = None
        self._out_of_sight: list[Outcome] = []

    def take(self, outcome: Outcome) -> None:
        """One more case."""
        self._passes_told |= outcome.passes_told is True
        if outcome.passes_told is False and self._silent is None:
            self._silent = outcome
        if outcome.lost_sight:
            self._out_of_sight.append(outcome)

    def notes(self) -> Iterator[str]:
        """The notes, for the end of a check."""
        if self._silent is not None and not self._passes_told:
            event = self._silent.event
            clause = self._library.clause(PASSING, event.date)
            yield (
                f"`passed` was never filled, though steps ended in which teams had priority "
                f"(first in {event.case}, {event.date}): by {clause.number or clause.key} all of "
                "them passed in turn, which so nobody has looked at"
            )
        if self._out_of_sight:
            first = self._out_of_sight[0]
            yield (
                f"not monitored to the end: {len(self._out_of_sight)} (first {first.event.case}, "
                f"{first.event.date}): {first.lost_sight}"
            )
