"""A script as it is kept with its corpus: messages as they are sent, sentences by number."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from ettin_spec.errors import SpecError
from ettin_spec.language.scenario import (
    Answers,
    Case,
    Expectation,
    Happens,
    IsRefused,
    Move,
    Script,
)
from ettin_spec.language.scripts.opening_position import ManaValues
from ettin_spec.language.scripts.script import script
from ettin_spec.protocol.commands import Answer, Command, Opening, Team

EXPECTATIONS: tuple[Expectation, ...] = (Happens(), IsRefused())
"""What a move leads to where it asks nothing."""

KeptMove: TypeAlias = tuple[Command, int, int | tuple[Any]]
"""A command, the number of its sentence, and what it leads to: its place above, or an answer."""


class KeptScript(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a script has besides its case."""

    opening: Opening
    answers: tuple[Answer, ...]
    moves: tuple[KeptMove, ...]
    cards: tuple[str, ...]
    teams: tuple[Team, ...]
    scope: str

    def of(self, case: Case) -> Script:
        """The script of the case that it was made from."""
        moves = tuple(
            Move(command, case.steps[number], _expectation(leads))
            for command, number, leads in self.moves
        )
        return Script(case, self.opening, self.answers, moves, self.cards, self.teams, self.scope)


DECODER = msgspec.msgpack.Decoder(KeptScript)


def kept_script(case: Case, cards: ManaValues) -> bytes:
    """A case's script to be kept; empty where it has none, which `script` tells with its reason."""
    try:
        made = script(case, cards)
    except SpecError:
        return b""
    numbers = {id(step): number for number, step in enumerate(case.steps)}
    moves = tuple((m.command, numbers[id(m.step)], _leads(m.expect)) for m in made.moves)
    rest = (made.cards, made.teams, made.scope)
    return msgspec.msgpack.encode(KeptScript(made.opening, made.answers, moves, *rest))


def opened_script(kept: bytes, case: Case, cards: ManaValues) -> Script:
    """The script of a case from what was kept of it.

    Raises:
        SpecError: a position that cannot be placed, or an action with a card that is nowhere.
    """
    return DECODER.decode(kept).of(case) if kept else script(case, cards)


def _leads(expect: Expectation) -> int | tuple[Any]:
    return (expect.value,) if isinstance(expect, Answers) else EXPECTATIONS.index(expect)


def _expectation(leads: int | tuple[Any]) -> Expectation:
    return EXPECTATIONS[leads] if isinstance(leads, int) else Answers(leads[0])
