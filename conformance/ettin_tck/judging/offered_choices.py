"""Holds each choice that an engine tells against the one that comes up in the reference there.

What an engine is free in stands in docs/adapters.md, "What a choice has to say".
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from ettin_spec.language.scenario import IsAsked
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.commands import NewGame
from ettin_spec.protocol.questions import AskChooses
from ettin_spec.protocol.results import Choice, Done, ForChoice, Needs, Result, Value
from ettin_tck.cases.plan import Part, one_by_one, tag_of
from ettin_tck.judging.choice_differences import Naming, differences, told_of
from ettin_tck.judging.judge import Problem
from ettin_tck.judging.plain_declarations import is_plain
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_tck.cases.plan import Item, Plan
    from ettin_tck.judging.one_game import Played
    from ettin_tck.judging.reference_choices import Moment, ReferenceChoices

DECLARED = frozenset({Purpose.MULLIGAN, Purpose.ATTACKERS, Purpose.BLOCKERS})
"""What is declared by an act, and shown in a status as a choice."""


def nothing(_: Choice) -> bool:
    """No choice of a case."""
    return False


class Offers:
    """The choices of one case as they have to be told.

    `can` is what the engine claims that tells them.
    """

    def __init__(self, beside: ReferenceChoices, plan: Plan, can: Capabilities) -> None:
        self._beside, self._plan = beside, plan
        self._naming = Naming(plan, beside)
        self._leaves_open = tag_of(AskChooses) in can.observes

    def judged(self, played: Played, kept_back: Callable[[Choice], bool] = nothing) -> Played:
        """A play of the case, with the first choice that was told wrongly as its problem.

        What went wrong before stays its problem. `kept_back` are the choices whose answer was, so
        that the engine may ask for them.
        """
        if played.fault is not None or self._plan.profile != "game":
            return played
        shows = _shows_asking if self._expects_any else _tells
        numbers = [n for n, result in enumerate(played.results) if shows(result)]
        items = one_by_one(played.sent) if numbers else []
        for number in numbers:
            is_last = number == len(played.results) - 1
            if is_last and played.problem and played.problem.verdict is not Verdict.UNANSWERED:
                break
            found = self._problem(items[number], played.results[number], kept_back)
            if found is not None:
                return replace(
                    played,
                    sent=list(items[: number + 1]),
                    results=played.results[: number + 1],
                    problem=found,
                )
        return played

    @cached_property
    def _expects_any(self) -> bool:
        return any(type(move.expect) is IsAsked for move in self._plan.moves)

    def _problem(
        self, item: Item, result: Result, kept_back: Callable[[Choice], bool]
    ) -> Problem | None:
        if item.part not in (Part.MOVE, Part.SETUP) or isinstance(item.command, NewGame):
            return None
        if isinstance(result, Done):
            if _waiting(result) is None:
                return self._is_missing(item) if type(item.expect) is IsAsked else None
            declared = self._declared(item, result)
            if declared is not None or _is_declaration(result):
                return declared
        for choice in _told(result):
            found = self._held_against(choice, item, kept_back)
            if found is not None:
                return found
        return None

    def _moment(self, item: Item) -> Moment | None:
        """What comes up in the reference there; None where it is not at hand, or at fault."""
        return self._beside.of(self._plan).at(item.move + 1)

    def _is_missing(self, item: Item) -> Problem | None:
        """Nobody was asked where the case says that somebody has to be."""
        moment = self._moment(item) if self._leaves_open else None
        if moment is None:
            return None
        asked = next((it.choice for it in moment.made if it.is_asked), None)
        if asked is None or self._naming.is_one(asked.options, item.move):
            return None
        message = (
            "the engine claims to leave choices open, and nobody is asked where "
            f"{_by(asked)} has to choose ({asked.purpose})"
        )
        return Problem(Verdict.FAIL, message, item, "needs", "nobody is asked")

    def _declared(self, item: Item, result: Done) -> Problem | None:
        """Whether a declaration is told as that of who has to make it."""
        choice, status = _waiting(result), result.status
        if choice is None or choice.purpose not in DECLARED or status is None:
            return None
        if is_plain(choice, status, self._plan):
            return None
        moment = self._moment(item)
        right = moment.declaration if moment is not None else None
        if right is None or right.purpose != choice.purpose:
            return None  # The monitor says where the game would have to stand.
        wrong = differences(choice, right, self._naming, item.move)
        return _offers(item, choice, right, wrong) if wrong else None

    def _held_against(
        self, told: Choice, item: Item, kept_back: Callable[[Choice], bool]
    ) -> Problem | None:
        moment = self._moment(item)
        if moment is None:
            return None
        alike = [it for it in moment.made if it.choice.purpose == told.purpose]
        if not alike:
            return _not_asked(item, told, moment)
        compared = [(differences(told, it.choice, self._naming, item.move), it) for it in alike]
        wrong, nearest = min(compared, key=lambda each: len(each[0]))
        if wrong:
            return _offers(item, told, nearest.choice, wrong)
        same = [it for found, it in compared if not found]
        if any(it.is_free and not it.answered for it in same):
            return _need_not_be_asked(item, told) if type(item.expect) is not IsAsked else None
        if not all(it.answered and not kept_back(it.choice) for it in same):
            return None
        message = (
            f"the engine asks for what an answer given before settles: {told.purpose}, decided by "
            f"{_by(told)}"
        )
        return Problem(Verdict.FAIL, message, item, "the answer is taken", "needs")


def _tells(result: Result) -> bool:
    return type(result) is not Value and next(_told(result), None) is not None


def _shows_asking(result: Result) -> bool:
    """Does it show whether anybody is asked?"""
    return type(result) is Done or _tells(result)


def _told(result: Result) -> Iterator[Choice]:
    """The choices that a result tells: the one that is needed, and the one that is waited for."""
    if isinstance(result, Needs):
        yield result.choice
    if isinstance(result, Needs | Done):
        waiting = _waiting(result)
        if waiting is not None and not (isinstance(result, Needs) and waiting == result.choice):
            yield waiting


def _waiting(result: Needs | Done) -> Choice | None:
    status = result.status
    if status is None or not isinstance(status.waiting, ForChoice):
        return None
    return status.waiting.choice


def _is_declaration(result: Done) -> bool:
    choice = _waiting(result)
    return choice is not None and choice.purpose in DECLARED


def _not_asked(item: Item, told: Choice, moment: Moment) -> Problem:
    """Somebody is asked for what nobody has to choose."""
    open_ones = [it.choice for it in moment.made if not it.is_free]
    expected = "; ".join(f"{it.purpose}, decided by {_by(it)}" for it in open_ones)
    message = f"nobody has to choose this here: {told.purpose} ({told.kind})"
    actual = f"{told.purpose}, decided by {_by(told)}"
    return Problem(Verdict.FAIL, message, item, expected or "nobody is asked", actual)


def _need_not_be_asked(item: Item, told: Choice) -> Problem:
    options = "; ".join(told.options)
    message = (
        f"the engine asks for what need not be asked: {told.purpose}, of {options}. "
        "There is one thing to choose, or an order that may stay as it is offered: its adapter "
        "takes that"
    )
    return Problem(Verdict.UNANSWERED, message, item, "nobody is asked", "needs")


def _offers(item: Item, told: Choice, right: Choice, wrong: tuple[str, ...]) -> Problem:
    message = f"the choice is not offered as it has to be: {told.purpose}, {' and '.join(wrong)}"
    expected = ", ".join(told_of(right, field) for field in wrong)
    actual = ", ".join(told_of(told, field) for field in wrong)
    return Problem(Verdict.FAIL, message, item, expected, actual)


def _by(choice: Choice) -> str:
    return " or ".join(choice.decider) or "nobody"
