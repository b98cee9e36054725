"""Holds every status of an engine against the flow of the game, for one case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.flow.monitor import Departure, Monitor

if TYPE_CHECKING:
    from ettin_spec.protocol.commands import Command, Team
    from ettin_spec.protocol.results import Status
    from ettin_spec.rulebook import Rulebook


class Watch:
    """The monitor of one case, and the departures that it has found, in order."""

    def __init__(self, rulebook: Rulebook, teams: tuple[Team, ...]) -> None:
        self._monitor = Monitor(rulebook, teams)
        self.departures: list[Departure] = []

    def begin(self, status: Status) -> None:
        """The game stands here to begin with."""
        self._keep(self._monitor.begin(status))

    def see(self, status: Status, command: Command) -> None:
        """A command was carried out and left this status."""
        self._keep(self._monitor.see(status, command))

    def _keep(self, departure: Departure | None) -> None:
        if departure is not None:
            self.departures.append(departure)
