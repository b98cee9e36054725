"""Holds every status of an engine against the flow of the game, for one case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.protocol.commands import Advance
from ettin_spec.protocol.results import ForPriority, Over
from ettin_spec.rulebook import Rulebook
from ettin_tck.judging.card_hints import barred_facts, mana_sources
from ettin_tck.judging.judge import Problem
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_spec.monitor.departures.blame import Departure
    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command, Team
    from ettin_spec.protocol.results import Status
    from ettin_tck.cases.plan import Plan
    from ettin_tck.judging.one_game import Played
    from ettin_tck.library import Library


def followed(played: Played, watch: Watch) -> Played:
    """A case as it was played, or what the monitor could not follow in one without a problem."""
    if watch.lost_sight and played.problem is None:
        played.problem = Problem(Verdict.NOT_FOLLOWED, watch.lost_sight)
    return played


def watch_of(plan: Plan, library: Library, can: Capabilities) -> Watch:
    """The monitor of a case on its date, of an engine that claims so much."""
    game = plan.new_game
    rulebook = Rulebook.on(game.date, game.variant, game.scope)
    sources, unsure = mana_sources(plan, library)
    known = Known(sources, unsure, barred_facts(plan, library), "steps" in can.tells)
    return Watch(rulebook, game.teams, known)


class Watch:
    """The monitor of one case.

    After the first departure it looks no further: what comes later may only follow from it.
    `passes_told`: whether an advance that must have had passes told of them; None if there was
    none. `lost_sight`: why a status could not be followed, if that was so.
    """

    def __init__(self, rulebook: Rulebook, teams: tuple[Team, ...], known: Known) -> None:
        self._monitor = Monitor(rulebook, teams, known)
        self._last: Status | None = None
        self.departure: Departure | None = None
        self.passes_told: bool | None = None

    @property
    def lost_sight(self) -> str:
        """Why a status could not be followed; empty if each could."""
        return self._monitor.lost_sight

    def begin(self, status: Status) -> None:
        """The game stands here to begin with."""
        self.departure, self._last = self._monitor.begin(status), status

    def see(self, status: Status, command: Command) -> None:
        """A command was carried out and left this status."""
        if isinstance(command, Advance) and status.passed:
            self.passes_told = True
        elif isinstance(command, Advance) and self._last and _left_a_step(self._last, status):
            self.passes_told = self.passes_told or False
        self._last = status
        if self.departure is None:
            self.departure = self._monitor.see(status, command)


class Watches:
    """The monitors of all games that are played for one case, each begun by `begin`."""

    def __init__(self, begin: Callable[[], Watch]) -> None:
        self._begin = begin
        self._all: list[Watch] = []

    def another(self) -> Watch:
        """A monitor for the next game."""
        self._all.append(self._begin())
        return self._all[-1]

    @property
    def departure(self) -> Departure | None:
        """The first departure, in the order in which the games were begun; None if none departs."""
        departures = (watch.departure for watch in self._all)
        return next((each for each in departures if each is not None), None)

    def followed(self, played: Played) -> Played:
        """A case as it was played, or what could not be followed in any game of it."""
        for watch in self._all:
            played = followed(played, watch)
        return played


def _left_a_step(before: Status, after: Status) -> bool:
    """Whether a step has been left in which a team had priority, so that all have passed."""
    if not isinstance(before.waiting, ForPriority) or isinstance(after.waiting, Over):
        return False
    return (before.turn, before.active, before.step) != (after.turn, after.active, after.step)
