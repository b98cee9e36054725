"""A case as an engine plays it: the opening, the answers, and one move for each sentence."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from ettin_spec.errors import SpecError
from ettin_spec.language.people import place_of
from ettin_spec.language.scenario import (
    Answers,
    Can,
    Cannot,
    Case,
    Expectation,
    Happens,
    IsRefused,
    Meaning,
    Move,
    Role,
    Script,
    Step,
)
from ettin_spec.language.scripts.implied_cards import ManaValues
from ettin_spec.language.scripts.labelling import Labelling
from ettin_spec.language.scripts.open_choices import foreseen, with_open_choices
from ettin_spec.language.scripts.opening_position import opening_of
from ettin_spec.language.scripts.seating import scope_of, teams_of
from ettin_spec.protocol import facts
from ettin_spec.protocol.actions import (
    Action,
    Attack,
    Block,
)
from ettin_spec.protocol.commands import (
    Act,
    Advance,
    Answer,
    At,
    Command,
    Left,
    Observe,
    Pass,
    TurnsEnd,
)
from ettin_spec.protocol.questions import question_of


def script(case: Case, cards: ManaValues) -> Script:
    """Compile a case.

    Raises:
        SpecError: a position that cannot be placed, or an action with a card that is nowhere.
    """
    layout = opening_of(case, cards)
    labelling = Labelling(layout.objects)
    numbered = [(n, step) for n, step in enumerate(case.steps) if step.role is not Role.GIVEN]
    ready = foreseen(numbered)
    played = [(n, step) for n, step in numbered if n not in ready]
    moves = with_open_choices(tuple(_moves(played, labelling, case.variant)), case)
    answers = tuple(
        labelling.answer(step.meaning, step)
        for n, step in numbered
        if n in ready and isinstance(step.meaning, Answer)
    )
    return Script(layout.opening, answers, moves, layout.cards, teams_of(case), scope_of(case))


def _moves(numbered: list[tuple[int, Step]], labelling: Labelling, variant: str) -> Iterator[Move]:
    played = [step for _, step in numbered]
    for _, run in groupby(range(len(played)), key=lambda index: _run(played, index, variant)):
        joined = [numbered[index] for index in run]
        command, expect = _command([step for _, step in joined], labelling)
        yield Move(command, expect, joined[-1][0])


def _run(steps: list[Step], index: int, variant: str) -> int:
    """The first step of the combined attack or block that a step belongs to; else the step."""
    while index and _joins(steps[index - 1], steps[index], variant):
        index -= 1
    return index


def _joins(before: Step, step: Step, variant: str) -> bool:
    if before.role is not step.role or isinstance(step.meaning, Cannot):
        return False
    one, other = _action(before.meaning), _action(step.meaning)
    if isinstance(before.meaning, Cannot) or type(one) is not type(other):
        return False
    return (
        isinstance(one, Attack | Block)
        and isinstance(other, Attack | Block)
        and place_of(one.by, variant) == place_of(other.by, variant)
    )


def _action(meaning: Meaning) -> Meaning:
    return meaning.action if isinstance(meaning, Can | Cannot) else meaning


def _command(steps: list[Step], labelling: Labelling) -> tuple[Command, Expectation]:
    step = steps[-1]
    match step.meaning:
        case At() | TurnsEnd():
            labelling.awaited(step.meaning)
            return Advance(step.meaning), Happens()
        case Pass():
            return step.meaning, Happens()
        case Answer():
            return labelling.answer(step.meaning, step), Happens()
        case Left(thing):
            return Advance(Left(labelling.left(thing, step))), Happens()
        case Cannot(done):
            if isinstance(done, Answer):
                return labelling.answer(done, step), IsRefused()
            return Act(labelling.refused(done, step)), IsRefused()
        case meaning if isinstance(meaning, facts.Fact):
            return _observed(labelling.fact(meaning, step), step)
    actions = [labelling.done(_as_action(each), each) for each in steps]
    return Act(_joined(actions)), Happens()


def _as_action(step: Step) -> Action:
    action = _action(step.meaning)
    if not isinstance(action, Action):
        raise SpecError(step.place, f'this is nothing that can be done: "{step.text}"')
    return action


def _bands(attacks: list[Attack]) -> tuple[tuple[str, ...], ...]:
    """The bands of one combined attack: who is in one with a creature of an earlier sentence joins
    its band; what one sentence says of two bands stays so."""
    found: list[tuple[str, ...]] = []
    for attack in attacks:
        said = []
        for band in attack.bands:
            met = [each for each in found if not set(each).isdisjoint(band)]
            found = [each for each in found if each not in met]
            said.append(tuple(dict.fromkeys((*(it for each in met for it in each), *band))))
        found += said
    return tuple(found)


def _joined(actions: list[Action]) -> Action:
    """One combined attack or block."""
    first = actions[0]
    if isinstance(first, Attack):
        attacks = [each for each in actions if isinstance(each, Attack)]
        attackers = tuple(attacker for each in attacks for attacker in each.attackers)
        return Attack(first.by, attackers, first.for_player, _bands(attacks))
    if isinstance(first, Block):
        blockers = [b for each in actions if isinstance(each, Block) for b in each.blockers]
        return Block(first.by, tuple(blockers))
    return first


def _observed(fact: facts.Fact, step: Step) -> tuple[Command, Expectation]:
    asked = question_of(fact)
    if asked is None:
        raise SpecError(step.place, f'this cannot be observed: "{step.text}"')
    return Observe(asked[0]), Answers(asked[1])
