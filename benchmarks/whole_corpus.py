"""The whole corpus at all dates on which a rule changed, beside the bare engine.

Each check is a real one: a process of its own with engines as its children, from start to exit.
Beside it the same commands are given to the reference in this process, with nobody judging.
Printed are both in one row for `README.md`, how time and memory grow as the cases double, and what
a user waits for: a check without options, and one of everything at every date.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from measuring import FEW, Used, arguments, check

from ettin_engine.serve import ReferenceEngine
from ettin_tck.cases.plan import commands_of, items
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, Wanted, select
from ettin_tck.library import Library

ROUNDS = 2
PARTS = (4, 2, 1)
"""A quarter of the situations, half of them, all."""
SOME = 12
"""Situations of a short form."""
DEFAULT_GOAL, WHOLE_GOAL = 3, 25
"""Seconds on two quiet cores."""
NOT_YET = Used(float("inf"), float("inf"), 0.0)


@dataclass
class Part:
    """Some situations, their cases, and the quickest check of them so far."""

    ids: list[str]
    chosen: list[Chosen]
    best: Used = NOT_YET

    def measure(self) -> None:
        """Check once more."""
        used = check("--date=all", *(f"--id={name}" for name in self.ids))
        self.best = min(self.best, used, key=lambda each: each.seconds)


def bare(library: Library, chosen: Sequence[Chosen]) -> float:
    """Seconds that the engine alone takes for the same commands."""
    engine = ReferenceEngine()
    can = engine.initialize()
    plans = [plan_of(library, each, each.date or library.today) for each in chosen]
    runs = [commands_of(run) for plan in plans for run in items(plan, can)]
    began = time.perf_counter()
    for run in runs:
        engine.run(run)
    return time.perf_counter() - began


def row(parts: Sequence[Part], dates: int, alone: float) -> None:
    """Print the row for `README.md`."""
    whole = parts[-1]
    print("| situations | dates | played | a check | bare engine | ratio |")
    print("|-|-|-|-|-|-|")
    print(
        f"| {len(whole.ids)} | {dates} | {len(whole.chosen)} "
        f"| {whole.best.seconds:.2f} s | {alone:.2f} s | {whole.best.seconds / alone:.1f} |"
    )


def growth(parts: Sequence[Part], alone: float) -> None:
    """Print how time and memory grow."""
    print("\n| played | a check | processor | memory of the largest process |")
    print("|-|-|-|-|")
    for part in parts:
        used = part.best
        print(
            f"| {len(part.chosen)} | {used.seconds:.2f} s "
            f"| {used.processor:.2f} s | {used.memory:.0f} MiB |"
        )
    first, whole = parts[0], parts[-1]
    more = (whole.best.seconds - first.best.seconds) / (len(whole.chosen) - len(first.chosen))
    engine = alone / len(whole.chosen)
    print(f"each further case: {more / engine:.1f} times what the engine takes for it")


def main() -> None:
    """Measure in turns, the best of several rounds each, and print."""
    short = arguments("The whole corpus at all dates, beside the bare engine.").short
    library, rounds = Library("en"), 1 if short else ROUNDS
    dates = library.rules.change_dates()
    ids = [scenario.id for scenario in library.corpus.scenarios][: SOME if short else None]
    some = [ids[::part] for part in PARTS]
    parts = [Part(part, select(library, Wanted(dates, tuple(part)))) for part in some]
    default = alone = float("inf")
    for _ in range(rounds):
        for part in parts:
            part.measure()
        default = min(default, check(*(FEW if short else ())).seconds)
        alone = min(alone, bare(library, parts[-1].chosen))
    row(parts, len(dates), alone)
    growth(parts, alone)
    print(f"\nthe default check: {default:.2f} s (goal: under {DEFAULT_GOAL} on two quiet cores)")
    whole = parts[-1].best.seconds
    print(f"everything at every date: {whole:.2f} s (goal: under {WHOLE_GOAL} on two quiet cores)")


if __name__ == "__main__":
    main()
