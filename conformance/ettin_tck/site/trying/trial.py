"""A scenario that somebody has written, played once: in a program that may be ended, or a page."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import EttinError, SpecError, SpecErrors
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Wanted, date_for, select
from ettin_tck.engines import installed
from ettin_tck.engines.engine_in_process import EngineInProcess
from ettin_tck.judging.plan_runner import play_stepwise
from ettin_tck.judging.scenario_blame import scenario_at_fault
from ettin_tck.library import Further, Library
from ettin_tck.pages.rendering import filled
from ettin_tck.site.questions.table_steps import steps
from ettin_tck.site.rendering import TEMPLATES
from ettin_tck.site.words_said import words_said
from ettin_tck.telling.cards_told import cards_told
from ettin_tck.telling.outcomes import outcome_said
from ettin_tck.telling.positions import positions
from ettin_tck.telling.words_told import words_told
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from ettin_spec.errors import Place
    from ettin_tck.cases.plan import Plan
    from ettin_tck.cases.selection import Chosen
    from ettin_tck.judging.judge import Problem
    from ettin_tck.judging.one_game import Played
    from ettin_tck.site.questions.table_steps import Step

NAME = "scenario.feature"
MOST = 24
"""Cases that are played of one text."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be tried: a feature file in a language, on an ISO date or each case's own."""

    language: str
    text: str
    date: str = ""
    cards: tuple[str, ...] = ()


class Wrong(msgspec.Struct, frozen=True):
    """What is wrong with the text, at a line of it; 0 where no line is known."""

    line: int
    says: str


class Tried(msgspec.Struct, frozen=True):
    """What came of it: HTML that tells the cases, or what is wrong with the text."""

    html: str = ""
    wrong: tuple[Wrong, ...] = ()


@dataclass(frozen=True)
class CaseTried:
    """A case as it was played. `says`: what came instead of what was expected; empty if it holds.

    `faulty`: no engine could play it, for the reason that `says` tells; `line` is where it ended.
    """

    name: str
    date: str
    values: tuple[tuple[str, str], ...]
    verdict: Verdict
    says: str
    faulty: bool
    line: int
    steps: tuple[Step, ...]


def answered(asked: str | bytes) -> str:
    """What comes of an `Asked`, as JSON of a `Tried`."""
    return msgspec.json.encode(tried(msgspec.json.decode(asked, type=Asked))).decode()


def tried(asked: Asked) -> Tried:
    """Play what is asked on the reference."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / asked.language / NAME
        file.parent.mkdir()
        file.write_text(asked.text, encoding="utf-8")
        library = Library(asked.language, Further(Path(folder), cards=_files(asked.cards)))
        try:
            dates = (library.date(asked.date),) if asked.date else ()
            chosen = select(library, Wanted(dates))
            cases = tuple(_case(library, each) for each in chosen[:MOST])
        except SpecErrors as errors:
            return Tried(wrong=tuple(_wrong(each, file) for each in errors.errors))
        except SpecError as error:
            return Tried(wrong=(_wrong(error, file),))
        except EttinError as error:
            return Tried(wrong=(Wrong(0, _one_line(str(error))),))
        return Tried(_told(asked.language, cases, len(chosen) - len(cases)))


def _files(cards: tuple[str, ...]) -> tuple[Path, ...]:
    return tuple(map(Path, cards))


def _wrong(error: SpecError, file: Path) -> Wrong:
    line = error.place.line if Path(error.place.file) == file else 0
    return Wrong(line, _one_line("; ".join(filter(None, (error.wrong, error.remedy)))))


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _case(library: Library, chosen: Chosen) -> CaseTried:
    make = installed.maker(installed.REFERENCE)
    engine = EngineInProcess(installed.make())
    can = engine.initialize()
    plan = plan_of(
        library, chosen, date_for(chosen, library.today, can.rules.first, can.rules.last)
    )
    played, cards = play_stepwise(engine, plan, can), cards_told(library, plan)
    seen = positions(EngineInProcess(installed.make()), plan, can, cards)
    problem = played.problem
    if problem is not None and make is not None:
        problem = scenario_at_fault(plan, problem, library, make) or problem
    faulty = problem is not None and problem.verdict is not Verdict.FAIL
    return CaseTried(
        plan.scenario.title,
        plan.date,
        plan.case.values,
        problem.verdict if problem is not None else played.verdict,
        "" if problem is None else _instead(library, plan, played, problem, faulty=faulty),
        faulty,
        _place(plan, problem).line if problem is not None else 0,
        steps(library, plan, played, seen, cards),
    )


def _instead(
    library: Library, plan: Plan, played: Played, problem: Problem, *, faulty: bool
) -> str:
    """What came where something else was expected, as a sentence; or why nothing could."""
    item = problem.item
    if faulty or item is None or item.move < 0 or not played.trace:
        return _one_line(problem.message.removeprefix(f"{_place(plan, problem)}: "))
    said = outcome_said(library.tongue, plan.sentence(item.move), played.trace[-1].result)
    return said[:1].upper() + said[1:]


def _place(plan: Plan, problem: Problem) -> Place:
    """The line of the sentence that something is wrong with, or of the scenario."""
    move = problem.item.move if problem.item is not None else -1
    return plan.sentence(move).place if move >= 0 else plan.scenario.place


def _told(language: str, cases: tuple[CaseTried, ...], unplayed: int) -> str:
    words = words_said(language)
    data = {
        "cases": cases,
        "unplayed": unplayed,
        "site": words.say,
        "told": words_told(language).say,
    }
    return filled(TEMPLATES, "tried.html", language, data)
