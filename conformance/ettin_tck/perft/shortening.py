"""A way on which two engines part, brought down to few moves at a table with little on it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ettin_spec.protocol.commands import Place
from ettin_tck.fuzzing.random_games import Played, Setting, again, shortest
from ettin_tck.fuzzing.tables import Pool
from ettin_tck.perft.large_moves import large

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.fuzzing.tables import Table
    from ettin_tck.perft.dividing import Departure

NO_CARDS = Pool({}, (), (), {})
TRIES, MOVES = 400, 30_000
"""Games that are played to leave out what is not needed, and moves of all of them, at most."""


def shorter(
    table: Table, found: Departure, both: tuple[Engine, Engine], far: bool
) -> Iterator[Played]:
    """The same way, played in both step by step, as short as it can be; then with one thing of the
    table more, by which it may be that something can be told. Nothing if they do not part so.

    `far`: both can go on to a step, and until something has resolved, in one move.
    """
    setting = Setting(*both, NO_CARDS, frozenset(), table.new_game.date, len(found.way), far)
    ways = (again(setting, table, moves) for moves in large(found, far=far))
    played = next((way for way in ways if way.difference is not None), None)
    if played is None:
        return
    least = shortest(setting, played, min(TRIES, MOVES // len(played.moves)))
    yield least
    for more in _with_one_more(table, least.table):
        tried = again(setting, more, least.moves)
        if tried.difference is not None:
            yield tried


def _with_one_more(whole: Table, less: Table) -> Iterator[Table]:
    left, facts = less.place.facts, whole.place.facts
    for fact in facts:
        if fact not in left:
            more = tuple(each for each in facts if each in left or each is fact)
            yield replace(less, place=Place(less.place.active, more, less.place.turn))
