"""Games that go on at random, each from its seed, and what the first difference comes down to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, TypeVar

from ettin_spec.protocol.commands import Act, Advance, Place
from ettin_tck.fuzzing.drawn_tables import drawn
from ettin_tck.fuzzing.going_on import Course
from ettin_tck.fuzzing.macro_moves import declaring_less, folded, resolved, waits
from ettin_tck.fuzzing.manners import manner
from ettin_tck.fuzzing.steered_course import SteeredCourse
from ettin_tck.fuzzing.walk import STANDING, UNLISTED, WAS_DONE, Difference, NotPlayed, Walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ettin_spec.protocol.commands import Answer, At, Pass
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.fuzzing.tables import Pool, Table
    from ettin_tck.fuzzing.walk import Move

T = TypeVar("T")

LONG = 1 / 2
"""The part of games that go from step to step, at tables that are drawn around few cards."""


@dataclass(frozen=True)
class Setting:
    """Two engines, the cards and questions that both know, and what is drawn from them.

    `steps` is how many moves a game has at most. Where it `goes_to_steps`, everybody may pass as
    far as some step in one move, or until something has resolved.
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
    move, `told` what each was for the reference.
    """

    table: Table
    moves: tuple[Move, ...]
    is_over: bool = False
    difference: Difference | None = None
    not_played: str = ""
    reached: tuple[At, ...] = ()
    told: tuple[Pass | Act | Answer | Advance, ...] = ()


def play(setting: Setting, variant: str, seed: int) -> Played:
    """One random game of a variant; the same seed draws the same again."""
    rng = Random(f"{variant} {seed}")
    is_long = rng.random() < LONG
    table = drawn(rng, setting.cards, setting.date, variant, around_few=is_long)
    walk = Walk(setting.reference, setting.other, table, setting.claimed)
    course = _course(setting, walk, rng, steered=is_long)
    try:
        walk.open()
        while not walk.is_over and len(walk.done) < setting.steps:
            course.goes_on()
    except Difference as difference:
        return _differing(walk, difference)
    except NotPlayed as reason:
        return Played(table, tuple(walk.done), not_played=str(reason))
    return Played(table, tuple(walk.done), walk.is_over)


def _course(setting: Setting, walk: Walk, rng: Random, *, steered: bool) -> Course | SteeredCourse:
    if steered and setting.goes_to_steps:
        return SteeredCourse(walk, rng, manner(rng), setting.cards.changing_order)
    return Course(walk, rng, far=setting.goes_to_steps)


def _differing(walk: Walk, difference: Difference) -> Played:
    moves, reached = tuple(walk.done), tuple(walk.reached)
    told = tuple(walk.told)
    return Played(walk.table, moves, difference=difference, reached=reached, told=told)


def again(setting: Setting, table: Table, moves: tuple[Move, ...], only: str = "") -> Played:
    """The same moves at a table, compared as before, or `only` in what a difference may be."""
    walk = Walk(setting.reference, setting.other, table, setting.claimed, only)
    try:
        walk.open()
        for number, move in enumerate(moves):
            if walk.is_over:
                break
            is_last = number == len(moves) - 1
            if is_last and only == STANDING:
                walk.lists()
            if walk.asked is None:
                listed = walk.moves()
                last = is_last and only in ("", UNLISTED)
                if last and move not in listed and isinstance(move, Act):
                    walk.tries(move)
            walk.take(move)
        if walk.asked is None and not walk.is_over:
            walk.moves()
    except Difference as difference:
        return _differing(walk, difference)
    except NotPlayed as reason:
        return Played(table, tuple(walk.done), not_played=str(reason))
    return Played(table, tuple(walk.done), walk.is_over)


def _singly(setting: Setting, played: Played) -> Played:
    """The game with each pass by itself where it was everybody's passing that came to otherwise."""
    if not _passes_far(played):
        return played
    walk = Walk(setting.reference, setting.other, played.table, setting.claimed)
    try:
        walk.open()
        for move in played.moves[:-1]:
            walk.take(move)
        while walk.asked is None:
            walk.take(next(move for move in walk.moves() if waits(move)))
    except Difference as difference:
        return _differing(walk, difference)
    except (NotPlayed, StopIteration):
        pass
    return played


def _passes_far(played: Played) -> bool:
    return bool(played.moves) and isinstance(played.moves[-1], Advance)


def _declaring_less(played: Played) -> Iterator[tuple[Move, ...]]:
    return declaring_less(played.moves)


def _told_shorter(played: Played) -> Iterator[tuple[Move, ...]]:
    yield from _declaring_less(played)
    yield from folded(played.moves, played.reached)
    yield from resolved(played.moves)


def shortest(setting: Setting, played: Played, tries: int = 400) -> Played:
    """The same difference with less before it, where everybody's passing comes to it the last pass.

    No more than so many games are tried, before it is told by single passes and afterwards.
    """
    least = _without_parts(setting, played, tries)
    single = _singly(setting, least)
    return least if single is least else _without_parts(setting, single, tries)


def _without_parts(setting: Setting, played: Played, tries: int) -> Played:
    """The same difference: what can be left out is, large parts first."""
    best, part = played, 2
    assert best.difference is not None
    what = best.difference.what
    while tries > 0:
        shorter = None
        ways = (_told_shorter if setting.goes_to_steps else _declaring_less)(best)
        for table, moves in _shorter(best, part, ways):
            tried = again(setting, table, moves, what)
            tries -= 1
            if _alike(tried, best):
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
    whole = again(setting, best.table, best.moves)
    return whole if _alike(whole, best) else best


def _alike(one: Played, two: Played) -> bool:
    """Is it the same that differs, and, where one is refused, for the same reason?

    Where something may be done then that the other does not list, so it may still: a scenario
    tells by nothing else who has priority.
    """
    if one.difference is None or two.difference is None:
        return False
    said = [(each.reference, each.other) for each in (one.difference, two.difference)]
    what = one.difference.what
    if two.difference.leaves_out_acts and not one.difference.leaves_out_acts:
        return False
    return what == two.difference.what and (what != WAS_DONE or said[0] == said[1])


def _shorter(
    played: Played, part: int, ways: Iterable[tuple[Move, ...]]
) -> Iterator[tuple[Table, tuple[Move, ...]]]:
    """The game in one of some ways, or without one part of its facts or moves, of so many equal
    parts."""
    table, moves = played.table, played.moves
    for facts in _less(table.place.facts, part):
        place = Place(table.place.active, facts, table.place.turn)
        yield replace(table, place=place), moves
    for fewer in (*_less(moves, part), *ways):
        yield table, fewer


def _less(whole: tuple[T, ...], part: int) -> Iterator[tuple[T, ...]]:
    size = -(-len(whole) // part)
    if size:
        starts = range(0, len(whole), size)
        yield from (whole[:start] + whole[start + size :] for start in reversed(starts))
