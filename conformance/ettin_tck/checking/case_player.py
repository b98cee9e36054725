"""One chosen case on one engine: what came of it, not yet counted."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import EttinError
from ettin_tck.cases.plan import Item, Plan, items, opened_with
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.required_claims import lack, without_unseen
from ettin_tck.cases.selection import Chosen, date_for
from ettin_tck.cases.variations import variations, varied
from ettin_tck.checking.baseline import Baseline
from ettin_tck.checking.case_reports import again, event_of, not_played
from ettin_tck.checking.check_events import CaseEnded, Departed
from ettin_tck.judging.explanations import explanations
from ettin_tck.judging.flow_watch import watch_of
from ettin_tck.judging.plan_runner import Played, play
from ettin_tck.library import ClauseShown
from ettin_tck.verdicts import WRONG, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ettin_spec.monitor.departures.blame import Departure
    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.engines.faults import EngineFault
    from ettin_tck.library import Library


@dataclass(frozen=True)
class Order:
    """What to check and how. `reference` makes the engine that explains wrong answers."""

    library: Library
    chosen: Sequence[Chosen]
    command: tuple[str, ...]
    baseline: Baseline = field(default_factory=Baseline)
    vary: bool = False
    reference: Callable[[dict[str, str]], Engine] | None = None
    fail_fast: bool = False


@dataclass(frozen=True)
class Outcome:
    """What came of a case: its event, a departure from the flow, variations that differ.

    `fault` is the first that the engine showed, if it showed one. `passes_told`: whether an
    advance that must have had passes told of them. `lost_sight`: why the flow of the game could
    not be followed to the end.
    """

    event: CaseEnded
    departed: Departed | None = None
    varied: tuple[CaseEnded, ...] = ()
    fault: EngineFault | None = None
    passes_told: bool | None = None
    lost_sight: str = ""


class CasePlayer:
    """Plays cases on one engine that has said what it can do.

    What is sent is the same on every date of a case but for the game's own line, so it is
    worked out once for cases that come in a row.
    """

    def __init__(self, order: Order, engine: Engine, can: Capabilities) -> None:
        self._order, self._engine, self._can = order, engine, can
        self._last: Plan | None = None
        self._batches: list[list[Item]] = []

    def outcome(self, chosen: Chosen) -> Outcome:
        """Play one case, or say why the engine cannot be asked."""
        library, can = self._order.library, self._can
        date = date_for(chosen, library.today, can.rules.first, can.rules.last)
        clauses = library.clauses(chosen.case.clauses, date)
        try:
            plan = without_unseen(plan_of(library, chosen, date), can)
            lacking = lack(plan, can, library.card_needs(plan.new_game.cards, date))
        except EttinError as error:
            return Outcome(_unplannable(chosen, date, clauses, error))
        if lacking is not None:
            return Outcome(not_played(plan, clauses, lacking.verdict, lacking.why))
        return self._played(plan)

    def _played(self, plan: Plan) -> Outcome:
        began = time.perf_counter()
        watch = watch_of(plan, self._order.library, self._can)
        played = play(self._engine, plan, self._can, watch, batches=self._items(plan))
        event = self._event(plan, played, time.perf_counter() - began)
        left = watch.departure
        outcome = Outcome(
            event,
            None if left is None else self._departed(plan, left),
            fault=played.fault,
            passes_told=watch.passes_told,
            lost_sight=watch.lost_sight,
        )
        if not self._order.vary or played.fault is not None:
            return outcome
        told = list(self._varied(plan, played))
        fault = next((other.fault for _, other in told if other.fault is not None), None)
        return replace(outcome, varied=tuple(each for each, _ in told), fault=fault)

    def _items(self, plan: Plan) -> list[list[Item]]:
        last = self._last
        if last is None or last.moves is not plan.moves or last.opening is not plan.opening:
            self._last, self._batches = plan, items(plan, self._can)
        return opened_with(plan.new_game, self._batches)

    def _varied(self, plan: Plan, first: Played) -> Iterator[tuple[CaseEnded, Played]]:
        """Play the variations until the engine breaks; those whose verdict differs are told."""
        for variation in variations(plan.new_game.teams):
            other = varied(plan, variation)
            played = play(self._engine, other, self._can)
            if played.verdict is not first.verdict:
                yield self._differing(other, played, first), played
            if played.fault is not None:
                return

    def _differing(self, plan: Plan, played: Played, first: Played) -> CaseEnded:
        event = self._event(plan, played, 0.0)
        why = f"with {plan.variation} the verdict is {played.verdict}, and {first.verdict} without"
        if played.verdict in WRONG or played.verdict is Verdict.PASS:
            event = msgspec.structs.replace(event, verdict=Verdict.FAIL)
        return msgspec.structs.replace(event, why=". ".join(p for p in (why, event.why) if p))

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

    def _departed(self, plan: Plan, departure: Departure) -> Departed:
        library = self._order.library
        return Departed(
            transition=departure.transition,
            clause=library.clause(departure.clause, plan.date),
            because=departure.because,
            expected=departure.expected,
            got=departure.got,
            near=departure.near,
            perhaps=departure.perhaps,
            id=plan.scenario.id,
            case=plan.case.id,
            date=plan.date,
            again=again(plan, library.options, self._order.command),
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
