"""The way on which a state was come to: shortest, since the search goes by breadth."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from ettin_spec.flow.generated.machine import State
from ettin_spec.flow.not_allowed import Event
from ettin_spec.flow.proof.exploring import Explored


@dataclass(frozen=True)
class Move:
    """One step: from a state, on an event (None: by itself), by a transition; empty where nothing
    that is right came of it."""

    before: State
    event: Event | None
    transition: str


def way_to(found: Explored, index: int, event: int | None = None) -> tuple[Move, ...]:
    """The steps to a state of the search, and one more on an event."""
    path = [index]
    while found.parent[path[-1]] >= 0:
        path.append(int(found.parent[path[-1]]))
    numbers = [found.state(each) for each in reversed(path)]
    moves = [_move(found, one, other) for one, other in pairwise(numbers)]
    if event is not None:
        moves.append(_taken(found, numbers[-1], event))
    return tuple(moves)


def around(found: Explored, states: tuple[int, ...]) -> tuple[Move, ...]:
    """The steps of a cycle, back to where it began."""
    numbers = [found.state(each) for each in (*states, states[0])]
    return tuple(_move(found, one, other) for one, other in pairwise(numbers))


def _move(found: Explored, before: int, after: int) -> Move:
    """The step that leads from one state to the next."""
    bits = found.packed.packing.bits
    for number in range(len(found.packed.events)):
        result = found.packed.traced_or_wrong(before, number)
        if result >= 0 and result & ((1 << bits) - 1) == after:
            return _taken(found, before, number)
    raise LookupError("a state that nothing leads to")


def _taken(found: Explored, before: int, number: int) -> Move:
    packing = found.packed.packing
    result = found.packed.traced_or_wrong(before, number)
    name = found.packed.transitions[result >> packing.bits] if result >= 0 else ""
    return Move(packing.unpack(before), found.packed.events[number], name)
