"""Holds every status of an engine against the flow of the game, for one case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import convert

from ettin_spec.cards.declaration.words import AbilityWord, Card
from ettin_spec.monitor.monitor import Departure, Monitor
from ettin_spec.protocol.commands import Place
from ettin_spec.protocol.facts import Controls
from ettin_spec.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.commands import Command, Team
    from ettin_spec.protocol.results import Status
    from ettin_tck.cases.plan import Plan


def watch_of(plan: Plan) -> Watch:
    """The monitor of a case on its date, where it is played."""
    game = plan.new_game
    rulebook = Rulebook.on(game.date, game.variant, game.scope)
    return Watch(rulebook, game.teams, frozenset(_mana_sources(plan)))


def _mana_sources(plan: Plan) -> Iterator[str]:
    """The placed permanents, by label, whose ability does not use the stack."""
    facts = plan.opening.facts if isinstance(plan.opening, Place) else ()
    for fact in facts:
        if isinstance(fact, Controls) and fact.card is not None:
            card = convert(plan.new_game.cards[fact.card], Card)
            said = (ability for ability in card.abilities if isinstance(ability, AbilityWord))
            activated = next((each.activate for each in said if each.activate), None)
            if activated is not None and activated.adds_mana:
                yield from fact.labels


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
