"""Games that go on at random, each from its seed, and what the first difference comes down to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, TypeVar

from ettin_spec.protocol.actions import Activate, Cast
from ettin_spec.protocol.base import ChoiceKind
from ettin_spec.protocol.commands import Act, Advance, At, Pass, Place
from ettin_tck.fuzzing.macro_moves import folded, target
from ettin_tck.fuzzing.tables import drawn
from ettin_tck.fuzzing.walk import Difference, NotPlayed, Picked, Walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Choice
    from ettin_tck.fuzzing.tables import Pool, Table
    from ettin_tck.fuzzing.walk import Move

T = TypeVar("T")

FAR = 1 / 8
"""The part of moves that lead to some step at once."""

ANEW = 4
"""So often another answer is tried where one is refused."""


@dataclass(frozen=True)
class Setting:
    """Two engines, the cards and questions that both know, and what is drawn from them.

    `steps` is how many moves a game has at most. Where it `goes_to_steps`, everybody may pass as
    far as some step in one move.
    """

    reference: Engine
    other: Engine
    cards: Pool
    claimed: frozenset[str]
    date: str
    steps: int
    goes_to_steps: bool = False


@dataclass(frozen=True)
class Played:
    """What came of one game: how many moves it had, whether it ended, and a difference.

    `not_played` says why a game was broken off that is none. `reached` is where it stood after each
    move.
    """

    table: Table
    moves: tuple[Move, ...]
    is_over: bool = False
    difference: Difference | None = None
    not_played: str = ""
    reached: tuple[At, ...] = ()


def play(setting: Setting, variant: str, seed: int) -> Played:
    """One random game of a variant; the same seed draws the same again."""
    rng = Random(f"{variant} {seed}")
    table = drawn(rng, setting.cards, setting.date, variant)
    walk = Walk(setting.reference, setting.other, table, setting.claimed)
    try:
        walk.open()
        while not walk.is_over and len(walk.done) < setting.steps:
            if not (setting.goes_to_steps and _goes_to_a_step(walk, rng)):
                _go_on(walk, rng)
    except Difference as difference:
        return _differing(walk, difference)
    except NotPlayed as reason:
        return Played(table, tuple(walk.done), not_played=str(reason))
    return Played(table, tuple(walk.done), walk.is_over)


def _differing(walk: Walk, difference: Difference) -> Played:
    moves, reached = tuple(walk.done), tuple(walk.reached)
    return Played(walk.table, moves, difference=difference, reached=reached)


def _goes_to_a_step(walk: Walk, rng: Random) -> bool:
    """Now and then everybody passes as far as some step; False where nothing was done."""
    if walk.asked is not None or rng.random() >= FAR:
        return False
    walk.moves()
    assert walk.status is not None
    try:
        walk.take(Advance(target(walk.table, walk.status, rng)))
    except NotPlayed:
        return False
    return True


def _go_on(walk: Walk, rng: Random) -> None:
    if walk.asked is not None:
        _answer(walk, rng, walk.asked[0])
        return
    moves = walk.moves()
    if rng.random() < 1 / 4:
        _try_unlisted(walk, rng, moves)
    acts: list[Move] = [move for move in moves if isinstance(move, Act)]
    passes: list[Move] = [move for move in moves if isinstance(move, Pass)]
    if not moves:
        raise NotPlayed("nothing so small may be declared")
    walk.take(rng.choice(acts if acts and (not passes or rng.random() < 1 / 2) else passes))


def _answer(walk: Walk, rng: Random, choice: Choice) -> None:
    for attempt in range(ANEW):
        try:
            walk.take(_picked(rng, choice))
        except NotPlayed:
            if attempt == ANEW - 1:
                raise
        else:
            return


def _picked(rng: Random, choice: Choice) -> Picked:
    if choice.kind is ChoiceKind.ORDER:
        return Picked(tuple(rng.sample(choice.options, len(choice.options))))
    number = rng.randint(choice.min, min(choice.max, len(choice.options)))
    return Picked(tuple(rng.sample(choice.options, number)))


def _try_unlisted(walk: Walk, rng: Random, moves: tuple[Pass | Act, ...]) -> None:
    """Something that nobody listed: a card that somebody casts or uses."""
    listed = {
        (move.action.by, move.action.object)
        for move in moves
        if isinstance(move, Act) and isinstance(move.action, Cast | Activate)
    }
    by, label = rng.choice(walk.table.players), rng.choice([*walk.table.labels])
    if (by, label) not in listed:
        walk.tries(Act(rng.choice([Cast, Activate])(by, label)))


def again(setting: Setting, table: Table, moves: tuple[Move, ...]) -> Played:
    """The same moves at a table, compared as before."""
    walk = Walk(setting.reference, setting.other, table, setting.claimed)
    try:
        walk.open()
        for number, move in enumerate(moves):
            if walk.is_over:
                break
            if walk.asked is None:
                listed = walk.moves()
                if number == len(moves) - 1 and move not in listed and isinstance(move, Act):
                    walk.tries(move)
            walk.take(move)
        if walk.asked is None and not walk.is_over:
            walk.moves()
    except Difference as difference:
        return _differing(walk, difference)
    except NotPlayed as reason:
        return Played(table, tuple(walk.done), not_played=str(reason))
    return Played(table, tuple(walk.done), walk.is_over)


def shortest(setting: Setting, played: Played, tries: int = 400) -> Played:
    """The same difference with less before it: what can be left out is, large parts first.

    No more than so many games are tried.
    """
    best, part = played, 2
    while tries > 0:
        shorter = None
        ways = folded(best.moves, best.reached) if setting.goes_to_steps else ()
        for table, moves in _shorter(best, part, ways):
            tried = again(setting, table, moves)
            tries -= 1
            if tried.difference is not None and _alike(tried.difference, best.difference):
                shorter = tried
                break
            if tries <= 0:
                break
        if shorter is not None:
            best = shorter
        elif part > max(len(best.moves), len(best.table.place.facts)):
            break
        else:
            part *= 2
    return best


def _alike(one: Difference, two: Difference | None) -> bool:
    return two is not None and one.what == two.what


def _shorter(
    played: Played, part: int, ways: Iterable[tuple[Move, ...]]
) -> Iterator[tuple[Table, tuple[Move, ...]]]:
    """The game in one of some ways, or without one part of its facts or moves, of so many equal
    parts."""
    table, moves = played.table, played.moves
    yield from ((table, fewer) for fewer in ways)
    for facts in _less(table.place.facts, part):
        place = Place(table.place.active, facts, table.place.turn)
        yield replace(table, place=place), moves
    for fewer in _less(moves, part):
        yield table, fewer


def _less(whole: tuple[T, ...], part: int) -> Iterator[tuple[T, ...]]:
    size = -(-len(whole) // part)
    if size:
        starts = range(0, len(whole), size)
        yield from (whole[:start] + whole[start + size :] for start in reversed(starts))
