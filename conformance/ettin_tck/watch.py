"""Holds every status of an engine against the flow of the game, for one case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.flow.monitor import Departure, Monitor
from ettin_spec.rulebook import Rulebook

if TYPE_CHECKING:
    from ettin_spec.protocol.commands import Command, Team
    from ettin_spec.protocol.results import Status
    from ettin_tck.plan import Plan


def watch_of(plan: Plan) -> Watch:
    """The monitor of a case on its date, where it is played."""
    game = plan.new_game
    return Watch(Rulebook.on(game.date, game.variant, game.scope), game.teams)


class Watch:
    """The monitor of one case.

    After the first departure it looks no further: what comes later may only follow from it.
    """

    def __init__(self, rulebook: Rulebook, teams: tuple[Team, ...]) -> None:
        self._monitor = Monitor(rulebook, teams)
        self.departure: Departure | None = None

    def begin(self, status: Status) -> None:
        """The game stands here to begin with."""
        self.departure = self._monitor.begin(status)

    def see(self, status: Status, command: Command) -> None:
        """A command was carried out and left this status."""
        if self.departure is None:
            self.departure = self._monitor.see(status, command)
