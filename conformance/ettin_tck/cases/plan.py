"""A case on a date, as the commands that an engine gets and what each must lead to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.language.scenario import Answers, Case, IsRefused, Move, Scenario, Step
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
from ettin_spec.protocol.matches import AskMatch, AskStartingTeam
from ettin_spec.protocol.questions import (
    AskAttacking,
    AskHandSize,
    AskLife,
    AskMoment,
    AskOutcome,
    Question,
    question_of,
    read_back,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.capabilities import Capabilities


@dataclass(frozen=True)
class Plan:
    """All that is sent in one case, and nothing that would give it away.

    `variation` names what was swapped, empty for the case as it is written.
    """

    scenario: Scenario
    case: Case
    date: str
    new_game: NewGame
    opening: Opening
    answers: tuple[Answer, ...]
    moves: tuple[Move, ...]
    variation: str = ""

    def sentence(self, move: int) -> Step:
        """The sentence that a move came from; moves count from 0."""
        return self.case.steps[self.moves[move].sentence]

    @property
    def profile(self) -> str:
        """The profile of the protocol that the case belongs to."""
        return profile_of(self.opening)


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
    READ_BACK = "read back"
    BEFORE = "before"
    """What is true before an action that must be refused."""
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


def tag(message: Any) -> str:
    """The protocol's name for a command, action, fact, question or target."""
    return tag_of(type(message))


def tag_of(kind: Any) -> str:
    """The protocol's name for a type of message."""
    return str(kind.__struct_config__.tag)


def items(plan: Plan, can: Capabilities) -> list[list[Item]]:
    """The commands of a case in batches, each of which is one `run`.

    A batch ends at an action that must be refused, since a run stops there.
    """
    batches: list[list[Item]] = [list(_opening(plan, can))]
    refused = any(isinstance(move.expect, IsRefused) for move in plan.moves)
    looked = _looks(plan, can) if refused else []
    last = ending_moves(plan.moves)
    for number, move in enumerate(plan.moves):
        if isinstance(move.expect, IsRefused):
            batches[-1] += [Item(Observe(ask), Part.BEFORE, number) for ask in looked]
            batches[-1].append(Item(move.command, Part.MOVE, number, move.expect))
            batches.append([Item(Observe(ask), Part.AFTER, number) for ask in looked])
        else:
            batches[-1].append(Item(move.command, Part.MOVE, number, move.expect, number in last))
            batches[-1] += [
                Item(Observe(ask), Part.POST, number, True) for ask in effects(move, can)
            ]
    return [batch for batch in batches if batch]


def opened_with(game: NewGame, batches: list[list[Item]]) -> list[list[Item]]:
    """The batches of a case for another game of it: on another date, say."""
    first, *rest = batches
    return [[Item(game, Part.SETUP), *first[1:]], *rest]


def ending_moves(moves: Sequence[Move]) -> frozenset[int]:
    """The moves after which the game is said to be over, before anything else is done."""
    found = set[int]()
    last = -1
    for number, move in enumerate(moves):
        if not isinstance(move.command, Observe):
            last = number
        elif isinstance(move.command.ask, AskOutcome) and isinstance(move.expect, Answers):
            if last >= 0 and move.expect.value != GameState.GOES_ON:
                found.add(last)
            last = -1
    return frozenset(found)


def effects(move: Move, can: Capabilities) -> list[Question]:
    """The questions that show whether an action was really carried out."""
    match move.command:
        case Act(Attack(_, attackers)) if "attacking" in can.observes:
            return [AskAttacking(attacker.object) for attacker in attackers]
    return []


def _opening(plan: Plan, can: Capabilities) -> Iterator[Item]:
    for command in (plan.new_game, plan.opening, *plan.answers):
        yield Item(command, Part.SETUP)
    if isinstance(plan.opening, Place | StartCount):
        for fact in plan.opening.facts:
            asked = read_back(fact)
            if asked is not None and tag(asked[0]) in can.observes:
                yield Item(Observe(asked[0]), Part.READ_BACK, -1, asked[1])


def _looks(plan: Plan, can: Capabilities) -> list[Question]:
    """What is compared before and after a refusal: all that the case is about, each once."""
    asks = [*_usual(plan)]
    if isinstance(plan.opening, Place | StartCount):
        asks += [asked[0] for fact in plan.opening.facts if (asked := question_of(fact))]
    asks += _asked(plan.moves)
    return [ask for ask in dict.fromkeys(asks) if tag(ask) in can.observes]


def _usual(plan: Plan) -> Iterator[Question]:
    """What is looked at in every case of a profile."""
    teams = plan.new_game.teams
    match plan.profile:
        case "match":
            yield AskMatch()
            yield AskStartingTeam()
        case "game":
            yield AskMoment()
            for team in teams:
                yield AskLife(team.id)
                yield from (AskHandSize(player) for player in team.players)
        case "life":
            yield AskOutcome()
            yield from (AskLife(team.id) for team in teams)


def _asked(moves: Sequence[Move]) -> Iterator[Question]:
    for move in moves:
        if isinstance(move.command, Observe) and isinstance(move.expect, Answers):
            yield move.command.ask
