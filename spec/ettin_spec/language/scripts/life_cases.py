"""Cases about a life counter: the count that their Given sentences begin."""

from __future__ import annotations

from typing import TypeAlias

from ettin_spec.errors import SpecError
from ettin_spec.language.scenario import Can, Cannot, Case, Role, Step
from ettin_spec.language.scripts.seating import FRAME
from ettin_spec.protocol import facts
from ettin_spec.protocol import life_counts as n
from ettin_spec.protocol.actions import Concede
from ettin_spec.protocol.commands import Answer, StartCount

Placed: TypeAlias = facts.Life | facts.PlayerCounters | n.Barred
Asked: TypeAlias = facts.Life | facts.PlayerCounters | facts.Outcome | n.CountFact
Told: TypeAlias = n.Instruction | Concede | Answer


def count_of(case: Case) -> StartCount | None:
    """The count that a case begins; None for a case about anything else.

    Raises:
        SpecError: a sentence that belongs to no count, or one that belongs nowhere else.
    """
    given = [s.meaning for s in case.steps if s.role is Role.GIVEN]
    if not any(isinstance(meaning, n.Counting) for meaning in given):
        _check_none(case)
        return None
    for step in case.steps:
        if not _fits(step):
            raise SpecError(
                step.place,
                f'this belongs to no count of life and poison: "{step.text}"',
                "play a game in another scenario",
            )
    return StartCount(tuple(meaning for meaning in given if isinstance(meaning, Placed)))


def _fits(step: Step) -> bool:
    meaning = step.meaning
    match step.role:
        case Role.GIVEN:
            return isinstance(meaning, (Placed | n.Counting, *FRAME))
        case Role.WHEN:
            return isinstance(meaning, Told)
    if isinstance(meaning, Can | Cannot):
        return isinstance(meaning.action, Told)
    return isinstance(meaning, Asked)


def _check_none(case: Case) -> None:
    for step in case.steps:
        said = step.meaning.action if isinstance(step.meaning, Can | Cannot) else step.meaning
        if isinstance(said, n.Instruction | n.CountFact):
            raise SpecError(
                step.place,
                f'this belongs to a count of life and poison: "{step.text}"',
                "say in Given that only life and poison are counted",
            )
