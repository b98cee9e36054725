"""A search of the flow as each of its bounds grows: how many times the states, steps and seconds.

Two teams of two, nothing bounded by more than nothing but one field; plain Python, whose seconds
are those of a processor. Bytes are those of compiled tables: a state takes 8 for each of its words.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

from measuring import arguments

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.generated.machine import Policies
from ettin_spec.flow.proof.exploring import Asked, Explorer
from ettin_spec.flow.proof.games import Bounded, Size

POLICIES = Policies("all_declare_then_all", "team_skips", "at_once", 3)
SIZE = Size(2, 2)
BOUNDS = {
    "stack": (0, 1, 2, 3, 4, 6, 8), "triggers": (0, 1, 2, 3), "clock": (0, 2, 4, 6),
    "extra": (0, 4, 24), "phases": (0, 2, 8), "upkeeps": (0, 1, 2, 3), "ends": (0, 1, 2, 3),
    "no_turn": (0, 1, 2, 3), "no_untap": (0, 1, 2, 3), "no_combat": (0, 1, 2, 3),
}  # fmt: skip
PARENT, PLACES = 8, 8
"""Bytes of a state in the table of where it was come to from, and at least in that of places."""
WORD = 8


def main() -> None:
    """Measure, and print the rows."""
    short = arguments(__doc__ or "").short
    print("| bound | states | steps | times the states | seconds | bits | bytes a state |")
    print("|-|-|-|-|-|-|-|")
    for name, values in BOUNDS.items():
        for row in _rows(name, values[:2] if short else values):
            print(row)
        if short:
            break


def _rows(name: str, values: tuple[int, ...]) -> Iterator[str]:
    """A row for each value of a bound, held against the one before."""
    before = 0
    for most in values:
        bounds = Bounded(name, "", {name: most}, 4).within(load_flow(), SIZE)
        starts, fixed = SIZE.starts(whoever=False), SIZE.fixed()
        explorer = Explorer(Asked(load_flow(), POLICIES, bounds, starts, (), fixed, on="python"))
        began = process_time()
        found = explorer.explored()
        seconds = process_time() - began
        times = f"{found.states / before:.2f}" if before else "1"
        taken = explorer.packed.packing.words * WORD + PARENT + PLACES
        cells = (f"{name} {most}", f"{found.states:,}", f"{found.edges:,}", times)
        yield f"| {' | '.join(cells)} | {seconds:.2f} | {explorer.bits} | {taken} |"
        before = found.states


if __name__ == "__main__":
    main()
