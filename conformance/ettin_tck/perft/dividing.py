"""Where two engines count otherwise: down to the first decision that they do not share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_tck.perft.counting import Counts, Move, Node, Tree


@dataclass(frozen=True)
class Departure:
    """A way that both go, and what each comes to at its end; None where the last is refused."""

    way: tuple[Move, ...]
    reference: Node | None
    other: Node | None


def first_departure(reference: Tree, other: Tree, depth: int) -> Departure | None:
    """The first departure within so many decisions; None if there is none."""
    way: list[Move] = []
    ours: Node | None = reference.open()
    theirs: Node | None = other.open()
    while True:
        if ours is None or theirs is None or _stands(ours) != _stands(theirs):
            return Departure(tuple(way), ours, theirs)
        left = depth - len(way)
        one = reference.divided(ours, len(way), left)
        two = other.divided(theirs, len(way), left)
        name = _first(one, two)
        if name is None:
            return None
        moves = ours.decisions[name], theirs.decisions[name]
        assert moves[0] is not None
        assert moves[1] is not None
        here = len(way)
        way.append(moves[0])
        ours, theirs = reference.step(here, moves[0]), other.step(here, moves[1])


def _stands(node: Node) -> tuple[object, ...]:
    return node.standing, list(node.decisions)


def _first(one: Mapping[str, Counts], two: Mapping[str, Counts]) -> str | None:
    return next((name for name in one if one[name] != two[name]), None)
