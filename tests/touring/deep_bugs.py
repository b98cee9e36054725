"""The reference with a bug that needs a history: `python deep_bugs.py NAME` serves it.

A wrong rule of the flow alone would show at once; these remember what came before.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from ettin_engine.events.leaving import leaving_the_game
from ettin_engine.state import Item
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


def main_skipped_again(before: State, step: Step) -> Step:
    """A main phase that is skipped is skipped again if a combat phase was added in between."""
    if step.transition == "phase.extra_combat" and any(step.state.no_main):
        return _remembering(step, BETWEEN, True)
    if step.transition.endswith("main.skipped") and before.again[BETWEEN]:
        again = replace(step.state, no_main=before.no_main)
        return _remembering(replace(step, state=again), BETWEEN, False)
    return step


def conceded_attack(_: State, step: Step) -> Step:
    """Who concedes while attackers are to be declared ends the step with it."""
    if step.transition == "attackers.gone":
        over = machine.at("declare_attackers", "leave").at
        return replace(step, state=replace(step.state, at=over))
    return step


def after_a_loss(before: State, step: Step) -> Step:
    """After a loss in another's turn the team after the active one has priority."""
    after = step.state
    if step.transition == "priority.given" and before.again[TWO]:
        other = next(
            (t + after.active) % 4 for t in (1, 2, 3) if not after.lost[(t + after.active) % 4]
        )
        return _remembering(replace(step, state=replace(after, holder=other)), TWO, False)
    if step.transition == "sba.leave" and not after.lost[after.active]:
        return _remembering(step, TWO, True)
    return step


def turn_of_who_left(_: State, step: Step) -> Step:
    """The extra turn of who has left the game meanwhile begins all the same."""
    if step.transition == "turn.gone":
        begun = replace(step.state, at=machine.at("untap", "enter").at)
        return Step(begun, "turn.begins", (("begin_turn",),))
    return step


def _remembering(step: Step, seat: int, it: bool) -> Step:
    again = (*step.state.again[:seat], it, *step.state.again[seat + 1 :])
    return replace(step, state=replace(step.state, again=again))


BUGS: Mapping[str, Bug] = {
    "second-of-two": second_of_two,
    "skipped-again": skipped_again,
    "main-skipped-again": main_skipped_again,
    "conceded-attack": conceded_attack,
    "after-a-loss": after_a_loss,
    "turn-of-who-left": turn_of_who_left,
}


def plant(bug: Bug) -> None:
    """Let the reference step wrongly."""
    right = machine.step

    def step(state: State, event: machine.Event | None, policies: machine.PolicyValues) -> Step:
        return bug(state, right(state, event, policies))

    machine.step = step


def stays_on_the_stack() -> None:
    """Of what who left the game had on the stack nothing vanishes but the topmost."""

    def without_the_top(things: Sequence[Item], gone: tuple[str, ...]) -> tuple[Item, ...]:
        theirs = [at for at, thing in enumerate(things) if thing.controller in gone]
        return tuple(thing for at, thing in enumerate(things) if at not in theirs[-1:])

    leaving_the_game._without = without_the_top


if __name__ == "__main__":
    if (name := sys.argv[1]) in BUGS:
        plant(BUGS[name])
    else:
        {"stays-on-the-stack": stays_on_the_stack}[name]()
    sys.exit(run(["engine"]))
