"""Ways to go round for ever, among all that a search has found.

Whether there is one is settled on the graph without what a property excuses and without what it
asks for: what still goes round there goes round for ever in spite of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from ettin_spec.flow.proof.exploring import Explored
from ettin_spec.flow.proof.properties import Property
from ettin_spec.flow.proof.search_loop import ROOM, finder
from ettin_spec.flow.proof.state_cells import Cells, Table


@dataclass(frozen=True)
class Cycle:
    """States, by their numbers in the order of the search, that lead back to the first of them."""

    property: str
    states: tuple[int, ...]


@dataclass(frozen=True)
class Rounds:
    """What came of the properties of cycles: those broken; of how many states each speaks."""

    cycles: tuple[Cycle, ...]
    times_asked: dict[str, int]


class Graph(NamedTuple):
    """Where each state's steps begin, where each leads, its transition; whom states concern."""

    first: Table
    target: Table
    label: Table
    about: Table


class Walk(NamedTuple):
    """A search in depth: 1 for what is on the path, 2 for what is done; how many steps from each
    state were gone; the path."""

    colour: Table
    gone: Table
    path: Table


def rounds(found: Explored) -> Rounds:
    """Each property of cycles, held against the graph of a search."""
    rules = [each for each in found.asked.properties if each.kind == "cycles"]
    if not rules:
        return Rounds((), {})
    compiled, table = found.processor.compiled, found.processor.table
    graph = _graph(found)
    search = compiled(_cycle_search(compiled(_step_from)))
    cycles, asked = [], {}
    for number, rule in enumerate(rules):
        removed = table(list(_removed(found, rule)), len(found.packed.transitions))
        asked[rule.id] = sum(int(bits) >> number & 1 for bits in graph.about)
        walk = Walk(*(table([], found.states) for _ in Walk._fields))
        begin, end = search(graph, 1 << number, removed, walk)
        if end:
            cycles.append(Cycle(rule.id, tuple(int(walk.path[n]) for n in range(begin, end))))
    return Rounds(tuple(cycles), asked)


def _removed(found: Explored, rule: Property) -> Iterator[int]:
    """For each transition: is it excused, or what is asked for?"""
    gone = {*rule.unless, *rule.passes}
    by_id = {each.id: each for each in found.asked.flow.transitions()}
    for name in found.packed.transitions:
        transition = by_id[name]
        duties = {duty.name for duty in transition.duties}
        yield int(transition.on in gone or not duties.isdisjoint(gone))


def _graph(found: Explored) -> Graph:
    compiled, table = found.processor.compiled, found.processor.table
    edges = found.edges + 1
    graph = Graph(
        table([], found.states + 1), table([], edges), table([], edges), table([], found.states)
    )
    build = compiled(_builder(found.functions, found.cells, compiled(finder(found.cells))))
    room = table([], ROOM * found.cells.places), table([], ROOM)
    build(found.order, found.table, found.states, graph, room)
    return graph


def _builder(functions: Any, cells: Cells, found_at: Callable[..., int]) -> Callable[..., int]:
    expand, cycle_states = functions["expand"], functions["cycle_states"]
    load, first, reached, taken = cells.load, cells.first, cells.reached, cells.taken

    def build(
        order: Table, table: Table, count: int, graph: Graph, room: tuple[Table, Table]
    ) -> int:
        """Fill a graph with the steps from so many states, in order."""
        after, told = room
        edges = 0
        for index in range(count):
            state = load(order, index)
            graph.first[index] = edges
            graph.about[index] = cycle_states(state)
            for step in range(expand(state, after, told)):
                if first(after, step) < 0:
                    continue
                place = found_at(order, table, reached(after, step))
                if table[place]:
                    graph.target[edges] = table[place] - 1
                    graph.label[edges] = taken(after, step)
                    edges += 1
        graph.first[count] = edges
        return edges

    return build


def _step_from(state: int, graph: Graph, bit: int, removed: Table, walk: Walk) -> int:
    """The next state that a step not gone yet, and not removed, leads to; -1 if there is none."""
    while graph.first[state] + walk.gone[state] < graph.first[state + 1]:
        edge = graph.first[state] + walk.gone[state]
        walk.gone[state] += 1
        if not removed[graph.label[edge]] and graph.about[graph.target[edge]] & bit:
            return int(graph.target[edge])
    return -1


def _cycle_search(step_from: Callable[..., int]) -> Callable[..., tuple[int, int]]:
    def search(graph: Graph, bit: int, removed: Table, walk: Walk) -> tuple[int, int]:
        """Where in the path a cycle begins and ends; 0, 0 where there is none."""
        colour, path = walk.colour, walk.path
        for root in range(len(colour)):
            if colour[root] or not graph.about[root] & bit:
                continue
            length = 1
            path[0], colour[root] = root, 1
            while length:
                state = path[length - 1]
                after = step_from(state, graph, bit, removed, walk)
                if after < 0:
                    colour[state] = 2
                    length -= 1
                elif colour[after] == 1:
                    begin = length - 1
                    while path[begin] != after:
                        begin -= 1
                    return begin, length
                elif colour[after] == 0:
                    path[length], colour[after] = after, 1
                    length += 1
        return 0, 0

    return search
