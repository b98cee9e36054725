"""Holds every status of an engine against the flow of the game, for one case."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.protocol.commands import Advance, Pass
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


PASSING = "priority.pass"
"""The clause on passing in turn."""


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
    `told`: after which commands passes were told. `untold`: after which there must have been some
    and none were told, as a departure each; `times`: how often. `lost_sight`: why a status could
    not be followed, if that was so.
    """

    def __init__(self, rulebook: Rulebook, teams: tuple[Team, ...], known: Known) -> None:
        self._monitor = Monitor(rulebook, teams, known)
        self.departure: Departure | None = None
        self.told: set[type[Command]] = set()
        self.untold: dict[type[Command], Departure] = {}
        self.times: Counter[type[Command]] = Counter()

    @property
    def lost_sight(self) -> str:
        """Why a status could not be followed; empty if each could."""
        return self._monitor.lost_sight

    def begin(self, status: Status) -> None:
        """The game stands here to begin with."""
        self.departure = self._monitor.begin(status)

    def see(self, status: Status, command: Command) -> None:
        """A command was carried out and left this status."""
        if self.departure is not None:
            return
        self.departure = self._monitor.see(status, command)
        if isinstance(command, Pass | Advance):
            self._note_passes(status, command)

    def _note_passes(self, status: Status, command: Pass | Advance) -> None:
        if status.passed:
            self.told.add(type(command))
        elif self._monitor.passes_untold and self.departure is None:
            self.times[type(command)] += 1
            self.untold.setdefault(type(command), _untold(command))


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


def _untold(command: Pass | Advance) -> Departure:
    """The departure of an engine that tells passes, and of this command none."""
    from ettin_spec.monitor.departures.blame import Departure  # noqa: PLC0415 - the whole flow

    transition, expected = "passed.advance", "`passed` tells who passed"
    if isinstance(command, Pass):
        transition, expected = "passed.pass", f"`passed` begins with {command.team}"
    return Departure(
        transition=transition,
        clause=PASSING,
        because="a status tells all passes since the last one, of an engine that tells passes",
        expected=expected,
        got="`passed` is empty, and nothing but passes leads to this status",
    )
