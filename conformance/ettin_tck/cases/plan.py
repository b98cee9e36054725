"""A case on a date, as the commands that an engine gets and what each must lead to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from ettin_spec.language.scenario import Answers, Case, IsAsked, IsRefused, Move, Scenario, Step
from ettin_spec.protocol.actions import Attack
from ettin_spec.protocol.base import GameState
from ettin_spec.protocol.commands import (
    Act,
    Answer,
    Command,
    NewGame,
    Observe,
    Opening,
    Place,
    Register,
    StartCount,
    StartMatch,
)
from ettin_spec.protocol.facts import Controls, FaceDown
from ettin_spec.protocol.questions import (
    AskAttacking,
    AskOutcome,
    Question,
    read_back,
)
from ettin_tck.cases.unchanged_by_refusals import is_seen, looks

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.facts import Fact
    from ettin_tck.cases.routes.route import Route


@dataclass(frozen=True)
class Plan:
    """All that is sent in one case, and nothing that would give it away.

    `variation` names what was swapped, empty for the case as it is written. `route` is how an
    engine gets to the opening that cannot be given it; None where it is placed.
    """

    scenario: Scenario
    case: Case
    date: str
    new_game: NewGame
    opening: Opening
    answers: tuple[Answer, ...]
    moves: tuple[Move, ...]
    variation: str = ""
    route: Route | None = None

    def sentence(self, move: int) -> Step:
        """The sentence that a move came from; moves count from 0."""
        return self.case.steps[self.moves[move].sentence]

    @property
    def profile(self) -> str:
        """The profile of the protocol that the case belongs to."""
        return profile_of(self.opening)

    @cached_property
    def refusals(self) -> tuple[int, ...]:
        """The numbers of the moves that must be refused."""
        moves = enumerate(self.moves)
        return tuple(number for number, move in moves if type(move.expect) is IsRefused)


def profile_of(opening: Opening) -> str:
    """The profile of the protocol that an opening belongs to."""
    match opening:
        case StartMatch():
            return "match"
        case Register():
            return "deck"
        case StartCount():
            return "life"
    return "game"


class Part(StrEnum):
    """Why a command is sent."""

    SETUP = "setup"
    ROUTE = "on the way"
    """What leads to a position that is not placed, the questions at its end included."""
    READ_BACK = "read back"
    BEFORE = "before"
    """What is true before an action that must be refused."""
    INSTEAD = "instead"
    """What is true where such an action is left out."""
    MOVE = "move"
    AFTER = "after"
    POST = "post"
    """Did the action really have its effect?"""


class Item(msgspec.Struct, frozen=True, gc=False):
    """One command; `move` counts the sentence it belongs to from 0, -1 before the first.

    `ends` says that the game is expected to be over once it has been carried out.
    """

    command: Command
    part: Part
    move: int = -1
    expect: Any = None
    ends: bool = False

    @property
    def commands(self) -> tuple[Command, ...]:
        """What is sent for it: the one command."""
        return (self.command,)


class Glance(msgspec.Struct, frozen=True, gc=False):
    """All that can be looked at, once: around a refusal, or where one was left out."""

    commands: tuple[Observe, ...]
    part: Part
    move: int


Sent: TypeAlias = Item | Glance
Batch: TypeAlias = "Sequence[Sent]"
"""What is sent in one `run`."""


def commands_of(batch: Batch) -> list[Command]:
    """All commands of a batch, in order."""
    found = list[Command]()
    for each in batch:
        if type(each) is Item:
            found.append(each.command)
        else:
            found += each.commands
    return found


def one_by_one(batch: Batch) -> list[Item]:
    """A batch in which each look is an item of its own."""
    found = list[Item]()
    for each in batch:
        if isinstance(each, Item):
            found.append(each)
        else:
            found += [Item(look, each.part, each.move) for look in each.commands]
    return found


def tag(message: Any) -> str:
    """The protocol's name for a command, action, fact, question or target."""
    return tag_of(type(message))


def tag_of(kind: Any) -> str:
    """The protocol's name for a type of message."""
    return str(kind.__struct_config__.tag)


def items(
    plan: Plan,
    can: Capabilities,
    *,
    seen_before: bool = False,
    looked: tuple[Observe, ...] | None = None,
) -> list[Batch]:
    """The commands of a case in batches, each of which is one `run`.

    Whatever is done (acts, passes, advances, answers) ends its batch, whatever must come of it,
    so that no engine can tell from what it has been sent by then whether it has to refuse, or to
    ask. After an action that must be refused comes all that can be looked at, `looked` where it
    is known already, and once more in the end, where the game goes on after it; `seen_before`
    looks at it before that action instead.
    """
    batches = _opening(plan, can)
    last = ending_moves(plan.moves)
    if looked is None:
        looked = looks(plan, can) if plan.refusals else ()
    for number, move in enumerate(plan.moves):
        command, expect, batch = move.command, move.expect, batches[-1]
        must_refuse = type(expect) is IsRefused
        if must_refuse and seen_before:
            batch += _glance(looked, Part.BEFORE, number)
        batch.append(Item(command, Part.MOVE, number, expect, number in last))
        if type(command) is not Observe:
            batches.append([])
        if must_refuse:
            batches[-1] += _glance(looked, Part.AFTER, number)
        elif type(expect) is not IsAsked:
            batches[-1] += [
                Item(Observe(ask), Part.POST, number, True) for ask in effects(move, can)
            ]
    if not seen_before and goes_on(plan):
        batches.append(_glance(looked, Part.AFTER, len(plan.moves) - 1))
    return [batch for batch in batches if batch]


