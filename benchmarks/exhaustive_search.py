"""A search of the flow by breadth: numba's machine code, and plain Python, on the same model.

Printed are the states and steps that both find, which are equal, and how many states a second each
looks at once it is made ready; what that takes is told apart. Without numba there is nothing to
compare, and only Python's is printed.
"""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from time import perf_counter

from measuring import arguments

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.generated.machine import Policies
from ettin_spec.flow.proof.exploring import Asked, Explored, Explorer
from ettin_spec.flow.proof.games import Size, search_called
from ettin_spec.flow.proof.properties import properties

POLICIES = Policies("all_declare_then_all", "team_skips", "at_once", 3)


def main() -> None:
    """Measure, and print the ratio."""
    short = arguments(__doc__ or "").short
    flow, size = load_flow(), Size(2, 2)
    bounds = search_called("calm" if short else "two_resolve").within(flow, size)
    rules = () if short else properties()
    asked = Asked(flow, POLICIES, bounds, size.starts(whoever=False), rules, size.fixed())
    plain = _timed(replace(asked, on="python"))
    if find_spec("numba"):
        fast = _timed(replace(asked, on="numba"))
        assert (fast[0].states, fast[0].edges) == (plain[0].states, plain[0].edges)
        print(f"numba looks at {plain[1] / fast[1]:.1f} times as many states a second as Python")


def _timed(asked: Asked) -> tuple[Explored, float]:
    """What a search finds, and the seconds of its better round, made ready before."""
    began = perf_counter()
    explorer = Explorer(asked)
    found = explorer.explored()
    ready = perf_counter()
    found = explorer.explored()
    seconds = perf_counter() - ready
    speed = found.states / seconds / 1e6
    print(
        f"{found.processor.name}: {found.states:,} states, {found.edges:,} steps, "
        f"{speed:.2f} million states a second, after {ready - began:.1f} s of making ready"
    )
    return found, seconds


if __name__ == "__main__":
    main()
