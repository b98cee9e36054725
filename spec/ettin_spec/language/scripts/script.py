"""A case as an engine plays it: the opening, the answers, and one move for each sentence."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import msgspec

from ettin_spec.errors import SpecError
from ettin_spec.language.people import TEAM_OF
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
from ettin_spec.language.scripts.opening_position import Layout, ManaValues, opening_of
from ettin_spec.language.scripts.seating import scope_of, teams_of
from ettin_spec.protocol import decks as d
from ettin_spec.protocol import facts
from ettin_spec.protocol.actions import (
    Action,
    Activate,
    Attack,
    Attacker,
    Block,
    Cast,
    PlayLand,
    Whom,
)
from ettin_spec.protocol.base import Purpose
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
    answers = tuple(_answers(case, layout))
    moves = tuple(_moves(case, layout))
    return Script(layout.opening, answers, moves, layout.cards, teams_of(case), scope_of(case))


def _answers(case: Case, layout: Layout) -> Iterator[Answer]:
    """The answers, cards by their labels."""
    for step in case.steps:
        answer = step.meaning
        if isinstance(answer, Answer):
            if answer.purpose is Purpose.TRIGGER_ORDER:
                labels = tuple(layout.label(name, None, step) for name in answer.pick)
                answer = msgspec.structs.replace(answer, pick=labels)
            yield answer


def _moves(case: Case, layout: Layout) -> Iterator[Move]:
    numbered = [(n, s) for n, s in enumerate(case.steps) if s.role is not Role.GIVEN]
    numbered = [(n, s) for n, s in numbered if not isinstance(s.meaning, Answer)]
    played = [step for _, step in numbered]
    for _, run in groupby(range(len(played)), key=lambda index: _run(played, index)):
        joined = [numbered[index] for index in run]
        command, expect = _command([step for _, step in joined], layout)
        yield Move(command, expect, joined[-1][0])


def _run(steps: list[Step], index: int) -> int:
    """The first step of the combined attack or block that a step belongs to; else the step."""
    while index and _joins(steps[index - 1], steps[index]):
        index -= 1
    return index


def _joins(before: Step, step: Step) -> bool:
    if before.role is not step.role or isinstance(step.meaning, Cannot):
        return False
    one, other = _action(before.meaning), _action(step.meaning)
    if isinstance(before.meaning, Cannot) or type(one) is not type(other):
        return False
    return (
        isinstance(one, Attack | Block)
        and isinstance(other, Attack | Block)
        and TEAM_OF[one.by] == TEAM_OF[other.by]
    )


def _action(meaning: Meaning) -> Meaning:
    return meaning.action if isinstance(meaning, Can | Cannot) else meaning


def _command(steps: list[Step], layout: Layout) -> tuple[Command, Expectation]:
    step = steps[-1]
    match step.meaning:
        case At() | TurnsEnd():
            return Advance(step.meaning), Happens()
        case Pass():
            return step.meaning, Happens()
        case Left(thing):
            return Advance(Left(layout.label(thing, None, step))), Happens()
        case Cannot(action):
            return Act(_labelled(action, layout, step)), IsRefused()
        case meaning if isinstance(meaning, facts.Fact):
            return _observed(meaning, layout, step)
    actions = [_labelled(_as_action(each), layout, each) for each in steps]
    return Act(_joined(actions)), Happens()


def _as_action(step: Step) -> Action:
    action = _action(step.meaning)
    if not isinstance(action, Action):
        raise SpecError(step.place, f'this is nothing that can be done: "{step.text}"')
    return action


def _labelled(action: Action, layout: Layout, step: Step) -> Action:
    """The action with labels for the names of cards."""
    match action:
        case Attack(by, attackers, whose):
            named = tuple(
                Attacker(layout.label(a.object, whose or by, step), _whom(a.whom, layout, step))
                for a in attackers
            )
            return Attack(by, named, whose)
        case Block(by, blockers):
            return Block(
                by,
                tuple(
                    msgspec.structs.replace(
                        b,
                        object=layout.label(b.object, by, step),
                        attacker=layout.label(b.attacker, None, step),
                    )
                    for b in blockers
                ),
            )
        case PlayLand(by, thing):
            return PlayLand(by, layout.label(thing, by, step))
        case Cast(by, thing, targets) | Activate(by, thing, targets):
            label = layout.label(thing, action.for_player or by, step)
            chosen = tuple(t if t in TEAM_OF else layout.label(t, None, step) for t in targets)
            return msgspec.structs.replace(action, object=label, targets=chosen)
    return action


def _whom(whom: Whom, layout: Layout, step: Step) -> Whom:
    """Whom a creature attacks, with a label for the name of a card."""
    return Whom(object=layout.label(whom.object, None, step)) if whom.object else whom


def _joined(actions: list[Action]) -> Action:
    """One combined attack or block."""
    first = actions[0]
    if isinstance(first, Attack):
        attackers = [a for each in actions if isinstance(each, Attack) for a in each.attackers]
        return Attack(first.by, tuple(attackers), first.for_player)
    if isinstance(first, Block):
        blockers = [b for each in actions if isinstance(each, Block) for b in each.blockers]
        return Block(first.by, tuple(blockers))
    return first


def _observed(fact: facts.Fact, layout: Layout, step: Step) -> tuple[Command, Expectation]:
    match fact:
        case facts.InHand() | facts.InGraveyard() | facts.InExile() | facts.InCommandZone():
            label = layout.label(fact.card, fact.player, step)
            fact = msgspec.structs.replace(fact, label=label)
        case d.Commander(player, thing):
            fact = d.Commander(player, layout.label(thing, player, step))
        case (
            facts.ChosenColour(thing)
            | facts.Protector(thing)
            | facts.Attacking(thing)
            | facts.Sees(_, thing)
            | facts.Body(thing)
            | facts.Counters(thing)
            | facts.FaceDown(thing)
            | facts.Tapped(thing)
            | facts.NoCommander(thing)
        ):
            label = layout.label(thing, None, step)
            fact = msgspec.structs.replace(fact, object=label)
    asked = question_of(fact)
    if asked is None:
        raise SpecError(step.place, f'this cannot be observed: "{step.text}"')
    return Observe(asked[0]), Answers(asked[1])
