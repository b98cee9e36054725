"""The reference with a bug that needs a history: `python deep_bugs.py NAME` serves it.

A wrong rule of the flow alone would show at once; these remember what came before.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import State, Step
from ettin_tck.cli import run

Bug = Callable[[State, Step], Step]
TWO, BETWEEN = 15, 14
"""Seats where nobody sits: whether a mulligan is to be taken there serves as memory."""


def second_of_two(_: State, step: Step) -> Step:
    """In the second main phase the other team has priority after the second of two resolutions."""
    after = step.state
    if after.step != "postcombat_main":
        return _remembering(step, TWO, False)
    if step.transition == "act" and after.stack == 2:
        return _remembering(step, TWO, True)
    if step.transition == "pass.resolve" and after.stack == 0 and after.again[TWO]:
        other = next(t for t, gone in enumerate(after.lost) if not gone and t != after.active)
        return _remembering(replace(step, state=replace(after, holder=other)), TWO, False)
    return step


def skipped_again(before: State, step: Step) -> Step:
    """An upkeep that is skipped is skipped again if an extra turn came between."""
    if step.transition == "turn.extra" and any(step.state.no_upkeep):
        return _remembering(step, BETWEEN, True)
    if step.transition == "upkeep.skipped" and before.again[BETWEEN]:
        again = replace(step.state, no_upkeep=before.no_upkeep)
        return _remembering(replace(step, state=again), BETWEEN, False)
    return step


def _remembering(step: Step, seat: int, it: bool) -> Step:
    again = (*step.state.again[:seat], it, *step.state.again[seat + 1 :])
    return replace(step, state=replace(step.state, again=again))


BUGS: Mapping[str, Bug] = {"second-of-two": second_of_two, "skipped-again": skipped_again}


def plant(bug: Bug) -> None:
    """Let the reference step wrongly."""
    right = machine.step

    def step(state: State, event: machine.Event | None, policies: machine.PolicyValues) -> Step:
        return bug(state, right(state, event, policies))

    machine.step = step


if __name__ == "__main__":
    plant(BUGS[sys.argv[1]])
    sys.exit(run(["engine"]))
