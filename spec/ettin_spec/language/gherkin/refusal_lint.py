"""Refusals that would show nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ettin_spec.errors import SpecError
from ettin_spec.language.people import place_of
from ettin_spec.language.scenario import Can, Cannot, Role, Scenario, Step
from ettin_spec.protocol.actions import Action, Attack, Block
from ettin_spec.protocol.commands import Answer


def without_twin(scenario: Scenario) -> list[SpecError]:
    """Refusals in a scenario in none of whose cases such a thing is legal, each place once.

    A law of the project's own corpus: an engine that refuses everything must not pass it.
    """
    steps = [step for case in scenario.cases for step in case.steps]
    return list({error.place: error for error in _refusals_alone(steps)}.values())


def _refusals_alone(steps: Sequence[Step]) -> Iterator[SpecError]:
    legal = {_kind(step.meaning.action) for step in steps if isinstance(step.meaning, Can)}
    legal |= {_kind(step.meaning) for step in steps if isinstance(step.meaning, Answer)}
    for step in steps:
        if isinstance(step.meaning, Cannot) and _kind(step.meaning.action) not in legal:
            yield SpecError(
                step.place,
                f'a refusal without its legal twin: "{step.text}"',
                "say in the same scenario who can do the same: an engine that refuses "
                "everything must not pass",
            )


def _kind(done: Action | Answer) -> object:
    """What is like it: an action of the same kind, an answer for the same purpose."""
    return done.purpose if isinstance(done, Answer) else type(done)


def refused_in_any_case(steps: Sequence[Step], variant: str) -> Iterator[SpecError]:
    """Attacks and blocks that are refused whatever they are, since a team's have been declared."""
    declared: dict[tuple[type[object], str], Step] = {}
    for step in steps:
        means = step.meaning
        action = means.action if isinstance(means, Can | Cannot) else means
        if not isinstance(action, Attack | Block):
            declared = {} if goes_on(step) else declared
            continue
        key = type(action), place_of(action.by, variant)
        if isinstance(means, Cannot) and key in declared:
            yield SpecError(
                step.place,
                f'this is refused in any case: "{step.text}"',
                f'"{declared[key].text}" has declared already; say before it what can\'t be done',
            )
        elif not isinstance(means, Cannot):
            declared[key] = step


def goes_on(step: Step) -> bool:
    """Is something done or awaited, after which what was chosen can be chosen once more?"""
    return step.role is Role.WHEN and not isinstance(step.meaning, Answer)
