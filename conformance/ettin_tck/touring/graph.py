"""The bounded graph of a tour: where somebody decides, what may be decided, where that leads.

Worked out from the flow alone: steps by which the machine goes on by itself, and what cards report,
lie between one decision and the next.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Event, Policies, State
from ettin_spec.flow.proof.games import Size
from ettin_spec.flow.seats import absent, are_in_pairs
from ettin_tck.touring.course import Course
from ettin_tck.touring.moves import Edge, Move, Node
from ettin_tck.touring.tours import Deed, Tour

GOING_ON = ("pass", "attack_not", "block")
"""What a step is left by, where nobody does anything."""

MAIN = ("precombat_main", "postcombat_main")

TURNS, STEPS = "turns", "steps"
"""Bounds that no state of the flow shows: how many turns have begun, and how many steps."""

BESIDES = (TURNS, STEPS, "left", "skips")
"""Bounds that are no fields of the flow; `skips` counts what is to be skipped in all."""

SKIPPED = ("no_turn", "no_untap", "no_upkeep", "no_draw", "no_main", "no_combat")


@dataclass
class Graph:
    """A tour's graph in games of a size, under some policies. Edges are worked out when asked."""

    tour: Tour
    size: Size
    policies: Policies
    _edges: dict[Node, tuple[Edge, ...]] = field(default_factory=dict)
    beyond: int = 0

    def __post_init__(self) -> None:
        self.deeds: Mapping[str, Deed] = {deed.name: deed for deed in self.tour.deeds}

    @property
    def start(self) -> Node:
        """The first team has priority in its first main phase."""
        pairs, gone = are_in_pairs(self.size.allies), absent(self.size.teams)
        return Node(machine.at(MAIN[0], "wait", lost=gone, in_pairs=pairs))

    def nodes(self) -> list[Node]:
        """All that can be come to."""
        found = {self.start: None}
        queue = deque(found)
        while queue:
            for edge in self.edges(queue.popleft()):
                if edge.after not in found:
                    found[edge.after] = None
                    queue.append(edge.after)
        return list(found)

    def edges(self, node: Node) -> tuple[Edge, ...]:
        """What may be decided there, within the bounds; others are counted in `beyond`."""
        if node not in self._edges:
            made = [self._edge(node, move) for move in self._moves(node)]
            self.beyond += made.count(None)
            self._edges[node] = tuple(each for each in made if each is not None)
        return self._edges[node]

    def _moves(self, node: Node) -> Iterator[Move]:
        for name, member in machine.allowed(node.state, self.policies):
            if name == "act":
                yield from self._deeds(node, member or 0)
            elif name in GOING_ON or self._has(name):
                yield Move(name, member or 0)

    def _has(self, name: str) -> bool:
        tour = self.tour
        may = {"attack": tour.attacks, "concede": tour.concedes, "call_time": tour.calls_time}
        return bool(may.get(name))

    def _deeds(self, node: Node, team: int) -> Iterator[Move]:
        state = node.state
        slow = team == state.active and state.step in MAIN and not node.stack
        for deed in self.tour.deeds:
            if deed.counters and not self._counters(node):
                continue
            if not deed.sorcery or slow:
                targets = self._players(state) if deed.target else (-1,)
                yield from (Move(deed.name, team, target) for target in targets)

    def _counters(self, node: Node) -> bool:
        """Is there a spell on top of the stack?"""
        top = self.deeds.get(node.stack[-1].what) if node.stack else None
        return bool(top and top.casts)

    def _players(self, state: State) -> tuple[int, ...]:
        return tuple(team for team in range(self.size.teams) if not state.lost[team])

    def _edge(self, node: Node, move: Move) -> Edge | None:
        event, stack = self._event(move), list(node.stack)
        if event[0] == "act":
            stack.append(move)
        course = Course(self.tour, self.size, self.policies, node.state, stack, node.attacked)
        edge = course.after(move, event)
        after = edge.after
        if TURNS in self.tour.bounds:
            after = after._replace(turns=node.turns + edge.turns)
        if STEPS in self.tour.bounds and not after.is_over:
            after = after._replace(steps=node.steps + (after.state.step != node.state.step))
        return edge._replace(after=after) if self._within(after) else None

    def _event(self, move: Move) -> Event:
        deed = self.deeds.get(move.what)
        if deed is not None:
            return ("act_at_once" if deed.mana else "act", move.team)
        return (move.what, None if move.what == "call_time" else move.team)

    def _within(self, node: Node) -> bool:
        return all(self._held(node, name) <= most for name, most in self.tour.bounds.items())

    def _held(self, node: Node, name: str) -> int:
        """How much there is of what is bounded: of a field that each team has, the most of any."""
        state = node.state
        match name:
            case "turns":
                return node.turns
            case "steps":
                return node.steps
            case "left":
                return sum(state.lost[: self.size.teams]) * (not node.is_over)
            case "skips":
                return sum(sum(getattr(state, skipped)) for skipped in SKIPPED)
        held = getattr(state, name)
        return max(held) if isinstance(held, tuple) else int(held)
