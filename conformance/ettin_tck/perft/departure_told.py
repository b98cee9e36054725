"""Where two engines count otherwise, told: the decisions there, what each says, and a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.language.scenario import Can, Cannot
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Pass
from ettin_tck.fuzzing.difference_scenario import Told, scenario_of, with_targets
from ettin_tck.fuzzing.difference_text import both_sides
from ettin_tck.fuzzing.walk import Difference

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.language.scenario import Meaning
    from ettin_tck.library import Library
    from ettin_tck.perft.counting import Move, Node
    from ettin_tck.perft.dividing import Departure
    from ettin_tck.perft.positions import Game


def told(library: Library, game: Game, found: Departure) -> Iterator[str]:
    """The lines about a departure."""
    moves = (*game.moves, *found.way)
    difference = _difference(found)
    yield f"  divided, {len(found.way)} decisions down: {difference.what}"
    yield from both_sides(difference, game.table.place, moves)
    yield from _scenario(library, game, found, moves).splitlines()


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


def _scenario(library: Library, game: Game, found: Departure, moves: Sequence[Move]) -> str:
    happens = with_targets(moves)
    if found.reference is None or found.other is None:
        *happens, last = happens
        then = tuple(_refused_or_not(found, last))
    else:
        then = tuple(_then(found))
    told_by = Told(f"perft.{game.name}", f"where decisions from {game.name} part")
    whole = [move for move in happens if isinstance(move, Act | Pass)]
    if len(whole) != len(happens):
        return ""
    return scenario_of(library, game.table, whole, then, told_by)


def _refused_or_not(found: Departure, last: Move) -> Iterator[Meaning]:
    if isinstance(last, Act):
        yield Cannot(last.action) if found.reference is None else Can(last.action)


def _then(found: Departure) -> Iterator[Meaning]:
    """Where the game is, and something that can be done in one engine alone."""
    ours, theirs = found.reference, found.other
    assert ours is not None
    assert theirs is not None
    acts = list(_acts(ours, theirs))
    elsewhere = ours.standing[1:3] != theirs.standing[1:3]
    if elsewhere or acts:
        _, team, step, *_ = ours.standing
        if step == StepName.OVER:
            return
        yield f.Moment(team, StepName(step))
        yield from acts[:1]


def _acts(ours: Node, theirs: Node) -> Iterator[Meaning]:
    """What one of them alone has, the simplest first."""
    for one, two, said in ((ours, theirs, Can), (theirs, ours, Cannot)):
        for name, move in sorted(one.decisions.items(), key=lambda each: len(each[0])):
            if name not in two.decisions and isinstance(move, Act):
                yield said(move.action)
