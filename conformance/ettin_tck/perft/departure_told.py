"""Where two engines count otherwise, told: the decisions there, what each says, and a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_tck.fuzzing.difference_scenario import Told, scenario
from ettin_tck.fuzzing.difference_text import both_sides
from ettin_tck.fuzzing.walk import Difference
from ettin_tck.perft.shortening import shorter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.library import Library
    from ettin_tck.perft.dividing import Departure
    from ettin_tck.perft.positions import Game


def told(
    library: Library, game: Game, found: Departure, both: tuple[Engine, Engine], far: bool
) -> Iterator[str]:
    """The lines about a departure of two engines, the first of which is right.

    `far`: both can go on to a step, and until something has resolved, in one move.
    """
    difference = _difference(found)
    where = "on the way there" if found.on_the_way else "divided"
    yield f"  {where}, {found.decisions} decisions down: {difference.what}"
    how = Told(f"perft.{game.name}", f"where decisions from {game.name} part")
    short, text = None, ""
    for way in shorter(game.table, found, both, far):
        text = scenario(library, way, how)
        short = way if text or short is None else short
        if text:
            break
    if short is None:
        yield from both_sides(difference, game.table.place, found.way)
        return
    assert short.difference is not None
    yield from both_sides(short.difference, short.table.place, short.moves)
    yield from text.splitlines()


def _difference(found: Departure) -> Difference:
    ours, theirs = found.reference, found.other
    if ours is None or theirs is None:
        said = ["is refused" if each is None else "is done" for each in (ours, theirs)]
        return Difference("what was decided last", *said)
    if ours.standing != theirs.standing:
        return Difference("where the game stands", ours.standing, theirs.standing)
    one, two = ours.decisions, theirs.decisions
    only = [name for name in one if name not in two], [name for name in two if name not in one]
    return Difference("what may be decided, there alone", *only)
