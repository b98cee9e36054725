"""The way of a tour: every edge, and every edge after every edge that leads to it, in few games.

What a game cannot come back from, as its end, is put off until all is gone on this side of it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ettin_tck.touring.moves import Edge, Node

if TYPE_CHECKING:
    from ettin_tck.touring.graph import Graph

Pair = tuple[Edge | None, Edge]
"""An edge with the one before it; with None where it is the first of a game."""

Goal = tuple[Edge | Node | None, Edge]
"""A pair, or where each edge is gone once, an edge with the place where it begins."""

Way = tuple[Edge, ...]


class Routes:
    """What is still to be gone. `lasts` says whether cards are left for a way.

    Where a tour is about edges alone, each is gone after whichever edge comes first.
    """

    def __init__(self, graph: Graph, lasts: Callable[[Way], bool], longest: int) -> None:
        self.graph, self.lasts, self.longest = graph, lasts, longest
        nodes = graph.nodes()
        self.edges = {(node, edge) for node in nodes for edge in graph.edges(node)}
        self.open: set[Goal] = set()
        if graph.tour.edges:
            self.open |= self.edges
        else:
            self.open |= {
                (before, after) for _, before in self.edges for after in graph.edges(before.after)
            }
            self.open |= {(None, edge) for edge in graph.edges(graph.start)}
        self.whole = len(self.open)
        self._inside = Counter(
            edge.after.state.lost
            for before, edge in self.open
            if not self._crosses(self._at(before), edge)
        )

    def games(self) -> Iterator[Way]:
        """Games, each from the start, until nothing can be gone that has not been.

        For what cards do not last by the shortest way from the start, no other way is looked for.
        """
        while way := self._game():
            yield way

    def what(self, before: Edge | None, edge: Edge) -> Goal:
        """What is gone by an edge after another one."""
        return (self._at(before) if self.graph.tour.edges else before), edge

    def _game(self) -> Way:
        way: list[Edge] = []
        while len(way) < self.longest and (on := self._nearest(way)):
            if self.lasts((*way, *on)):
                for edge in on:
                    self._go(way[-1] if way else None, edge)
                    way.append(edge)
            elif way:
                break
            else:
                self._go(on[-2] if len(on) > 1 else None, on[-1])
        return tuple(way)

    def _go(self, before: Edge | None, edge: Edge) -> None:
        what = self.what(before, edge)
        if what in self.open:
            self.open.remove(what)
            if not self._crosses(self._at(before), edge):
                self._inside[edge.after.state.lost] -= 1

    def _crosses(self, here: Node, edge: Edge) -> bool:
        """Does it lead to where fewer teams play, whence no game comes back, or to the end?"""
        return edge.after.is_over or edge.after.state.lost != here.state.lost

    def _at(self, before: Edge | Node | None) -> Node:
        if isinstance(before, Node):
            return before
        return before.after if before else self.graph.start

    def _nearest(self, way: list[Edge]) -> Way:
        """The shortest way on to what is open with cards that are left; empty if there is none.

        As long as something is open where as many teams play as here, what leads away from
        there comes after all else.
        """
        first = way[-1] if way else None
        stays = self._inside[self._at(first).state.lost] > 0
        seen: dict[Edge | None, Edge | None] = {first: None}
        spent = self._spent(way)
        near: deque[Pair] = deque((first, edge) for edge in self._edges_on(first, spent))
        far: deque[Pair] = deque()
        while queue := near or far:
            before, edge = queue.popleft()
            if stays and queue is near and self._crosses(self._at(before), edge):
                far.append((before, edge))
            elif self.what(before, edge) in self.open:
                return (*self._back(seen, before, first), edge)
            elif edge not in seen:
                seen[edge] = before
                near.extend((edge, after) for after in self._edges_on(edge, spent))
        return ()

    def _spent(self, way: list[Edge]) -> Callable[[Edge], bool]:
        """Has the team of an edge no card left for it? Asked once for each deed and team."""
        known: dict[tuple[str, int], bool] = {}

        def spent(edge: Edge) -> bool:
            kind = edge.move[:2]
            if kind not in known:
                known[kind] = not self.lasts((*way, edge))
            return known[kind]

        return spent

    def _edges_on(self, before: Edge | None, spent: Callable[[Edge], bool]) -> Iterator[Edge]:
        deeds = self.graph.deeds
        for edge in self.graph.edges(self._at(before)):
            if edge.move.what not in deeds or not spent(edge):
                yield edge

    def _back(
        self, seen: dict[Edge | None, Edge | None], last: Edge | None, first: Edge | None
    ) -> Way:
        path: list[Edge] = []
        while last != first and last is not None:
            path.append(last)
            last = seen[last]
        return tuple(reversed(path))


def shortest(graph: Graph, target: Node) -> Way:
    """The shortest way from the start to a place."""
    seen: dict[Node, tuple[Node, Edge] | None] = {graph.start: None}
    queue = deque([graph.start])
    while queue and target not in seen:
        node = queue.popleft()
        for edge in graph.edges(node):
            if edge.after not in seen:
                seen[edge.after] = (node, edge)
                queue.append(edge.after)
    path: list[Edge] = []
    while (step := seen[target]) is not None:
        target, edge = step
        path.append(edge)
    return tuple(reversed(path))
