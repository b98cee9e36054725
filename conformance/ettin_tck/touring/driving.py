"""A tour played on an engine: each game in one run, each status held against the flow."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ettin_spec.protocol.results import (
    Done,
    ForChoice,
    ForPriority,
    Needs,
    Over,
    Refused,
    Unsupported,
)
from ettin_tck.touring.messages import messages
from ettin_tck.touring.routes import Goal, Routes, Way, shortest

if TYPE_CHECKING:
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result, Status
    from ettin_tck.touring.graph import Graph
    from ettin_tck.touring.moves import Edge
    from ettin_tck.touring.table import Table

LONGEST = 120
"""Decisions of a game at most."""


class NotDriven(Exception):
    """The engine does not play the tour at all; the reason."""


@dataclass(frozen=True)
class Departure:
    """The last decision of a way leads elsewhere than the flow says: what each says."""

    way: Way
    flow: tuple[object, ...]
    engine: tuple[object, ...]
    refused: str = ""


@dataclass
class Toured:
    """What came of a tour: decisions made, edges that were gone of so many, departures.

    What is gone, `goals` at most, are pairs of edges, or each edge with the place where it begins.
    """

    goals: int
    edges: int
    singly: bool
    games: int = 0
    decisions: int = 0
    gone: set[Goal] = field(default_factory=set)
    departures: dict[Goal, Departure] = field(default_factory=dict)

    @property
    def edges_gone(self) -> int:
        """Edges that were gone as the flow has it."""
        return len(self.gone) if self.singly else len({edge for _, edge in self.gone})

    @property
    def transitions(self) -> frozenset[str]:
        """The flow's transitions that lie on what was gone."""
        return frozenset(each for _, edge in self.gone for each in edge.transitions)


def toured(graph: Graph, table: Table, engine: Engine, most: int) -> Toured:
    """Every pair of edges, in games from one position; ended early after so many departures.

    Raises:
        NotDriven: the engine does not support the position.
    """
    routes = Routes(graph, table.lasts, LONGEST)
    singly = graph.tour.edges
    edges = routes.whole if singly else len({edge for _, edge in routes.edges})
    result = Toured(routes.whole, edges, singly)
    for way in routes.games():
        result.games += 1
        found = played(table, engine, way)
        right = way if found is None else found.way[:-1]
        result.decisions += len(right)
        before: Edge | None = None
        for edge in right:
            result.gone.add(routes.what(before, edge))
            before = edge
        if found is not None:
            result.departures.setdefault(routes.what(before, found.way[-1]), found)
            if len(result.departures) >= most:
                break
    return result


def played(table: Table, engine: Engine, way: Way) -> Departure | None:
    """One game; the first departure from the flow."""
    opening = table.opening
    results = engine.run([*opening, *(told.command for told in messages(table, way))])
    _can_stand(results[: len(opening)])
    turn = opening[1].turn
    told = results[len(opening) :]
    for number, edge in enumerate(way):
        turn += edge.turns
        expected = table.standing(edge.after, turn)
        result = told[number] if number < len(told) else None
        if isinstance(result, Unsupported):
            raise NotDriven(result.reason)
        status = getattr(result, "status", None)
        stands = standing(status) if status is not None else ()
        if not isinstance(result, Done | Needs) or stands != expected:
            reason = result.reason if isinstance(result, Refused) else ""
            return Departure(way[: number + 1], expected, stands, reason)
    return None


def _can_stand(results: Sequence[Result]) -> None:
    for result in results:
        if not isinstance(result, Done):
            if isinstance(result, Unsupported):
                raise NotDriven(result.why)
            raise NotDriven(getattr(result, "reason", "a choice is asked before the game begins"))


def standing(status: Status) -> tuple[object, ...]:
    """A status in the form in which the flow's is said."""
    match status.waiting:
        case Over(teams):
            return status.turn, "over", *(f"{team} {how}" for team, how in sorted(teams.items()))
        case ForPriority(team):
            waiting = f"priority: {team}"
        case ForChoice(choice):
            waiting = str(choice.kind)
    left = tuple(sorted(status.left))
    return status.turn, status.active, str(status.step), status.stack, waiting, left


def least(
    graph: Graph, table: Table, engine: Engine, found: Departure, tries: int = 800
) -> Departure:
    """The same departure after as few decisions as may be: from the start to a later place, and
    without parts of the way, where the flow allows what is left."""

    def alike(way: Way) -> Departure | None:
        nonlocal tries
        tries -= 1
        if tries < 0 or not table.lasts(way):
            return None
        tried = played(table, engine, way)
        return tried if tried and _what(tried) == _what(found) else None

    best = _from_later(graph, found, alike)
    while tries > 0:
        shorter = next(filter(None, map(alike, _without(graph, best.way))), None)
        if shorter is None:
            break
        best = shorter
    return best


def _what(found: Departure) -> tuple[object, ...]:
    """What departs, whichever turn it is, and whoever's."""
    last, pairs = found.way[-1].move, zip(found.flow[3:], found.engine[3:], strict=False)
    steps = found.flow[2:3], found.engine[2:3]
    return last.what, steps, tuple(one == two for one, two in pairs), bool(found.refused)


def _from_later(
    graph: Graph, found: Departure, alike: Callable[[Way], Departure | None]
) -> Departure:
    length = 1
    while length < len(found.way):
        end = found.way[-length:]
        before = found.way[-length - 1].after
        if tried := alike((*shortest(graph, before), *end)):
            return tried
        length *= 2
    return found


def _without(graph: Graph, way: Way) -> Iterator[Way]:
    """The way without one part, long ones first, where what follows can be decided all the same."""
    for size in range(len(way) - 1, 0, -1):
        for begin in range(len(way) - size + 1):
            left = (*way[:begin], *way[begin + size :])
            if again := _again(graph, left):
                yield again


def _again(graph: Graph, way: Sequence[Edge]) -> Way | None:
    """The same decisions, wherever they lead now; None if one cannot be made."""
    node, made = graph.start, []
    for edge in way:
        same = next((e for e in graph.edges(node) if e.move == edge.move), None)
        if same is None:
            return None
        made.append(same)
        node = same.after
    return tuple(made)
