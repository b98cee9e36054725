"""Can one sentence be said by two phrases? Exact: one automaton, determinised."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ettin_spec.language.sentences.text_shapes import Digits, Name, OneOf, Row, Shape, Text

ANY = "x"
"""Stands for a character that no phrase names."""


@dataclass
class _Automaton:
    """States are numbers; an edge is a set of characters, or all but a set."""

    edges: list[dict[str, list[int]]] = field(default_factory=list)
    others: list[list[tuple[str, int]]] = field(default_factory=list)
    jumps: list[list[int]] = field(default_factory=list)

    def state(self) -> int:
        self.edges.append({})
        self.others.append([])
        self.jumps.append([])
        return len(self.edges) - 1

    def add(self, shape: Shape, at: int) -> int:
        """Lay a shape from a state on; the state where it ends."""
        match shape:
            case Text(text):
                for char in text:
                    at = self._step(at, char)
                return at
            case Row(parts):
                for part in parts:
                    at = self.add(part, at)
                return at
            case OneOf(options):
                end = self.state()
                for option in options:
                    self.jumps[self.add(option, at)].append(end)
                return end
            case Digits():
                signed = self._step(at, "-")
                digits = self.state()
                for source in (at, signed, digits):
                    for digit in "0123456789":
                        self.edges[source].setdefault(digit, []).append(digits)
                return digits
            case Name(stops):
                inside = self.state()
                for source in (at, inside):
                    self.others[source].append((stops, inside))
                return inside

    def _step(self, at: int, char: str) -> int:
        after = self.state()
        self.edges[at].setdefault(char, []).append(after)
        return after

    def closed(self, states: Iterator[int] | Sequence[int]) -> frozenset[int]:
        """The states with all that can be reached from them without a character."""
        found, open_ = set(), list(states)
        while open_:
            state = open_.pop()
            if state not in found:
                found.add(state)
                open_ += self.jumps[state]
        return frozenset(found)

    def moves(self, states: frozenset[int]) -> Iterator[tuple[str, list[int]]]:
        """Each character that leads on, with where it leads; ANY for those not named."""
        targets: dict[str, list[int]] = {}
        wild: list[tuple[str, int]] = []
        for state in states:
            for char, to in self.edges[state].items():
                targets.setdefault(char, []).extend(to)
            wild += self.others[state]
        if wild:
            targets.setdefault(ANY, [])
            for char, to in targets.items():
                to.extend(after for stops, after in wild if char not in stops)
        yield from targets.items()


def shortest_common(shapes: Sequence[Shape]) -> tuple[str, int, int] | None:
    """The shortest sentence that two shapes accept, with their numbers; None if there is none."""
    automaton = _Automaton()
    start = automaton.state()
    ends = {_end(automaton, shape, start): number for number, shape in enumerate(shapes)}
    first = automaton.closed([start])
    queue, came = deque([first]), {first: (first, "")}
    while queue:
        states = queue.popleft()
        accepted = sorted(ends[state] for state in states if state in ends)
        if len(accepted) > 1:
            return _sentence(states, came), accepted[0], accepted[1]
        for char, to in automaton.moves(states):
            after = automaton.closed(to)
            if after not in came:
                came[after] = (states, char)
                queue.append(after)
    return None


def _end(automaton: _Automaton, shape: Shape, start: int) -> int:
    """Lay a shape, ending in a state of its own."""
    end = automaton.state()
    automaton.jumps[automaton.add(shape, start)].append(end)
    return end


def _sentence(
    states: frozenset[int], came: dict[frozenset[int], tuple[frozenset[int], str]]
) -> str:
    chars: list[str] = []
    while True:
        states, char = came[states]
        if not char:
            return "".join(reversed(chars))
        chars.append(char)
