"""The bounded graph of a tour: where somebody decides, what may be decided, where that leads.

Worked out from the flow alone: steps by which the machine goes on by itself, and what cards report,
lie between one decision and the next.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Event, Policies, State
from ettin_spec.flow.proof.games import Size
from ettin_spec.flow.seats import absent, are_in_pairs
from ettin_tck.touring.tours import Deed, Tour

GOING_ON = ("pass", "attack_not", "block")
"""What a step is left by, where nobody does anything."""

MAIN = ("precombat_main", "postcombat_main")


class Move(NamedTuple):
    """A decision, `pass`, `attack`, `attack_not`, `block` or a deed; the team, and the target's."""

    what: str
    team: int
    target: int = -1


class Node(NamedTuple):
    """Where somebody decides: the machine's state, and what is on the stack, the top last."""

    state: State
    stack: tuple[Move, ...] = ()


class Edge(NamedTuple):
    """A decision with where it leads, how many turns begin on the way, and the last transition."""

    move: Move
    after: Node
    turns: int
    transition: str


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
        events = load_flow().events.values()
        self._of_teams = {event.name for event in events if event.binds}

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
            elif name in GOING_ON or (name == "attack" and self.tour.attacks):
                yield Move(name, member or 0)

    def _deeds(self, node: Node, team: int) -> Iterator[Move]:
        state = node.state
        slow = team == state.active and state.step in MAIN and not node.stack
        for deed in self.tour.deeds:
            if not deed.sorcery or slow:
                targets = range(self.size.teams) if deed.target else (-1,)
                yield from (Move(deed.name, team, target) for target in targets)

    def _edge(self, node: Node, move: Move) -> Edge | None:
        done = move.what in self.deeds
        event: Event = ("act" if done else move.what, move.team)
        stack = (*node.stack, move) if done else node.stack
        edge = self._settled(move, node.state, event, stack)
        return edge if self._within(edge.after.state) else None

    def _settled(
        self, move: Move, state: State, event: Event | None, stack: tuple[Move, ...]
    ) -> Edge:
        """Go on until somebody decides; what resolves reports its facts, all else reports none."""
        facts: list[Event] = []
        turns, transition = 0, ""
        while True:
            step = machine.step(state, event, self.policies)
            state, transition = step.state, step.transition
            duties = {duty[0] for duty in step.duties}
            turns += "begin_turn" in duties
            if "resolve_top" in duties:
                facts, stack = self._brought(stack[-1]), stack[:-1]
            waits = machine.waits(state)
            if waits == "facts":
                event = facts.pop(0) if facts else ("nothing", None)
            elif waits is None:
                event = None
            elif self._blocks_nothing(state):
                event = ("block", state.called)
            else:
                return Edge(move, Node(state, stack), turns, transition)

    def attacked(self, team: int) -> int:
        """Whom a team attacks: the next opponent in turn order."""
        teams, allies = self.size.teams, self.size.allies
        others = ((team + n) % teams for n in range(1, teams))
        return next(other for other in others if other // allies != team // allies)

    def _blocks_nothing(self, state: State) -> bool:
        """Has the team that is called nobody to block, so that nobody asks it?"""
        blocks = state.step == "declare_blockers" and state.position == "choose"
        return blocks and state.called != self.attacked(state.active)

    def _brought(self, move: Move) -> list[Event]:
        whose = move.target if move.target >= 0 else move.team
        return [(f, whose if f in self._of_teams else None) for f in self.deeds[move.what].brings]

    def _within(self, state: State) -> bool:
        for name, most in self.tour.bounds.items():
            held = getattr(state, name)
            if max(held if isinstance(held, tuple) else (held,)) > most:
                return False
        return True
