"""A way in fewer moves: everybody goes on to steps, what is used resolves, and less is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from ettin_spec.protocol.actions import Activate, Cast
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Advance, Answer, At, Left
from ettin_tck.fuzzing.macro_moves import waits
from ettin_tck.fuzzing.walk import Picked

if TYPE_CHECKING:
    from ettin_tck.fuzzing.walk import Move
    from ettin_tck.perft.dividing import Departure
    from ettin_tck.perft.nodes import Node

Stretch: TypeAlias = tuple["Move", "Node"]
"""A move, and the place before it."""

LAST = (1, 2, 4, 8, 16, 32)
"""How many of the last deeds are tried alone, before all are."""


def large(found: Departure, *, far: bool) -> Iterator[tuple[Move, ...]]:
    """The way to a departure with less and less left out; in the end all of it, move by move."""
    whole = list(_with_what_is_no_choice(found))
    moves = [move for move, _ in whole]
    if far:
        for stretches in (_without_asides(whole), whole):
            deeds = list(_deeds(stretches))
            for number in (*(last for last in LAST if last < len(deeds)), len(deeds)):
                yield tuple(move for deed in deeds[len(deeds) - number :] for move in deed)
    yield tuple(moves)


def _with_what_is_no_choice(found: Departure) -> Iterator[Stretch]:
    """The way with the choices that were none, which stand where what led to them does."""
    reached = (*found.places[1:], found.reference)
    for move, place, after in zip(found.way, found.places, reached, strict=True):
        yield (Picked(move.pick) if isinstance(move, Answer) else move), place
        for pick in after.made if after else ():
            yield Picked(pick.pick), place


def _without_asides(whole: Sequence[Stretch]) -> list[Stretch]:
    """The way without abilities that were activated and have resolved, but for the last ones."""
    kept: list[Stretch] = []
    number = 0
    while number < len(whole):
        after = _resolved(whole, number)
        if after is None or not _is_aside(whole[number:after]):
            kept.append(whole[number])
            number += 1
        else:
            number = after
    return kept


def _is_aside(part: Sequence[Stretch]) -> bool:
    acts = [move.action for move, _ in part if isinstance(move, Act)]
    return bool(acts) and all(isinstance(action, Activate) for action in acts)


def _resolved(whole: Sequence[Stretch], begin: int) -> int | None:
    """The number of the move before which the stack is empty again, where it is at the beginning;
    None if that is none of the way."""
    if whole[begin][1].stack or not isinstance(whole[begin][0], Act):
        return None
    for number in range(begin + 1, len(whole)):
        if not whole[number][1].stack:
            return number
    return None


def _deeds(whole: Sequence[Stretch]) -> Iterator[list[Move]]:
    """What is done, each with what comes before it until something else is done."""
    deed: list[Move] = []
    number, pending = 0, list[str]()
    while number < len(whole):
        move, _ = whole[number]
        begin = number
        while number < len(whole) and waits(whole[number][0]):
            number += 1
        if number > begin:
            deed += _waited(whole[begin:number], whole[number : number + 1], pending)
            continue
        if isinstance(move, Act) and isinstance(move.action, Cast | Activate):
            yield deed
            deed = []
            pending.append(move.action.object)
        deed.append(move)
        number += 1
    yield deed


def _waited(run: Sequence[Stretch], after: Sequence[Stretch], pending: list[str]) -> Iterator[Move]:
    """Waiting, as going on to each step in which it is interrupted, or until things resolve."""
    places = [*(place for _, place in run), *(place for _, place in after)]
    number = 0
    while number < len(run):
        if places[number].stack and pending:
            lower = _first_lower(places, number)
            if lower is not None:
                yield Advance(Left(pending.pop()))
                number = lower
                continue
        last = None if places[number].stack else _last_begun(places, number)
        if last is None:
            yield run[number][0]
            number += 1
            continue
        to = At(places[last].moment[1], StepName(places[last].moment[2]))
        begun = [place for place, _ in _begun(places[number : last + 1])]
        for _ in range(sum(place.moment[1:] == (to.team, to.step) for place in begun)):
            yield Advance(to)
        number = last


def _first_lower(places: Sequence[Node], begin: int) -> int | None:
    height = places[begin].stack
    later = range(begin + 1, len(places))
    return next((number for number in later if places[number].stack < height), None)


def _last_begun(places: Sequence[Node], begin: int) -> int | None:
    """The last place at which a step begins, with nobody having passed."""
    numbers = [begin + number for _, number in _begun(places[begin:])]
    return numbers[-1] if numbers else None


def _begun(places: Sequence[Node]) -> Iterator[tuple[Node, int]]:
    for number in range(1, len(places)):
        if places[number].moment != places[number - 1].moment:
            yield places[number], number
