"""A case that was played as its sentences, each with what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.language.scenario import Role
from ettin_tck.checking.check_events import Mark, Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.cases.plan import Plan
    from ettin_tck.judging.one_game import Played

ELIDED = ("'", "’")
"""With what a keyword ends that is written together with what follows: *Et qu'Angie*."""


def sentences_said(plan: Plan, played: Played) -> Iterator[Said]:
    """The sentences of a case in order; marked are those after Then that held, and what failed."""
    problem = played.problem
    wrong = problem.item.move if problem is not None and problem.item is not None else -1
    shown = {move.sentence: number for number, move in enumerate(plan.moves)}
    for number, step in enumerate(plan.case.steps):
        move, mark = shown.get(number, -1), Mark.UNSAID
        if move >= 0 and move == wrong:
            mark = Mark.FAILED
        elif step.role is Role.THEN and (problem is None or 0 <= move < wrong):
            mark = Mark.HELD
        joined = "" if step.keyword.endswith(ELIDED) else " "
        yield Said(f"{step.keyword}{joined}{step.text}", mark)
