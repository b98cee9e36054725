"""Choices that a script leaves open: a command leads to one, and questions follow it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from ettin_spec.errors import SpecError
from ettin_spec.language.scenario import Answers, Case, Happens, IsAsked, IsRefused, Move, Step
from ettin_spec.protocol import facts
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.commands import Answer, Observe
from ettin_spec.protocol.questions import AskChooses


def foreseen(numbered: Iterable[tuple[int, Step]]) -> frozenset[int]:
    """The sentences that answer choices before one is left open; what answers it comes later.

    So does what answers the same choice otherwise: it holds from where it stands on.
    """
    found: dict[tuple[str, Purpose], int] = {}
    for number, step in numbered:
        if isinstance(step.meaning, facts.Chooses) and step.meaning.now:
            break
        if isinstance(step.meaning, Answer):
            found.setdefault((step.meaning.by, step.meaning.purpose), number)
    return frozenset(found.values())


def with_open_choices(moves: tuple[Move, ...], case: Case) -> tuple[Move, ...]:
    """The moves, of which those lead to a choice after which somebody has to choose.

    Raises:
        SpecError: while a choice is waited for something is done that does not answer it, or an
            answer is said to be refused while none is.
    """
    asking = frozenset(_asking(moves))
    _check_refused_answers(moves, case, asking)
    for number in asking:
        after = next((m for m in moves[number + 1 :] if _goes_on(m)), None)
        for move in (moves[number], after):
            if move is not None and not _may_be(move, first=move is moves[number]):
                step = case.steps[move.sentence]
                raise SpecError(
                    step.place,
                    f'a choice is waited for, and this does not answer it: "{step.text}"',
                    "answer it first, in When; or let the scenario end with what is true meanwhile",
                )
    return tuple(
        msgspec.structs.replace(_alone(moves, number), expect=IsAsked())
        if number in asking
        else move
        for number, move in enumerate(moves)
    )


def _check_refused_answers(moves: tuple[Move, ...], case: Case, asking: Collection[int]) -> None:
    """Answers can be refused only while a choice is waited for."""
    last = -1
    for number, move in enumerate(moves):
        if _is_refused_answer(move) and last not in asking:
            step = case.steps[move.sentence]
            raise SpecError(
                step.place,
                f'nobody has to choose here, so that no answer is refused: "{step.text}"',
                "let happen what asks for the choice, and say before it who has to choose",
            )
        last = number if _goes_on(move) else last


def _alone(moves: tuple[Move, ...], number: int) -> Move:
    """A move after which somebody has to choose again: an answer to one choice alone, where the
    next one is of the same purpose and by the same player or team."""
    move = moves[number]
    one = move.command
    after = next((m.command for m in moves[number + 1 :] if _goes_on(m)), None)
    if not (isinstance(one, Answer) and isinstance(after, Answer)):
        return move
    if (one.by, one.purpose) != (after.by, after.purpose):
        return move
    return msgspec.structs.replace(move, command=msgspec.structs.replace(one, once=True))


def _asking(moves: tuple[Move, ...]) -> Iterable[int]:
    """The last command before each sentence that says that somebody has to choose."""
    last = None
    for number, move in enumerate(moves):
        if _goes_on(move):
            last = number
        elif last is not None and _chooses(move):
            yield last


def _chooses(move: Move) -> bool:
    ask = move.command.ask if isinstance(move.command, Observe) else None
    return isinstance(ask, AskChooses) and move.expect == Answers(True)


def _goes_on(move: Move) -> bool:
    """Is it more than a look, or an answer that changes nothing?"""
    return not isinstance(move.command, Observe) and not _is_refused_answer(move)


def _is_refused_answer(move: Move) -> bool:
    return isinstance(move.command, Answer) and isinstance(move.expect, IsRefused)


def _may_be(move: Move, *, first: bool) -> bool:
    return move.expect == Happens() if first else isinstance(move.command, Answer)