def without_refusals(plan: Plan, looked: tuple[Observe, ...]) -> list[Batch]:
    """The same case without the actions that must be refused.

    All that can be looked at, `looked`, is looked at where they would have come, once for those
    that follow each other, and in the end. It is a game of its own, so that the one in which they
    do come gives nothing away.
    """
    batches, left_out = _setup(plan), plan.refusals
    for number, move in enumerate(plan.moves):
        if number not in left_out and type(move.command) is not Observe:
            batches[-1].append(Item(move.command, Part.MOVE, number, move.expect))
            batches.append([])
        elif number in left_out and not (batches[-1] and batches[-1][-1].part is Part.INSTEAD):
            batches[-1] += _glance(looked, Part.INSTEAD, number)
    if goes_on(plan):
        batches[-1] += _glance(looked, Part.INSTEAD, len(plan.moves) - 1)
    return [batch for batch in batches if batch]


def goes_on(plan: Plan) -> bool:
    """Does anything happen after the last action that must be refused?

    A refusal may change what shows only later: a second untap step, an action done late.
    """
    left_out = plan.refusals
    later = plan.moves[left_out[-1] + 1 :] if left_out else ()
    return any(not isinstance(move.command, Observe) for move in later)


def _glance(looked: tuple[Observe, ...], part: Part, move: int) -> list[Sent]:
    return [Glance(looked, part, move)] if looked else []


@dataclass(frozen=True)
class Messages:
    """What is sent for a case, in runs: its game, and the one without refusals if it has any."""

    batches: list[Batch]
    without: list[Batch]

    def opened_with(self, game: NewGame) -> Messages:
        """The same for another game of the case: on another date, say."""
        return Messages(_opened(game, self.batches), _opened(game, self.without))


def messages(plan: Plan, can: Capabilities, looked: tuple[Observe, ...] | None = None) -> Messages:
    """All that is sent to play a case once; `looked` at after refusals is all that can be."""
    if not plan.refusals:
        return Messages(items(plan, can), [])
    looked = looks(plan, can) if looked is None else looked
    return Messages(items(plan, can, looked=looked), without_refusals(plan, looked))


def _opened(game: NewGame, batches: list[Batch]) -> list[Batch]:
    if not batches:
        return batches
    first, *rest = batches
    return [[Item(game, Part.SETUP), *first[1:]], *rest]


def ending_moves(moves: Sequence[Move]) -> frozenset[int]:
    """The moves after which the game is said to be over, before anything else is done."""
    found = set[int]()
    last = -1
    for number, move in enumerate(moves):
        command = move.command
        if type(command) is not Observe:
            last = number
        elif type(command.ask) is AskOutcome and isinstance(move.expect, Answers):
            if last >= 0 and move.expect.value != GameState.GOES_ON:
                found.add(last)
            last = -1
    return frozenset(found)


def effects(move: Move, can: Capabilities) -> list[Question]:
    """The questions that show whether an action was really carried out, once it has been: who
    declares an attack may have to choose something before it is one."""
    match move.command:
        case Act(Attack(_, attackers)) if "attacking" in can.observes:
            return [AskAttacking(attacker.object) for attacker in attackers]
    return []


def _setup(plan: Plan) -> list[list[Sent]]:
    """What leads to the first move; the last of the batches is open for it."""
    route = plan.route
    opening = plan.opening if route is None else route.deal
    batches: list[list[Sent]] = [[Item(plan.new_game, Part.SETUP), Item(opening, Part.SETUP)]]
    for command in () if route is None else route.commands:
        batches[-1].append(Item(command, Part.ROUTE))
        batches.append([])
    answers = plan.answers if route is None else (*route.later, *plan.answers)
    batches[-1] += [Item(answer, Part.SETUP) for answer in answers]
    return batches


def _opening(plan: Plan, can: Capabilities) -> list[list[Sent]]:
    batches = _setup(plan)
    if plan.route is not None:
        batches[-1] += [
            Item(look, Part.ROUTE, -1, answer)
            for look, answer in plan.route.arrival
            if is_seen(look.ask, can.observes)
        ]
    elif isinstance(plan.opening, Place | StartCount):
        named = _with_names(plan.opening.facts)
        for question, item in filter(None, map(_read_back, named)):
            if is_seen(question, can.observes):
                batches[-1].append(item)
    return batches


def _with_names(facts: tuple[Fact, ...]) -> Iterator[Fact]:
    """What was placed, without permanents that nobody can ask for by name: they are face down."""
    hidden = {fact.object for fact in facts if isinstance(fact, FaceDown) and fact.down}
    for fact in facts:
        if not (hidden and isinstance(fact, Controls) and hidden.intersection(fact.labels)):
            yield fact


@lru_cache(1 << 14)
def _read_back(fact: Fact) -> tuple[Question, Item] | None:
    """What is asked once a fact has been placed, and the question by itself."""
    asked = read_back(fact)
    if asked is None:
        return None
    question, answer = asked
    return question, Item(Observe(question), Part.READ_BACK, -1, answer)
