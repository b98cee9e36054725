"""Where two engines count otherwise: down to the first decision that they do not share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_tck.perft.counting import Tree
    from ettin_tck.perft.nodes import Counts, Led, Move, Node


@dataclass(frozen=True)
class Departure:
    """A way that both go, and what each comes to at its end; None where the last is refused.

    `places` are those before each decision of the way.
    `before` is how much of the history comes first: all of it, unless they part `on_the_way`.
    """

    way: tuple[Move, ...]
    places: tuple[Node, ...]
    reference: Node | None
    other: Node | None
    before: int
    on_the_way: bool = False

    @property
    def decisions(self) -> int:
        """How many there are after the history, or of it."""
        return len(self.way) if self.on_the_way else len(self.way) - self.before


def first_departure(reference: Tree, other: Tree, depth: int) -> Departure | None:
    """The first departure in the history, or within so many decisions after it; None if there is
    none.

    Raises:
        UsageError: the reference cannot play the history.
    """
    ours, theirs = reference.open().whole(), other.open()
    return _on_the_way(ours, theirs) or _below(reference, other, depth, (ours, theirs))


def _on_the_way(ours: Led, theirs: Led) -> Departure | None:
    for number, node in enumerate(ours.nodes):
        other = theirs.nodes[number] if number < len(theirs.nodes) else None
        if other is None or node.plain != other.plain:
            way, places = ours.moves[:number], ours.nodes[:number]
            return Departure(way, places, node, other, number, on_the_way=True)
    return None


def _below(reference: Tree, other: Tree, depth: int, both: tuple[Led, Led]) -> Departure | None:
    way: list[Move] = []
    before, places = both[0].moves, list(both[0].nodes[:-1])
    ours: Node | None = both[0].end
    theirs: Node | None = both[1].end
    while True:
        if ours is None or theirs is None or ours.plain != theirs.plain:
            whole = (*before, *way)
            return Departure(whole, tuple(places), ours, theirs, len(before))
        here, left = len(way), depth - len(way)
        one = reference.divided(ours, here, left)
        two = other.divided(theirs, here, left)
        name = _first(one, two)
        if name is None:
            return None
        moves = ours.decisions[name], theirs.decisions[name]
        assert moves[0] is not None
        assert moves[1] is not None
        way.append(moves[0])
        places.append(ours)
        ours = reference.step(here, moves[0], after=here + 1)
        theirs = other.step(here, moves[1], after=here + 1)


def _first(one: Mapping[str, Counts], two: Mapping[str, Counts]) -> str | None:
    return next((name for name in one if one[name] != two[name]), None)
