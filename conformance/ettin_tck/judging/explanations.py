"""Which reading of the rules would make a wrong answer right?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, TypeAlias

from ettin_spec.protocol.commands import Observe
from ettin_tck.judging.judge import Problem
from ettin_tck.judging.one_game import Played
from ettin_tck.judging.plan_runner import play
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.cases.plan import Plan
    from ettin_tck.library import Library

MOST = 3
"""Explanations given for one answer."""


@dataclass(frozen=True)
class Explanation:
    """A reading of the rules that gives an answer: a sentence, and what to call the reading."""

    text: str
    cause: str


def explanations(
    plan: Plan, problem: Problem, library: Library, make: Callable[[dict[str, str]], Engine]
) -> tuple[Explanation, ...]:
    """The policies with which the reference gives the same wrong answer.

    `make` gives a reference engine with policies overridden. Only policies that the
    reference reads in this case are tried, each value at a time: those of other dates, then
    those that never were in force, which are mistakes that engines make.
    """
    if problem.verdict is not Verdict.FAIL or problem.item is None or not problem.actual:
        return ()
    plan = replace(_up_to(plan, problem.item.move), route=None)
    right = _played(plan, make({}))
    if right.problem is not None:
        return ()
    readings = [*_dated(plan, right, library), *_never(right, library)]
    found = (
        Explanation(text(problem.actual), cause)
        for policy, setting, cause, text in readings
        if _same(problem, _played(plan, make({policy: setting})).problem)
    )
    return tuple(islice(found, MOST))


Reading: TypeAlias = "tuple[str, str, str, Callable[[str], str]]"
"""A policy, a setting of it, what to call the two, and what they say of an answer."""


def _dated(plan: Plan, right: Played, library: Library) -> Iterator[Reading]:
    """What the policies of a case have been at other times."""
    variant = plan.new_game.variant
    for policy in right.policies:
        for setting in library.other_settings(policy, plan.date, variant):
            when = partial(library.held, policy, setting, variant)
            cause = f"policy {policy} = {setting}"
            yield policy, setting, cause, partial(_right_then, cause=cause, when=when)


def _never(right: Played, library: Library) -> Iterator[Reading]:
    """What the policies of a case have never been, and engines have."""
    for policy in right.policies:
        for setting, means in library.never(policy).items():
            mistake = means.rstrip(".")
            cause = f"{mistake[0].lower()}{mistake[1:]} (policy {policy} = {setting})"
            yield policy, setting, cause, partial(_right_never, cause=cause)


def _right_then(actual: str, cause: str, when: Callable[[], str]) -> str:
    """`9 is right under the rules before 2010-04-23 (policy life.read = half_rounded_up)`."""
    return f"{_called(actual)} is right under the rules {when()} ({cause})"


def _right_never(actual: str, cause: str) -> str:
    """`42 comes of this: the teammate is taken for an opponent (policy team.opponents = ...)`."""
    return f"{_called(actual)} comes of this: {cause}"


def _called(actual: str) -> str:
    return "this" if actual.startswith(("refused", "done")) else actual


def _up_to(plan: Plan, move: int) -> Plan:
    """The plan up to a move, with the questions that come right after it.

    What comes later bears on no answer before; no reading is the better for it.
    """
    later = range(move + 1, len(plan.moves))
    end = next((n for n in later if not isinstance(plan.moves[n].command, Observe)), None)
    return plan if end is None else replace(plan, moves=plan.moves[:end])


def _played(plan: Plan, engine: Engine) -> Played:
    return play(engine, plan, engine.initialize())


def _same(one: Problem, other: Problem | None) -> bool:
    """Do two engines fail at the same sentence with the same answer?"""
    if other is None or one.item is None or other.item is None:
        return False
    kinds = one.actual.partition(" ")[0] == other.actual.partition(" ")[0]
    both_refuse = one.actual.startswith("refused") and kinds
    return one.item.move == other.item.move and (one.actual == other.actual or both_refuse)
