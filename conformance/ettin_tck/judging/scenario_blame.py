"""Is it the scenario's fault that a case cannot be played? Then it is no engine's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.results import Needs, Refused, Unsupported
from ettin_tck.cases.plan import Part
from ettin_tck.judging.judge import Problem
from ettin_tck.judging.plan_runner import play
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_spec.errors import Place
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.cases.plan import Plan
    from ettin_tck.judging.one_game import Played
    from ettin_tck.library import Library

SETTING_UP = (Part.SETUP, Part.READ_BACK)


def fault_of_what_is_read(library: Library) -> Verdict:
    """Who is at fault where what is read cannot be played: the user's files, or ettin itself."""
    return Verdict.SCENARIO_ERROR if library.further.options else Verdict.HARNESS_ERROR


def scenario_at_fault(
    plan: Plan, problem: Problem, library: Library, make: Callable[[dict[str, str]], Engine]
) -> Problem | None:
    """The problem as one of the scenario, where the reference cannot play it either; else None.

    That is asked where a case could not be set up, or took what it does not foresee or nobody
    supports: of an engine that is right or wrong about a rule there is another answer.
    """
    if not _may_be_the_scenarios(problem):
        return None
    reference = make({})
    played = play(reference, plan, reference.initialize())
    if played.problem is None or not _alike(problem, played.problem):
        return None
    return Problem(
        fault_of_what_is_read(library),
        f"{_place(plan, problem)}: the scenario is at fault, since the reference cannot play it "
        f"either: {_reason(played, played.problem)}",
        problem.item,
    )


def _may_be_the_scenarios(problem: Problem) -> bool:
    if problem.item is None:
        return False
    return problem.item.part in SETTING_UP or _kind(problem) is not None


def _alike(problem: Problem, other: Problem) -> bool:
    """Are both engines stopped by the same? An opening may be refused in more than one way."""
    if problem.item is None or other.item is None:
        return False
    if problem.item.part in SETTING_UP:
        return other.item.part in SETTING_UP
    return problem.item.move == other.item.move and _kind(problem) == _kind(other)


def _kind(problem: Problem) -> str | None:
    """How a case came to a halt that a scenario can bring about; None for all other problems."""
    if problem.verdict is Verdict.UNANSWERED:
        return "unanswered"
    unsupported = problem.verdict is Verdict.SKIPPED or problem.actual == "unsupported"
    return "unsupported" if unsupported else None


def _place(plan: Plan, problem: Problem) -> Place:
    """The line of the sentence that was played, or of the scenario."""
    assert problem.item is not None
    move = problem.item.move
    return plan.sentence(move).place if move >= 0 else plan.scenario.place


def _reason(played: Played, problem: Problem) -> str:
    last = played.results[-1]
    if isinstance(last, Needs):
        answered_by = f"`ettin phrases {last.choice.purpose}` lists what answers it"
        return f"{answered_by}; {problem.message}"
    return last.reason if isinstance(last, Refused | Unsupported) else problem.message
