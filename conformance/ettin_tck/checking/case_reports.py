"""A case that was played, told as an event: what a report needs to print it."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.protocol.commands import Observe
from ettin_tck.cases.claim_ladder import READING
from ettin_tck.cases.plan import Part
from ettin_tck.checking.case_stories import sentences_said
from ettin_tck.checking.check_events import CaseEnded, Line
from ettin_tck.engines.safe_text import one_line, some_lines
from ettin_tck.library import ClauseShown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.errors import EttinError
    from ettin_tck.cases.plan import Item, Plan
    from ettin_tck.cases.required_claims import Lack
    from ettin_tck.cases.selection import Chosen
    from ettin_tck.judging.judge import Problem
    from ettin_tck.judging.one_game import Played
    from ettin_tck.verdicts import Verdict


THE_WAY = "the way to the position"
"""What is told of an engine that is given no position, in place of a sentence of the case."""

MOST_LINES, LONGEST = 40, 1_000
"""Lines of a reason, and characters of each, that are told of a case."""


def event_of(
    plan: Plan,
    played: Played,
    clauses: tuple[ClauseShown, ...],
    *,
    options: Sequence[str],
    command: Sequence[str],
    traced: bool = False,
    seed: int = 0,
) -> CaseEnded:
    """The event of a case that was played; `options` bring the library it is of.

    `traced`: with all that was said in it, which may be much. `seed` has drawn its variation.
    """
    event = CaseEnded(
        id=plan.scenario.id,
        case=plan.case.id,
        date=plan.date,
        title=plan.scenario.title,
        verdict=played.verdict,
        clauses=clauses,
        sources=plan.scenario.sources,
        place=str(plan.scenario.place),
        again=again(plan, options, command, seed),
        variation=plan.variation,
        steps=len(plan.case.steps) + len(plan.new_game.cards),
        trace=trace_of(played) if traced else (),
    )
    if played.problem is None:
        return event
    story = tuple(sentences_said(plan, played))
    return msgspec.structs.replace(_with_problem(event, plan, played.problem), story=story)


def not_played(plan: Plan, clauses: tuple[ClauseShown, ...], lacking: Lack) -> CaseEnded:
    """The event of a case that the engine cannot be asked."""
    return CaseEnded(
        id=plan.scenario.id,
        case=plan.case.id,
        date=plan.date,
        title=plan.scenario.title,
        verdict=lacking.verdict,
        clauses=clauses,
        sources=plan.scenario.sources,
        place=str(plan.scenario.place),
        why=lacking.why,
        lacks=lacking.claims,
        variation=plan.variation,
    )


def unplannable(
    chosen: Chosen,
    date: str,
    clauses: tuple[ClauseShown, ...],
    whose: Verdict,
    error: EttinError,
) -> CaseEnded:
    """The event of a case that cannot be planned, `whose` fault it is."""
    return CaseEnded(
        id=chosen.scenario.id,
        case=chosen.case.id,
        date=date,
        title=chosen.scenario.title,
        verdict=whose,
        clauses=clauses,
        sources=chosen.scenario.sources,
        place=str(chosen.scenario.place),
        why=str(error),
    )


def again(plan: Plan, options: Sequence[str], command: Sequence[str], seed: int = 0) -> str:
    """The line that shows a case again, step by step."""
    one_of_several = "/" in plan.case.id or "+" in plan.case.id
    name = plan.case.id if one_of_several else plan.case.scenario
    words = ["ettin", "replay", name, "--date", plan.date, *options]
    if plan.variation:
        words += ["--as", plan.variation, "--seed", str(seed)]
    return shlex.join(words + (["--", *command] if command else []))


def trace_of(played: Played) -> tuple[Line, ...]:
    """Commands and results as they went over the wire."""
    return tuple(Line(exchange.item.command, exchange.result) for exchange in played.trace)


def _with_problem(event: CaseEnded, plan: Plan, problem: Problem) -> CaseEnded:
    item = problem.item
    return msgspec.structs.replace(
        event,
        why=some_lines(problem.message, MOST_LINES, LONGEST),
        expected=one_line(problem.expected, LONGEST),
        actual=one_line(problem.actual, LONGEST),
        keyword=_keyword(plan, item),
        sentence=_sentence(plan, item),
        asked=_asked(item),
        after=_after(plan, item),
        lacks=tuple(f"{READING}{name}" for name in problem.unread),
    )


def _keyword(plan: Plan, item: Item | None) -> str:
    if item is None:
        return ""
    return str(plan.sentence(item.move).role) if item.move >= 0 else "given"


def _sentence(plan: Plan, item: Item | None) -> str:
    if item is None:
        return ""
    if item.move >= 0:
        return plan.sentence(item.move).text
    before = {Part.READ_BACK: "the position", Part.ROUTE: THE_WAY}
    return before.get(item.part, "the start of the game")


def _asked(item: Item | None) -> str:
    """The question as it was sent: `{q: life, team: A}`."""
    if item is None or not isinstance(item.command, Observe):
        return ""
    fields = msgspec.to_builtins(item.command.ask)
    return "{" + ", ".join(f"{name}: {value}" for name, value in fields.items()) + "}"


def _after(plan: Plan, item: Item | None) -> str:
    """The last sentence that did something before the one that failed, with its number."""
    if item is None or item.move < 0:
        return ""
    before = plan.moves[: item.move]
    deeds = [n for n, move in enumerate(before) if not isinstance(move.command, Observe)]
    if not deeds:
        return ""
    last = deeds[-1]
    return f"step {plan.moves[last].sentence + 1} ({plan.sentence(last).text})"
