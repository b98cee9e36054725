"""The monitor: holds any engine's statuses against the machine, and names where they part.

It keeps the set of states that the statuses so far allow. An empty set is a departure.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec.structs import replace

from ettin_spec.flow.generated.machine import Policies, Rulebook
from ettin_spec.flow.not_allowed import Event
from ettin_spec.monitor.hidden_steps import Seen, Subset
from ettin_spec.monitor.possible_states import guessed, opening, placed
from ettin_spec.monitor.reports import Heard, Report, followed
from ettin_spec.monitor.search_limits import MOST_CHANGES, MOST_TURNS, LostSight
from ettin_spec.monitor.status_details import Told
from ettin_spec.monitor.status_match import Eye, losers, seating_of
from ettin_spec.monitor.status_outline import counted, outline
from ettin_spec.protocol import actions as a
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Advance, Command, Pass, Team, TurnsEnd
from ettin_spec.protocol.results import Over, Status
from ettin_spec.protocol.token_labels import token_label

if TYPE_CHECKING:
    from ettin_spec.monitor.departures.blame import Departure


Events: TypeAlias = tuple[Event, ...]

EITHER = "act_or_act_at_once"
"""Of an activated ability of which nothing says whether it uses the stack."""


class Known(NamedTuple):
    """What is known of a game before it begins.

    `at_once`: labels of cards whose abilities do not use the stack, `unsure`: of which nothing
    says whether they do, as of no token. `barred`: facts of the machine that no card can bring
    about. `tells_steps`: each status tells the steps that have begun.
    """

    at_once: frozenset[str] = frozenset()
    unsure: frozenset[str] = frozenset()
    barred: frozenset[str] = frozenset()
    tells_steps: bool = False


NOTHING_MORE = Known()


class Said(NamedTuple):
    """What is known besides a status: the events, and whether any number of passes followed.

    Where the events may have been several, each is among `events`. Turns are counted from
    `since`, at which there may be `most` more, and those of a departure's words from `base`.
    """

    events: tuple[Events, ...] = ((),)
    freely: bool = False
    since: int = 0
    base: int = 0
    most: int = MOST_TURNS


class Monitor:
    """Follows one game of an engine, status by status.

    Assumed: two teams that lose in one check do not do so once time has been called.
    `lost_sight` says why a status could not be followed, if that was so; the monitor then goes
    on from what that status allows by itself. `passes_untold`: the last status that was seen tells
    no passes, and nothing but passes leads to it.
    """

    def __init__(
        self, rulebook: Rulebook, teams: tuple[Team, ...], known: Known = NOTHING_MORE
    ) -> None:
        self._eye = Eye(seating_of(teams), Policies.of(rulebook))
        self._known, self._barred = known, tuple(sorted(known.barred))
        self._states: Subset | None = None
        self._turn = 0
        self.lost_sight = ""
        self.passes_untold = False

    def begin(self, status: Status) -> Departure | None:
        """The game stands here after `place` or `deal`; a departure if it cannot."""
        dealt = opening(self._eye, status)
        if dealt is None:
            self._settle(status, placed(self._eye, status))
            return None
        return self._follow(dealt, status, Said(since=1, base=1))

    def see(self, status: Status, command: Command) -> Departure | None:
        """A command was carried out and left this status.

        A departure is told once; the monitor then goes on from what the status allows.
        """
        freely = isinstance(command, Advance) and not status.passed
        events = tuple(_each_way(tuple(self._events(status, command))))
        most = MOST_TURNS + _turns_of(command)
        before, since = self._states, self._turn
        departure = self._heard(status, events, freely, most)
        untold = isinstance(command, Pass) and not status.passed
        if freely and before is not None and departure is None:
            untold = self._takes_passes(before, status, Said(events, False, since, since, most))
        self.passes_untold = untold
        return departure

    def _takes_passes(self, before: Subset, status: Status, without: Said) -> bool:
        """Does a status follow from what was possible before by passes alone?"""
        try:
            return not self._found(before, status, without)
        except LostSight:
            return False

    def hear(self, status: Status, decided: Events, *, freely: bool) -> Departure | None:
        """A status was left by what was decided, and then by passes that it tells, or freely."""
        passes = tuple(("pass", self._eye.seating.team(team)) for team in status.passed)
        return self._heard(status, ((*decided, *passes),), freely, MOST_TURNS)

    def _heard(
        self, status: Status, events: tuple[Events, ...], freely: bool, most: int
    ) -> Departure | None:
        before = self._states
        if before is None:
            self._settle(status, guessed(self._eye, status))
            return None
        return self._follow(before, status, Said(events, freely, self._turn, self._turn, most))

    def _follow(self, before: Subset, status: Status, said: Said) -> Departure | None:
        """Go on from what was possible before to what a status leaves possible."""
        too_far = status.turn - said.since > said.most
        try:
            found = frozenset[Seen]() if too_far else self._found(before, status, said)
        except LostSight as reason:
            self.lost_sight = self.lost_sight or str(reason)
            self._settle(status, guessed(self._eye, status))
            return None
        if found:
            self._settle(status, found)
            return None
        self._settle(status, guessed(self._eye, status))
        from ettin_spec.monitor.departures import blame  # noqa: PLC0415 - the whole flow

        report = self._report(status, said.events[0], said)
        if too_far:
            return blame.beyond(said.base + said.most, report)
        return blame.departure(self._eye, before, report)

    def _found(self, before: Subset, status: Status, said: Said) -> Subset:
        """The states that a status leaves possible, whichever of the events there were.

        Raises:
            LostSight: there is more than is looked into.
        """
        if len(status.changed) > MOST_CHANGES:
            raise LostSight(f"more than {MOST_CHANGES} changes to the order of turns are told")
        found = frozenset[Seen]()
        shown = outline(status, said.since, self._known.tells_steps)
        for events in said.events:
            heard = Heard(shown, events, said.freely, self._barred)
            report = partial(self._report, status, events, said)
            found |= followed(self._eye, before, heard, report)
        return found

    def _report(self, status: Status, events: Events, said: Said) -> Report:
        turn = counted(status, said.since, self._known.tells_steps)
        told = self._told(status)
        return Report(replace(status, turn=turn), events, said.freely, said.base, told)

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
        steps = tuple((team(each.team), each.step) for each in status.steps)
        return Told(
            changes,
            losers(self._eye.seating, status),
            isinstance(status.waiting, Over),
            steps if self._known.tells_steps else None,
            self._known.barred,
        )

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
            case a.Activate(_, label) if label in self._known.at_once:
                yield "act_at_once", seating.team_of(whose)
            case a.Activate(_, label) if label in self._known.unsure or token_label(label):
                yield EITHER, seating.team_of(whose)
            case a.PlayLand() | a.TurnFaceUp():
                yield "act_at_once", seating.team_of(whose)
            case a.Cast() | a.Activate():
                yield "act", seating.team_of(whose)
            case a.Concede(by):
                yield "concede", seating.team_of(by)
            case a.CallTime():
                yield "call_time", None


def _turns_of(command: Command) -> int:
    """The turns that a command is about."""
    to = command.to if isinstance(command, Advance) else None
    return to.turns if isinstance(to, TurnsEnd) else 0


def _each_way(events: Events) -> Iterator[Events]:
    """The events as they may have been: an ability may use the stack, or not."""
    if not any(name == EITHER for name, _ in events):
        yield events
        return
    for way in ("act", "act_at_once"):
        yield tuple((way if name == EITHER else name, who) for name, who in events)
