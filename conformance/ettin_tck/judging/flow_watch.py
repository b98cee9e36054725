"""Holds every status of an engine against the flow of the game, for one case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.monitor.monitor import Monitor
from ettin_spec.protocol.commands import Place
from ettin_spec.protocol.facts import Controls
from ettin_spec.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.monitor.departures.blame import Departure
    from ettin_spec.protocol.commands import Command, Team
    from ettin_spec.protocol.results import Status
    from ettin_tck.cases.plan import Plan
    from ettin_tck.library import Library


def watch_of(plan: Plan, library: Library) -> Watch:
    """The monitor of a case on its date, where it is played."""
    game = plan.new_game
    rulebook = Rulebook.on(game.date, game.variant, game.scope)
    return Watch(rulebook, game.teams, frozenset(_mana_sources(plan, library)))


def _mana_sources(plan: Plan, library: Library) -> Iterator[str]:
    """The placed permanents, by label, whose ability does not use the stack."""
    facts = plan.opening.facts if isinstance(plan.opening, Place) else ()
    for placed in (fact for fact in facts if isinstance(fact, Controls)):
        if placed.card is not None and library.adds_mana(placed.card, plan.date):
            yield from placed.labels


class Watch:
    """The monitor of one case.

    After the first departure it looks no further: what comes later may only follow from it.
    """

    def __init__(
        self, rulebook: Rulebook, teams: tuple[Team, ...], at_once: frozenset[str]
    ) -> None:
        self._monitor = Monitor(rulebook, teams, at_once)
        self.departure: Departure | None = None

    def begin(self, status: Status) -> None:
        """The game stands here to begin with."""
        self.departure = self._monitor.begin(status)

    def see(self, status: Status, command: Command) -> None:
        """A command was carried out and left this status."""
        if self.departure is None:
            self.departure = self._monitor.see(status, command)
