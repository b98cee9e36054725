"""The way of a tour: every edge, and every edge after every edge that leads to it, in few games."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from ettin_tck.touring.graph import Edge, Graph, Node

Pair = tuple[Edge | None, Edge]
"""An edge with the one before it; with None where it is the first of a game."""

Way = tuple[Edge, ...]


class Routes:
    """What is still to be gone. `lasts` says whether cards are left for a way."""

    def __init__(self, graph: Graph, lasts: Callable[[Way], bool], longest: int) -> None:
        self.graph, self.lasts, self.longest = graph, lasts, longest
        nodes = graph.nodes()
        self.open: set[Pair] = {
            (before, after)
            for node in nodes
            for before in graph.edges(node)
            for after in graph.edges(before.after)
        }
        self.open |= {(None, edge) for edge in graph.edges(graph.start)}
        self.whole = len(self.open)
        self.edges = {(node, edge) for node in nodes for edge in graph.edges(node)}

    def games(self) -> Iterator[Way]:
        """Games, each from the start, until nothing can be gone that has not been."""
        while way := self._game():
            yield way

    def _game(self) -> Way:
        way: list[Edge] = []
        new = False
        while len(way) < self.longest and (on := self._nearest(way)):
            if not self.lasts((*way, *on)):
                break
            for edge in on:
                new |= self._go(way[-1] if way else None, edge)
                way.append(edge)
        return tuple(way) if new else ()

    def _go(self, before: Edge | None, edge: Edge) -> bool:
        if (before, edge) not in self.open:
            return False
        self.open.remove((before, edge))
        return True

    def _at(self, before: Edge | None) -> Node:
        return before.after if before else self.graph.start

    def _nearest(self, way: list[Edge]) -> Way:
        """The shortest way on to an open pair with cards that are left; empty if there is none."""
        first = way[-1] if way else None
        deeds = self.graph.deeds
        spent: dict[tuple[str, int], bool] = {}
        seen: dict[Edge | None, Edge | None] = {first: None}
        queue: deque[Edge | None] = deque([first])
        while queue:
            before = queue.popleft()
            for edge in self.graph.edges(self._at(before)):
                if edge.move.what in deeds:
                    kind = edge.move[:2]
                    if kind not in spent:
                        spent[kind] = not self.lasts((*way, edge))
                    if spent[kind]:
                        continue
                if (before, edge) in self.open:
                    return (*self._back(seen, before, first), edge)
                if edge not in seen:
                    seen[edge] = before
                    queue.append(edge)
        return ()

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
