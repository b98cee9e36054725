"""Which reading of the rules would make a wrong answer right?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.rulebook import DEFAULT_VARIANT
from ettin_tck.judging.judge import Problem
from ettin_tck.judging.plan_runner import play
from ettin_tck.judging.sitting import Played
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.cases.plan import Plan
    from ettin_tck.library import Library

MOST = 3
"""Explanations given for one answer."""


def explanations(
    plan: Plan, problem: Problem, library: Library, make: Callable[[dict[str, str]], Engine]
) -> tuple[str, ...]:
    """Sentences naming the policies with which the reference gives the same wrong answer.

    `make` gives a reference engine with policies overridden. Only policies that the
    reference reads in this case are tried, each value at a time.
    """
    if problem.verdict is not Verdict.FAIL or problem.item is None or not problem.actual:
        return ()
    right = _played(plan, make({}))
    if right.problem is not None:
        return ()
    found: list[str] = []
    for policy, setting in _others(plan, right, library):
        if _same(problem, _played(plan, make({policy: setting})).problem):
            found.append(sentence(library, problem.actual, policy, setting, plan.new_game.variant))
    return tuple(found[:MOST])


def sentence(
    library: Library, actual: str, policy: str, setting: str, variant: str = DEFAULT_VARIANT
) -> str:
    """`9 is right under the rules before 2010-04-23 (policy life.read = half_rounded_up)`."""
    answer = "this" if actual.startswith(("refused", "done")) else actual
    when = library.held(policy, setting, variant)
    return f"{answer} is right under the rules {when} (policy {policy} = {setting})"


def _others(plan: Plan, right: Played, library: Library) -> Iterator[tuple[str, str]]:
    for policy in right.policies:
        for setting in library.other_settings(policy, plan.date, plan.new_game.variant):
            yield policy, setting


def _played(plan: Plan, engine: Engine) -> Played:
    return play(engine, plan, engine.initialize())


def _same(one: Problem, other: Problem | None) -> bool:
    """Do two engines fail at the same sentence with the same answer?"""
    if other is None or one.item is None or other.item is None:
        return False
    kinds = one.actual.partition(" ")[0] == other.actual.partition(" ")[0]
    both_refuse = one.actual.startswith("refused") and kinds
    return one.item.move == other.item.move and (one.actual == other.actual or both_refuse)
