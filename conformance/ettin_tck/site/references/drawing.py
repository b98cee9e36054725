"""States in their order from top to bottom, with what leads out of the order beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len

HEIGHT, GAP = 30, 14
CELL, MARGIN = 7, 10
"""Pixels that a letter takes, and those on each side of a name."""
LEFT, TOP = 24, 20
LANE = 22
"""Pixels from one line aside to the next."""
HEAD = 5


@dataclass(frozen=True)
class State:
    """A state to draw: its name, what it is called, the groups that it is in, outermost first."""

    name: str
    label: str
    groups: tuple[str, ...] = ()


@dataclass(frozen=True)
class Box:
    """A state as drawn, or, with `is_group`, what holds several."""

    name: str
    label: str
    x: int
    y: int
    width: int
    height: int
    is_group: bool = False


@dataclass(frozen=True)
class Arrow:
    """What leads from the state `source` to another, as a path of SVG, and what it is called."""

    path: str
    source: str
    label: str


@dataclass(frozen=True)
class Drawing:
    """Boxes and arrows, and how large all is together."""

    width: int
    height: int
    boxes: tuple[Box, ...]
    arrows: tuple[Arrow, ...]


@dataclass(frozen=True)
class _Column:
    """Where the states stand: as wide as the longest of their names asks for."""

    left: int
    width: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def middle(self) -> int:
        return self.left + self.width // 2


def drawn(states: Sequence[State], moves: Sequence[tuple[str, str]]) -> Drawing:
    """The states in the order given; `moves` lead from one to another, each drawn once.

    What leads to the next state goes straight; the rest goes beside, down on the right and back
    on the left, on one line for each state that it leads to.
    """
    at = {state.name: number for number, state in enumerate(states)}
    known = dict.fromkeys((at[a], at[b]) for a, b in moves if a in at and b in at and a != b)
    forward = _lanes([move for move in known if move[1] > move[0] + 1])
    backward = _lanes([move for move in known if move[1] < move[0]])
    longest = max((cell_len(state.label) for state in states), default=0)
    column = _Column(LEFT + LANE * len(set(backward.values())), longest * CELL + 2 * MARGIN)
    boxes = [_box(state, number, column) for number, state in enumerate(states)]
    straight = {(a, b): _straight(a, column) for a, b in known if b == a + 1}
    aside = {move: _aside(move, lane, column, back=False) for move, lane in forward.items()}
    behind = {move: _aside(move, lane, column, back=True) for move, lane in backward.items()}
    return Drawing(
        column.right + LANE * (len(set(forward.values())) + 2),
        TOP * 2 + len(states) * (HEIGHT + GAP),
        (*_outlines(states, column), *boxes),
        tuple(
            Arrow(path, states[a].name, f"{states[a].label} → {states[b].label}")
            for (a, b), path in (straight | aside | behind).items()
        ),
    )


def _top(number: int) -> int:
    return TOP + number * (HEIGHT + GAP)


def _box(state: State, number: int, column: _Column) -> Box:
    return Box(state.name, state.label, column.left, _top(number), column.width, HEIGHT)


def _outlines(states: Sequence[State], column: _Column) -> Iterator[Box]:
    """An outline around each run of states of a group."""
    depth = max((len(state.groups) for state in states), default=0)
    for level in range(depth):
        number = 0
        while number < len(states):
            group = states[number].groups[: level + 1]
            end = number
            while end < len(states) and states[end].groups[: level + 1] == group:
                end += 1
            if len(group) == level + 1:
                border = 6 - 3 * level
                height = _top(end - 1) + HEIGHT - _top(number) + 2 * border
                yield Box(
                    group[-1], "", column.left - border, _top(number) - border,
                    column.width + 2 * border, height, is_group=True,
                )  # fmt: skip
            number = end


def _lanes(moves: Sequence[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """Each move with a lane: those to one state share it, and the shortest are nearest."""
    reach: dict[int, int] = {}
    for source, target in moves:
        reach[target] = max(reach.get(target, 0), abs(target - source))
    order = sorted(reach, key=lambda target: (reach[target], target))
    return {move: order.index(move[1]) for move in moves}


def _straight(number: int, column: _Column) -> str:
    middle, start = column.middle, _top(number) + HEIGHT
    end = start + GAP
    return f"M{middle} {start}V{end}{_head(middle, end, 0, -1)}"


def _aside(move: tuple[int, int], lane: int, column: _Column, *, back: bool) -> str:
    a, b = move
    x = column.left if back else column.right
    out = x - (lane + 1) * LANE if back else x + (lane + 1) * LANE
    start, end = _top(a) + HEIGHT * 2 // 3, _top(b) + HEIGHT // 3
    return f"M{x} {start}H{out}V{end}H{x}{_head(x, end, -1 if back else 1, 0)}"


def _head(x: int, y: int, dx: int, dy: int) -> str:
    """The head of an arrow that ends at a point, coming from a direction."""
    one = x + HEAD * dx - HEAD * dy, y + HEAD * dy - HEAD * dx
    other = x + HEAD * dx + HEAD * dy, y + HEAD * dy + HEAD * dx
    return f"M{one[0]} {one[1]}L{x} {y}L{other[0]} {other[1]}"
