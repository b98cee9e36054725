"""Which reading of the rules, or which mistake, would give a wrong answer?"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from ettin_spec.protocol.commands import Observe
from ettin_tck.judging.judge import Problem
from ettin_tck.judging.offered_choices import Offers
from ettin_tck.judging.one_game import Played
from ettin_tck.judging.plan_runner import play
from ettin_tck.judging.reference_choices import ReferenceChoices
from ettin_tck.mistakes import MISTAKES, OF_SETTING, BentEngine
from ettin_tck.mistakes.mistake import parts
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.cases.plan import Item, Plan
    from ettin_tck.library import Library
    from ettin_tck.mistakes.mistake import Mistake


CALLED = re.compile(r"\b(?P<kind>policy|mistake) (?P<name>[\w.]+)(?: = (?P<setting>.+?))?\)?$")
"""What a reading is called at its end."""

THIS = "this"
"""What an answer is called that is no number or name."""


@dataclass(frozen=True)
class Explanation:
    """A reading of the rules that gives an answer: a sentence, and what to call the reading."""

    text: str
    cause: str


@dataclass(frozen=True)
class Reading:
    """What an engine may have made of the rules.

    `cause` is what to call it, `engine` one that has it, `says` a sentence on an answer that it
    explains. `cited`: it is of a clause that the case cites; `typical`: engines are known to have
    had it. What is either is told before the others.
    """

    cause: str
    engine: Callable[[], Engine]
    says: Callable[[str], str]
    cited: bool = True
    typical: bool = True

    @property
    def rank(self) -> tuple[bool, bool]:
        """What comes first is likeliest."""
        return (not self.cited, not self.typical)


def explanations(
    plan: Plan, problem: Problem, library: Library, make: Callable[[dict[str, str]], Engine]
) -> tuple[Explanation, ...]:
    """The policies, or mistakes, with which the reference gives the same wrong answer.

    `make` gives a reference engine with policies overridden. Only policies that the
    reference reads in this case are tried, each value at a time: those of other dates, those of
    other variants, then those that never were in force, which are mistakes that engines make; and
    the mistakes that are no policy's.
    """
    if problem.item is None or not _told(problem):
        return ()
    plan = replace(_up_to(plan, problem.item.move), route=None)
    beside = ReferenceChoices(make)
    right = _played(plan, make({}), beside)
    if right.problem is not None:
        return ()
    readings = (
        *_dated(plan, right, library, make),
        *_never(plan, right, library, make),
        *_mistaken(plan, problem.item, make),
    )
    return tuple(
        Explanation(reading.says(problem.actual), reading.cause)
        for reading in sorted(readings, key=lambda reading: reading.rank)
        if _same(problem, _played(plan, reading.engine(), beside).problem)
    )


def _dated(
    plan: Plan, right: Played, library: Library, make: Callable[[dict[str, str]], Engine]
) -> Iterator[Reading]:
    """What the policies of a case have been at other times, and are in other variants."""
    variant = plan.new_game.variant
    for policy in right.policies:
        here = library.other_settings(policy, plan.date, variant)
        elsewhere = library.settings_elsewhere(policy, plan.date, variant)
        for setting, means in {**here, **elsewhere}.items():
            named = f"policy {policy} = {setting}"
            when = partial(library.held, policy, setting, variant)
            yield Reading(
                _called_reading(policy, setting, means),
                partial(make, {policy: setting}),
                partial(_right_then, named=named, when=when),
                cited=_cites(plan, library, policy),
                typical=(policy, setting) in OF_SETTING,
            )


def _never(
    plan: Plan, right: Played, library: Library, make: Callable[[dict[str, str]], Engine]
) -> Iterator[Reading]:
    """What the policies of a case have never been, and engines have."""
    for policy in right.policies:
        for setting, means in library.never(policy).items():
            cause = _called_reading(policy, setting, means)
            engine = partial(make, {policy: setting})
            cited = _cites(plan, library, policy)
            yield Reading(cause, engine, partial(_comes_of, cause=cause), cited)


def _cites(plan: Plan, library: Library, policy: str) -> bool:
    """Does a case cite the clause that sets a policy?"""
    return library.clause_key_of(policy, plan.new_game.variant, plan.date) in plan.case.clauses


def _called_reading(policy: str, setting: str, means: str) -> str:
    """`each member has half of it (policy life.read = half_rounded_up)`."""
    mistake = OF_SETTING.get((policy, setting))
    sense = mistake.sentence if mistake is not None else means
    named = f"policy {policy} = {setting}"
    return f"{_small(sense)} ({named})" if sense else named


def _mistaken(
    plan: Plan, item: Item, make: Callable[[dict[str, str]], Engine]
) -> Iterator[Reading]:
    """The mistakes that bend what was done in a case or asked in the end, or misread its cards."""
    done = [move.command for move in plan.moves if not isinstance(move.command, Observe)]
    said = [part for command in (*done, item.command) for part in parts(command)]
    for mistake in MISTAKES.values():
        misread = mistake.misread(plan.new_game) is not plan.new_game
        if misread or mistake.bends_any(said):
            cause = f"{_small(mistake.sentence)} (mistake {mistake.name})"
            engine = partial(_bent, make, mistake.name)
            yield Reading(cause, engine, partial(_comes_of, cause=cause))


def shows(cause: str, plan: Plan, make: Callable[[dict[str, str]], Engine]) -> bool:
    """Would an engine that has a reading, which `cause` names, fail a case?

    False where the reference itself does not pass it.
    """
    named = CALLED.search(cause)
    if named is None:
        return False
    kind, name, setting = named["kind"], named["name"], named["setting"]
    plan = replace(plan, route=None)
    if kind == "mistake" and not _bends(MISTAKES[name], plan):
        return False
    beside = ReferenceChoices(make)
    right = _played(plan, make({}), beside)
    if right.problem is not None or (kind == "policy" and name not in right.policies):
        return False
    engine = make({name: setting}) if kind == "policy" else _bent(make, name)
    problem = _played(plan, engine, beside).problem
    return problem is not None and problem.verdict is Verdict.FAIL


def _bends(mistake: Mistake, plan: Plan) -> bool:
    """Does a mistake concern anything that is done, asked or played with in a case?"""
    said = [part for move in plan.moves for part in parts(move.command)]
    return mistake.misread(plan.new_game) is not plan.new_game or mistake.bends_any(said)


def _bent(make: Callable[[dict[str, str]], Engine], mistake: str) -> Engine:
    return BentEngine(make({}), MISTAKES[mistake])


def _small(sentence: str) -> str:
    """A sentence as it stands within another one."""
    return f"{sentence[:1].lower()}{sentence[1:]}".rstrip(".")


def _right_then(actual: str, named: str, when: Callable[[], str]) -> str:
    """`9 is right under the rules before 2010-04-23 (policy life.read = half_rounded_up)`."""
    days = when()
    where = f"under the rules {days}" if days else "in other variants"
    return f"{_called(actual)} is right {where} ({named})"


def _comes_of(actual: str, cause: str) -> str:
    """`42 comes of this: the teammate is taken for an opponent (policy team.opponents = ...)`."""
    called = _called(actual)
    return f"{'the answer' if called == THIS else called} comes of this: {cause}"


def _called(actual: str) -> str:
    return actual if actual and not actual.startswith(("refused", "done")) else THIS


def _up_to(plan: Plan, move: int) -> Plan:
    """The plan up to a move, with the questions that come right after it.

    What comes later bears on no answer before; no reading is the better for it.
    """
    later = range(move + 1, len(plan.moves))
    end = next((n for n in later if not isinstance(plan.moves[n].command, Observe)), None)
    return plan if end is None else replace(plan, moves=plan.moves[:end])


def _played(plan: Plan, engine: Engine, beside: ReferenceChoices) -> Played:
    can = engine.initialize()
    return play(engine, plan, can, offers=Offers(beside, plan, can))


def _told(problem: Problem) -> str:
    """What an engine did wrongly, as far as it can be compared; empty where it cannot."""
    match problem.verdict:
        case Verdict.FAIL:
            return problem.actual
        case Verdict.UNANSWERED:
            return problem.message
    return ""


def _same(one: Problem, other: Problem | None) -> bool:
    """Do two engines go wrong at the same sentence with the same answer, or question?"""
    if other is None or one.item is None or other.item is None or one.verdict != other.verdict:
        return False
    kinds = one.actual.partition(" ")[0] == other.actual.partition(" ")[0]
    both_refuse = one.actual.startswith("refused") and kinds
    return one.item.move == other.item.move and (_told(one) == _told(other) or both_refuse)
