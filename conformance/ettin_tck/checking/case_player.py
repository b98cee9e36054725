"""One chosen case on one engine: what came of it, not yet counted."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import EttinError
from ettin_spec.rulebook import Basis
from ettin_tck.cases.plan import Messages, Plan, messages
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.required_claims import lack, without_unseen
from ettin_tck.cases.selection import Chosen, date_for
from ettin_tck.cases.unchanged_by_refusals import looks
from ettin_tck.cases.variations import NAMES, glances, turned
from ettin_tck.checking.baseline import Baseline
from ettin_tck.checking.case_reports import again, event_of, not_played, unplannable
from ettin_tck.checking.check_events import CaseEnded, Departed
from ettin_tck.checking.monitor_notes import NO_PASSES, PassesTold
from ettin_tck.checking.played_before import CaseOnDates, InFull, sends_alike
from ettin_tck.checking.unread_cards import CardOpened, CardsNoted
from ettin_tck.judging.explanations import explanations
from ettin_tck.judging.flow_watch import Watches, watch_of
from ettin_tck.judging.offered_choices import Offers
from ettin_tck.judging.one_game import Played
from ettin_tck.judging.open_choices import AnsweredBefore, asked_in, held_open
from ettin_tck.judging.plan_runner import play
from ettin_tck.judging.proved_routes import ProvedRoutes
from ettin_tck.judging.reference_choices import ReferenceChoices
from ettin_tck.judging.scenario_blame import fault_of_what_is_read, scenario_at_fault
from ettin_tck.judging.varied_expectations import Varying
from ettin_tck.library import SCOPE, ClauseShown
from ettin_tck.library.evidence import of_clause
from ettin_tck.verdicts import ABOUT_RULES, IDLE, UNPLAYABLE, WRONG, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from ettin_spec.language.scenario import Case
    from ettin_spec.monitor.departures.blame import Departure
    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.engines.faults import EngineFault
    from ettin_tck.judging.flow_watch import Watch
    from ettin_tck.judging.judge import Problem
    from ettin_tck.library import Library


IN_ALL = "what an engine supports in one play of a case it has to support in all"
"""Why a case that is skipped in some of its plays fails."""

SURE = 2
"""How often a case and its variation are played again before the variation is blamed."""


@dataclass(frozen=True)
class Order:
    """What to check and how. `reference` makes the engine that explains wrong answers.

    `asked`: what has to be asked for in each case, by its id and date; without it the reference
    says so. `strict`: what differs from an inference of ours counts like any other failure.
    `traced`: each case is told with all that was said in it. `seed` draws the variations; each
    case is played `repeat` times.
    """

    library: Library
    chosen: Sequence[Chosen]
    command: tuple[str, ...]
    baseline: Baseline = field(default_factory=Baseline)
    vary: bool = False
    reference: Callable[[dict[str, str]], Engine] | None = None
    asked: Mapping[tuple[str, str], Sequence[AnsweredBefore]] | None = None
    fail_fast: bool = False
    strict: bool = False
    traced: bool = False
    seed: int = 0
    repeat: int = 1


@dataclass(frozen=True)
class Outcome:
    """What came of a case: its event, departures from the flow, variations that differ.

    `fault` is the first that the engine showed, if it showed one. `passes`: what its statuses told
    of passes, in all of its games. `move`: that of the case at which its problem
    showed, by number; None where it has none, or shows before the first. `opened`: the cards with
    which its games were opened, read or refused.
    """

    event: CaseEnded
    departures: tuple[Departed, ...] = ()
    varied: tuple[CaseEnded, ...] = ()
    fault: EngineFault | None = None
    passes: PassesTold = NO_PASSES
    move: int | None = None
    opened: tuple[CardOpened, ...] = ()


@dataclass(frozen=True)
class _Way:
    """How a case is played: what is sent, where that is drawn; whether it is turned."""

    sent: Messages | None = None
    turned: bool = False


class CasePlayer:
    """Plays cases on one engine that has said what it can do.

    What is sent is the same on every date of a case but for the game's own line, so it is
    worked out once for cases that come in a row.
    """

    def __init__(self, order: Order, engine: Engine, can: Capabilities) -> None:
        self._order, self._can = order, can
        self._engine = CardsNoted(engine)
        self._dates = CaseOnDates(self._engine)
        self._last: tuple[Plan, Messages] | None = None
        self._passes = NO_PASSES
        reference = order.reference({}) if order.vary and order.reference is not None else None
        self._varying = Varying(order.library, can, order.seed, reference)
        self._routes = ProvedRoutes(order.library, order.reference)
        self._beside = ReferenceChoices(order.reference)

    def outcome(self, chosen: Chosen) -> Outcome:
        """Play one case, or say why the engine cannot be asked."""
        library, can = self._order.library, self._can
        date = date_for(chosen, library.today, can.rules.first, can.rules.last)
        try:
            plan = without_unseen(plan_of(library, chosen, date), can)
            plan = self._routes.for_engine(plan, can)
            lacking = lack(plan, can, library.card_needs(plan.new_game.cards, date))
        except EttinError as error:
            clauses = self._clauses(chosen.case, date)
            whose = fault_of_what_is_read(library)
            return Outcome(unplannable(chosen, date, clauses, whose, error))
        if lacking is not None:
            clauses = self._clauses(plan.case, date)
            event = not_played(plan, clauses, lacking)
            event = msgspec.structs.replace(event, lost=self._was_asked(chosen, date))
            return Outcome(self._with_basis(event, plan))
        outcome = self._played(plan)
        return replace(outcome, opened=self._engine.taken(), passes=self._passes)

    def _clauses(self, case: Case, date: str) -> tuple[ClauseShown, ...]:
        return self._order.library.clauses(case.clauses, date, case.variant)

    def _was_asked(self, chosen: Chosen, date: str) -> bool:
        """Did the engine claim all that a case needs when the baseline was written?"""
        library, claims = self._order.library, self._order.baseline.claims
        if claims is None:
            return False
        plan = without_unseen(plan_of(library, chosen, date), claims)
        plan = self._routes.for_engine(plan, claims)
        return lack(plan, claims, library.card_needs(plan.new_game.cards, date)) is None

    def _played(self, plan: Plan) -> Outcome:
        began, left = time.perf_counter(), list[Departed]()
        in_full = partial(self._in_full, plan, left)
        is_turned = self._way(plan, 0)
        first = (
            in_full(self._engine)
            if is_turned
            else self._dates.played(plan, in_full, self._beside.of)
        )
        self._passes = first.passes
        played = self._blamed(plan, first.played)
        if played.verdict in UNPLAYABLE:
            return Outcome(self._event(plan, played, time.perf_counter() - began))
        played, verdicts = self._repeated(plan, played, left)
        event = self._event(plan, played, time.perf_counter() - began)
        outcome = Outcome(
            event,
            tuple(left),
            fault=played.fault,
            move=_move_of(played.problem),
        )
        if len(verdicts) > 1 and played.fault is None:
            return replace(outcome, event=_not_always(event, verdicts))
        if not self._order.vary or played.fault is not None:
            return outcome
        told = list(self._varied(plan, played, left))
        fault = next((other.fault for _, other in told if other.fault is not None), None)
        return replace(
            outcome, departures=tuple(left), varied=tuple(each for each, _ in told), fault=fault
        )

    def _in_full(self, plan: Plan, left: list[Departed], engine: Engine) -> InFull:
        """The first play of a case, on an engine that may have been sent some of it."""
        way = _Way(self._messages(plan), self._way(plan, 0))
        played, watch = self._watched(engine, plan, left, way)
        choices = self._beside.known(plan)
        right = played.problem is None and not left
        return InFull(played, self._passes_told(plan, watch), right, choices)

    def _played_again(self, plan: Plan, left: list[Departed], way: _Way) -> Played:
        """Play a case once more, or another that grew out of it."""
        played, watch = self._watched(self._engine, plan, left, way)
        self._passes += self._passes_told(plan, watch)
        return played

    def _watched(
        self,
        engine: Engine,
        plan: Plan,
        left: list[Departed],
        way: _Way,
    ) -> tuple[Played, Watch]:
        """Play a case under the eyes of monitors, one for each game that is played for it.

        The first departure is noted among those `left`.
        """
        watches = Watches(partial(watch_of, plan, self._order.library, self._can))
        watch, another = watches.another(), watches.another
        offers, must = Offers(self._beside, plan, self._can), self._asked(plan)
        played = play(
            engine,
            plan,
            self._can,
            watch,
            way.sent,
            turned=way.turned,
            offers=offers,
            watch_again=another,
        )
        played = watches.followed(played)
        if played.problem is None:
            held = held_open(engine, plan, self._can, must, offers, watch_again=another)
            played = watches.followed(held or played)
        if (departure := watches.departure) is not None:
            left.append(self._departed(plan, departure))
        return played, watch

    def _passes_told(self, plan: Plan, watch: Watch) -> PassesTold:
        untold = {kind: self._departed(plan, each) for kind, each in watch.untold.items()}
        return PassesTold(frozenset(watch.told), untold, watch.times)

    def _asked(self, plan: Plan) -> Callable[[AnsweredBefore], bool]:
        """Whether a player has to be asked in a case for what it answers beforehand."""
        order = self._order
        if order.asked is None:
            return asked_in(self._beside, plan)
        return order.asked.get((plan.case.id, plan.date), ()).__contains__

    def _blamed(self, plan: Plan, played: Played) -> Played:
        """A case as it was played, its problem the scenario's where it is that."""
        problem, make = played.problem, self._order.reference
        if problem is not None and not problem.unread and make is not None:
            found = scenario_at_fault(plan, problem, self._order.library, make)
            return played if found is None else replace(played, problem=found)
        return played

    def _repeated(
        self, plan: Plan, first: Played, left: list[Departed]
    ) -> tuple[Played, Counter[Verdict]]:
        """Play a case again as often as is asked for; the play that is worth telling, and all.

        Every other time the game without what must be refused comes first.
        """
        told, verdicts = first, Counter([first.verdict])
        for number in range(1, self._order.repeat):
            if told.fault is not None:
                break
            way, sent = self._way(plan, number), self._glancing(plan, f"play {number}")
            played = self._played_again(plan, left, _Way(sent, way))
            verdicts[played.verdict] += 1
            if told.problem is None or played.fault is not None:
                told = played
        return told, verdicts

    def _way(self, plan: Plan, number: int) -> bool:
        """Whether the game without refusals comes first; a seed draws it for repeated plays."""
        if self._order.repeat == 1:
            return False
        drawn = turned(plan, "", self._order.seed)
        return (drawn + number) % 2 == 1

    def _messages(self, plan: Plan) -> Messages:
        last = self._last
        if last is None or not sends_alike(last[0], plan):
            last = self._last = plan, messages(plan, self._can)
        return last[1].opened_with(plan.new_game)

    def _glancing(self, plan: Plan, name: str) -> Messages:
        """What is sent in a further play of a case, with as much to look at as the seed draws."""
        looked = looks(plan, self._can) if plan.refusals else ()
        return messages(plan, self._can, glances(plan, name, self._order.seed, looked))

    def _varied(
        self, plan: Plan, first: Played, left: list[Departed]
    ) -> Iterator[tuple[CaseEnded, Played]]:
        """Play the variations until the engine breaks; those whose verdict differs are told."""
        for name in NAMES:
            other = self._varying.varied(plan, name)
            if other is None:
                continue
            way = turned(plan, name, self._order.seed)
            told = _Way(self._glancing(other, name), turned=way)
            played = self._played_again(other, left, told)
            if played.verdict is not first.verdict and not _adds_unread(other, plan, played):
                yield self._differing(other, played, told, plan, first, left=left), played
            if played.fault is not None:
                return

    def _differing(
        self,
        other: Plan,
        played: Played,
        told: _Way,
        plan: Plan,
        first: Played,
        *,
        left: list[Departed],
    ) -> CaseEnded:
        """A variation with another verdict, told as such only if both verdicts come again.

        `told` is how it was played.
        """
        event = self._event(other, played, 0.0)
        if played.fault is None:
            for each, before, way in ((other, played, told), (plan, first, _Way())):
                verdicts = Counter([before.verdict])
                for _ in range(SURE):
                    verdicts[self._played_again(each, left, way).verdict] += 1
                if len(verdicts) > 1:
                    return _not_always(event, verdicts)
        why = f"with {other.variation} the verdict is {played.verdict}, and {first.verdict} without"
        if Verdict.SKIPPED in (played.verdict, first.verdict):
            why = f"{why}: {IN_ALL}"
        if played.verdict in WRONG | IDLE or played.verdict is Verdict.PASS:
            event = msgspec.structs.replace(event, verdict=Verdict.FAIL)
        return msgspec.structs.replace(event, why=". ".join(p for p in (why, event.why) if p))

    def _event(self, plan: Plan, played: Played, seconds: float) -> CaseEnded:
        order = self._order
        event = event_of(
            plan,
            played,
            self._clauses(plan.case, plan.date),
            options=order.library.options,
            command=order.command,
            traced=order.traced,
            seed=order.seed,
        )
        problem = played.problem
        if problem is not None and not problem.unread and order.reference is not None:
            why = explanations(plan, problem, order.library, order.reference)
            event = msgspec.structs.replace(
                event,
                explained=tuple(each.text for each in why),
                causes=tuple(each.cause for each in why),
            )
        event = self._with_basis(event, plan)
        return msgspec.structs.replace(event, seconds=round(seconds, 6))

    def _with_basis(self, event: CaseEnded, plan: Plan) -> CaseEnded:
        rests = self._order.library.evidence(plan.scenario, plan.case, plan.date)
        differs = event.verdict in ABOUT_RULES
        dispute = self._order.library.disputes.get(plan.scenario.id) if differs else None
        doubted = differs and not self._order.strict and rests.basis is Basis.INFERENCE
        return msgspec.structs.replace(
            event,
            basis=rests.basis or "",
            rests_on=str(rests),
            doubted=doubted and dispute is None,
            disputed="" if dispute is None else str(dispute),
        )

    def _departed(self, plan: Plan, departure: Departure) -> Departed:
        library = self._order.library
        return Departed(
            transition=departure.transition,
            clause=library.clause(departure.clause, plan.date, plan.case.variant),
            because=departure.because,
            expected=departure.expected,
            got=departure.got,
            near=departure.near,
            perhaps=departure.perhaps,
            id=plan.scenario.id,
            case=plan.case.id,
            date=plan.date,
            basis=of_clause(departure.clause, plan.date, plan.case.variant, SCOPE).basis or "",
            again=again(plan, library.options, self._order.command, self._order.seed),
            variation=plan.variation,
        )


def _adds_unread(other: Plan, plan: Plan, played: Played) -> bool:
    """Was a variation not asked because of a card that it adds, and the engine cannot read?"""
    unread = () if played.problem is None else played.problem.unread
    return any(name in other.new_game.cards and name not in plan.new_game.cards for name in unread)


def _move_of(problem: Problem | None) -> int | None:
    item = problem.item if problem is not None else None
    return item.move if item is not None and item.move >= 0 else None


def _not_always(event: CaseEnded, verdicts: Counter[Verdict]) -> CaseEnded:
    """A case whose verdict differs between equal plays: flaky, or not supported in all of them."""
    often = ", ".join(f"{number} {verdict}" for verdict, number in verdicts.items())
    why, verdict = f"the same case, played {verdicts.total()} times: {often}", Verdict.FLAKY
    if Verdict.SKIPPED in verdicts:
        why, verdict = f"{why}: {IN_ALL}", Verdict.FAIL
    return msgspec.structs.replace(
        event, verdict=verdict, why=". ".join(part for part in (why, event.why) if part)
    )
