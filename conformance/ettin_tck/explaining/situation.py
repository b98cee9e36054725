"""A situation as it is explained: what is told of it on a day, and why it is so."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ettin_spec.language.scenario import Level
from ettin_spec.own_files import located
from ettin_spec.rulebook import Basis
from ettin_spec.sources.places_of_scenarios import SaidAt, places_on
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, last_day
from ettin_tck.engines import installed
from ettin_tck.engines.engine_in_process import EngineInProcess
from ettin_tck.exit_codes import NothingSelectedError
from ettin_tck.explaining.history import Otherwise, Played, otherwise
from ettin_tck.judging.plan_runner import play
from ettin_tck.library.evidence import of_clause
from ettin_tck.telling.cards_told import faces_told
from ettin_tck.telling.outcomes import outcome_said
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ettin_spec.language.scenario import Case, Scenario
    from ettin_tck.cases.plan import Plan
    from ettin_tck.judging.one_game import Played as PlayedOnce
    from ettin_tck.library import ClauseShown, Library

REMARK = "> "
"""What a line of free text begins with in a feature file."""


@dataclass(frozen=True)
class Situation:
    """A case on a day, with all that answers why it is so.

    `asks` is the question of its feature, empty where it has none. `clauses` are cited with what
    each is worth. `derived`: no text has its variant; `inferred`: none says what comes of it.
    `differs` is what the reference comes to instead, empty where it comes to what is said.
    """

    scenario: Scenario
    case: Case
    date: str
    asks: str
    faces: tuple[str, ...]
    clauses: tuple[tuple[ClauseShown, Basis | None], ...]
    places: tuple[SaidAt, ...]
    derived: bool
    inferred: bool
    differs: str = ""
    otherwise: tuple[Otherwise, ...] = field(default=())


@dataclass(frozen=True)
class Known:
    """What was played of a case in another language already: whether it passed, and its past."""

    passed: bool
    past: tuple[Played, ...]


def explained(
    library: Library, scenario: Scenario, case: Case, date: str, known: Known | None = None
) -> Situation:
    """A case on a day on which it is in force, played on the reference if that is installed."""
    plan = plan_of(library, Chosen(scenario, case, date), date)
    scope = library.rules.scope(plan.new_game.scope)
    shown = library.clauses(case.clauses, date, case.variant)
    there = installed.maker(installed.REFERENCE) is not None
    past = known.past if known else None
    worth = [of_clause(each.key, date, case.variant, scope).basis for each in shown]
    return Situation(
        scenario,
        case,
        date,
        question_of_feature(scenario),
        faces_told(library, plan),
        tuple(zip(shown, worth, strict=True)),
        places_on(scenario.id, date),
        library.rules.variants[case.variant].derived,
        case.level is Level.SHOULD,
        _differs(library, plan) if there and not (known and known.passed) else "",
        tuple(otherwise(library, scenario, case, date, past)) if there else (),
    )


def case_on(
    library: Library, scenarios: Iterable[Scenario], date: str | None, case: Case | None = None
) -> list[Chosen]:
    """Of each scenario the case to tell on a day (ISO), by default today, its last or its first.

    `case`, where given, is the one to tell of the scenario that it is of.

    Raises:
        NothingSelectedError: none of them is in force on the day.
    """
    scenarios = list(scenarios)
    found = [_on(library, it, date, case) for it in scenarios]
    chosen = [each for each in found if each is not None]
    if not chosen:
        days = min(case.since for it in scenarios for case in it.cases)
        raise NothingSelectedError(
            f"nothing that was asked for is in force on {date}\n    the first is from {days} on"
        )
    return chosen


def _on(library: Library, scenario: Scenario, date: str | None, case: Case | None) -> Chosen | None:
    """The case of a scenario that is in force: of several in its plainest variant the first."""
    cases = [case] if case is not None and case in scenario.cases else list(scenario.cases)
    last = max(last_day(each, library.today) for each in cases)
    first = min(each.since for each in cases)
    day = date or max(min(last, library.today), first)
    there = [each for each in cases if each.holds_on(day)]
    order = list(library.rules.variants)
    there.sort(key=lambda each: order.index(each.variant))
    return Chosen(scenario, there[0], day) if there else None


def question_of_feature(scenario: Scenario) -> str:
    """The question that a feature file opens with; empty where there is none to be read."""
    told: list[str] = []
    try:
        lines = located(scenario.place.file).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return ""
    for line in map(str.strip, lines):
        if line.startswith("@id"):
            break
        if line.startswith(REMARK):
            told.append(line.removeprefix(REMARK))
    return " ".join(told)


def _differs(library: Library, plan: Plan) -> str:
    engine = EngineInProcess(installed.make())
    played = play(engine, plan, engine.initialize())
    return "" if played.verdict is Verdict.PASS else _instead(library, plan, played)


def _instead(library: Library, plan: Plan, played: PlayedOnce) -> str:
    problem = played.problem
    if problem is None:
        return str(played.verdict)
    item = problem.item
    if item is None or item.move < 0 or not played.results:
        return problem.message
    return outcome_said(library.tongue, plan.sentence(item.move), played.results[-1])


def siblings(library: Library, scenario: Scenario) -> Sequence[Scenario]:
    """The scenarios that ask the same otherwise: those of the same situation."""
    return [
        it
        for it in library.corpus.scenarios
        if it.situation == scenario.situation and it.id != scenario.id
    ]
