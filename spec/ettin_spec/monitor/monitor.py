"""The monitor: holds any engine's statuses against the machine, and names where they part.

It keeps the set of states that the statuses so far allow. An empty set is a departure.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from ettin_spec.flow.generated.machine import Policies, Rulebook
from ettin_spec.flow.not_allowed import Event
from ettin_spec.monitor.effort import bounded
from ettin_spec.monitor.hidden_steps import TURN, Subset, Told
from ettin_spec.monitor.possible_states import guessed, opening, placed
from ettin_spec.monitor.reports import Heard, Report, followed
from ettin_spec.monitor.status_match import Eye, losers, seating_of
from ettin_spec.monitor.status_outline import outline
from ettin_spec.protocol import actions as a
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Advance, Command, Pass, Team
from ettin_spec.protocol.results import Over, Status

if TYPE_CHECKING:
    from ettin_spec.monitor.departures.blame import Departure


class Said(NamedTuple):
    """What is known besides a status: the events, and whether any number of passes followed.

    Turns are counted from `since`, and those of a departure's words from `base`.
    """

    events: tuple[Event, ...] = ()
    freely: bool = False
    since: int = 0
    base: int = 0


class Monitor:
    """Follows one game of an engine, status by status.

    Assumed: two teams that lose in one check do not do so once time has been called.
    """

    def __init__(
        self, rulebook: Rulebook, teams: tuple[Team, ...], at_once: frozenset[str] = frozenset()
    ) -> None:
        self._eye = Eye(seating_of(teams), Policies.of(rulebook))
        self._at_once = at_once
        self._states: Subset | None = None
        self._turn = 0

    def begin(self, status: Status) -> Departure | None:
        """The game stands here after `place` or `deal`; a departure if it cannot."""
        dealt = opening(self._eye, status)
        if dealt is None:
            self._settle(status, placed(self._eye, status))
            return None
        return self._follow(dealt, status, Said(base=status.turn))

    def see(self, status: Status, command: Command) -> Departure | None:
        """A command was carried out and left this status.

        A departure is told once; the monitor then goes on from what the status allows.

        Raises:
            TooMuchError: no answer was found within what is looked at for one status.
        """
        before = self._states
        if before is None:
            self._settle(status, guessed(self._eye, status))
            return None
        freely = isinstance(command, Advance) and not status.passed
        events = tuple(self._events(status, command))
        return self._follow(before, status, Said(events, freely, self._turn, self._turn))

    def _follow(self, before: Subset, status: Status, said: Said) -> Departure | None:
        """Go on from what was possible before to what a status leaves possible."""

        def report() -> Report:
            counted = _since(status, said.since)
            return Report(counted, said.events, said.freely, said.base, self._told(status))

        heard = Heard(outline(status, said.since), said.events, said.freely)
        with bounded():
            found = followed(self._eye, before, heard, report)
        if found:
            self._settle(status, found)
            return None
        self._settle(status, guessed(self._eye, status))
        from ettin_spec.monitor.departures.blame import departure  # noqa: PLC0415 - the whole flow

        with bounded():
            return departure(self._eye, before, report())

    def _settle(self, status: Status, states: Subset | None) -> None:
        """Go on from these states; turns are counted from here."""
        self._turn = 1 if status.step == StepName.MULLIGANS else status.turn
        self._states = states

    def _events(self, status: Status, command: Command) -> Iterator[Event]:
        """The decisions that a command and its status tell of, in order."""
        if isinstance(command, Act):
            yield from self._decisions(command.action)
        passed = status.passed
        if isinstance(command, Pass) and not passed:
            passed = (command.team,)
        if isinstance(command, Act | Pass | Advance):
            yield from (("pass", self._eye.seating.team(team)) for team in passed)

    def _told(self, status: Status) -> Told:
        """The changes to the order of turns that a status tells of, and who has lost."""
        team = self._eye.seating.team
        changes = tuple(
            (each.what.value, None if each.team is None else team(each.team))
            for each in status.changed
        )
        return Told(changes, losers(self._eye.seating, status), isinstance(status.waiting, Over))

    def _decisions(self, action: a.Action) -> Iterator[Event]:
        seating = self._eye.seating
        whose = str(getattr(action, "for_player", None) or getattr(action, "by", ""))
        match action:
            case a.TakeMulligan(by):
                yield "mulligan", seating.head(by)
            case a.Keep(by):
                yield "keep", seating.head(by)
            case a.Attack(_, attackers):
                if attackers:
                    yield "attack", seating.team_of(whose)
            case a.Block():
                yield "block", seating.team_of(whose)
            case a.Activate(_, label) if label in self._at_once:
                yield "act_at_once", seating.team_of(whose)
            case a.PlayLand():
                yield "act_at_once", seating.team_of(whose)
            case a.Cast() | a.Activate():
                yield "act", seating.team_of(whose)
            case a.Concede(by):
                yield "concede", seating.team_of(by)
            case a.CallTime():
                yield "call_time", None


def _since(status: Status, turn: int) -> Status:
    """The status with its turn, and the changes that it tells of, counted from a turn on."""
    return replace(status, turn=(status.turn - turn) * TURN + len(status.changed))
