"""A whole check: every chosen case against one engine, told as events."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import EttinError
from ettin_spec.language import script
from ettin_spec.protocol.commands import NewGame
from ettin_tck.cases.needs import lack, without_unseen
from ettin_tck.cases.plan import Plan, profile_of
from ettin_tck.cases.selection import Chosen, date_for
from ettin_tck.cases.variations import variations, varied
from ettin_tck.checking.baseline import Baseline
from ettin_tck.checking.case_events import again, event_of, not_played
from ettin_tck.checking.check_events import (
    Broke,
    CaseEnded,
    ClauseShown,
    Departed,
    Ended,
    Events,
    Noted,
    Started,
)
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.exit_codes import Exit
from ettin_tck.judging.explanations import explanations
from ettin_tck.judging.flow_watch import watch_of
from ettin_tck.judging.player import Played, play
from ettin_tck.judging.verdicts import PLAYED, WRONG, Verdict, exit_of
from ettin_tck.library import SCOPE, Library

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ettin_spec.language.scenario import Script
    from ettin_spec.monitor.monitor import Departure
    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Team
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.engines.session import Session

MOST_RESTARTS = 3
"""Times that a broken engine is started again before the check is given up."""


@dataclass(frozen=True)
class Order:
    """What to check and how. `reference` makes the engine that explains wrong answers."""

    library: Library
    chosen: Sequence[Chosen]
    command: tuple[str, ...]
    baseline: Baseline = field(default_factory=Baseline)
    vary: bool = False
    reference: Callable[[dict[str, str]], Engine] | None = None


def plan_of(library: Library, chosen: Chosen, date: str) -> Plan:
    """The plan of a case on a date."""
    made = script(chosen.case, library.cards)
    scope, cards = made.scope or SCOPE, library.declarations(made.cards, date)
    game = NewGame(date, chosen.case.variant, scope, _teams(made), cards)
    return Plan(chosen.scenario, chosen.case, date, game, made.opening, made.answers, made.moves)


def _teams(made: Script) -> tuple[Team, ...]:
    """The teams as they sit; in a match it is for the engine to say who is primary."""
    if profile_of(made.opening) == "match":
        return tuple(msgspec.structs.replace(team, primary="") for team in made.teams)
    return made.teams


class Check:
    """One check under way: what has been counted so far."""

    def __init__(self, order: Order, session: Session) -> None:
        self._order, self._session = order, session
        self._counts: dict[str, Counter[str]] = defaultdict(Counter)
        self._departures: set[str] = set()
        self._restarts = self._known = self._stale = 0
        self._fault: EngineFault | None = None
        self._exit = Exit.AS_EXPECTED
        self._began = time.perf_counter()

    def events(self) -> Iterator[Events]:
        """Play everything; the last event is `Ended`, whatever happens to the engine."""
        try:
            can = self._session.start()
        except EngineFault as fault:
            self._worse(Exit.ENGINE_BROKE)
            yield Broke(fault.full(), len(self._order.chosen))
        else:
            yield self._started(can)
            yield from self._cases(can)
        self._session.stop()
        yield from (Noted(note) for note in self._session.notes())
        yield self._ended()

    def _cases(self, can: Capabilities) -> Iterator[Events]:
        for number, chosen in enumerate(self._order.chosen, 1):
            self._fault = None
            yield from self._case(chosen, can)
            fault = self._fault
            if fault is not None and fault.is_fatal:
                self._session.stop()
                self._restarts += 1
                if self._restarts > MOST_RESTARTS or fault.fault is Fault.OUT_OF_TIME:
                    self._worse(Exit.ENGINE_BROKE)
                    yield Broke(fault.full(), len(self._order.chosen) - number)
                    return
        if not any(self._counts[d][v] for d in self._counts for v in PLAYED):
            self._worse(Exit.NOTHING_SELECTED)

    def _case(self, chosen: Chosen, can: Capabilities) -> Iterator[Events]:
        library = self._order.library
        date = date_for(chosen, library.today, can.rules.first, can.rules.last)
        clauses = library.clauses(chosen.case.clauses, date)
        try:
            plan = without_unseen(plan_of(library, chosen, date), can)
            lacking = lack(plan, can, library.card_needs(plan.new_game.cards, date))
        except EttinError as error:
            yield self._count(_unplannable(chosen, date, clauses, error))
            return
        if lacking is not None:
            yield self._count(not_played(plan, clauses, lacking.verdict, lacking.why))
            return
        yield from self._played(plan, can)

    def _played(self, plan: Plan, can: Capabilities) -> Iterator[Events]:
        began = time.perf_counter()
        watch = watch_of(plan)
        played = play(self._session, plan, can, watch)
        event = self._event(plan, played, time.perf_counter() - began)
        self._fault = self._fault or played.fault
        yield self._count(event)
        if watch.departure is not None:
            yield from self._departed(plan, watch.departure)
        if self._order.vary and played.fault is None:
            for variation in variations(plan.new_game.teams):
                if self._fault is None:
                    yield from self._varied(varied(plan, variation), played, can)

    def _varied(self, plan: Plan, first: Played, can: Capabilities) -> Iterator[Events]:
        """Play a variation; only one whose verdict differs is told."""
        played = play(self._session, plan, can)
        if played.verdict is first.verdict:
            return
        event = self._event(plan, played, 0.0)
        why = f"with {plan.variation} the verdict is {played.verdict}, and {first.verdict} without"
        if played.verdict in WRONG or played.verdict is Verdict.PASS:
            event = msgspec.structs.replace(event, verdict=Verdict.FAIL)
        event = msgspec.structs.replace(event, why=". ".join(p for p in (why, event.why) if p))
        self._fault = self._fault or played.fault
        yield self._count(event)

    def _event(self, plan: Plan, played: Played, seconds: float) -> CaseEnded:
        order = self._order
        event = event_of(
            plan,
            played,
            order.library.clauses(plan.case.clauses, plan.date),
            options=order.library.options,
            command=order.command,
        )
        if played.problem is not None and order.reference is not None:
            why = explanations(plan, played.problem, order.library, order.reference)
            event = msgspec.structs.replace(event, explained=why)
        return msgspec.structs.replace(event, seconds=round(seconds, 6))

    def _count(self, event: CaseEnded) -> CaseEnded:
        """Count a case against the baseline."""
        self._counts[event.date][event.verdict] += 1
        listed = self._order.baseline.lists(event)
        if listed and event.verdict in WRONG:
            self._known += 1
            return msgspec.structs.replace(event, known=True)
        self._worse(exit_of(event.verdict))
        if listed and event.verdict is Verdict.PASS:
            self._stale += 1
            self._worse(Exit.REGRESSION)
            return msgspec.structs.replace(event, stale=True)
        return event

    def _departed(self, plan: Plan, departure: Departure) -> Iterator[Departed]:
        """A departure is told once for each transition."""
        if departure.transition in self._departures:
            return
        self._departures.add(departure.transition)
        event = Departed(
            transition=departure.transition,
            clause=self._order.library.clause(departure.clause, plan.date),
            because=departure.because,
            expected=departure.expected,
            got=departure.got,
            id=plan.scenario.id,
            case=plan.case.id,
            date=plan.date,
            again=again(plan, self._order.library.options, self._order.command),
        )
        if self._order.baseline.lists(event):
            self._known += 1
            yield msgspec.structs.replace(event, known=True)
        else:
            self._worse(Exit.REGRESSION)
            yield event

    def _worse(self, code: Exit) -> None:
        """The worst decides; a broken harness above a broken engine above a wrong verdict."""
        rank = [
            Exit.AS_EXPECTED,
            Exit.NOTHING_SELECTED,
            Exit.REGRESSION,
            Exit.ENGINE_BROKE,
            Exit.HARNESS_BROKE,
        ]
        self._exit = max(self._exit, code, key=rank.index)

    def _started(self, can: Capabilities) -> Started:
        order = self._order
        dates = tuple(dict.fromkeys(c.date for c in order.chosen if c.date is not None))
        return Started(
            can.name, can.version, order.command, len(order.chosen), dates, order.library.language
        )

    def _ended(self) -> Ended:
        return Ended(
            counts={date: dict(count) for date, count in sorted(self._counts.items())},
            exit=int(self._exit),
            seconds=round(time.perf_counter() - self._began, 6),
            engine_seconds=round(self._session.seconds, 6),
            departures=len(self._departures),
            known=self._known,
            stale=self._stale,
        )


def _unplannable(
    chosen: Chosen, date: str, clauses: tuple[ClauseShown, ...], error: EttinError
) -> CaseEnded:
    return CaseEnded(
        id=chosen.scenario.id,
        case=chosen.case.id,
        date=date,
        title=chosen.scenario.title,
        verdict=Verdict.HARNESS_ERROR,
        clauses=clauses,
        sources=chosen.scenario.sources,
        place=str(chosen.scenario.place),
        why=str(error),
    )
