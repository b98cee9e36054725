"""The whole corpus at all dates on which a rule changed, beside the bare engine.

Each check is a real one: a process of its own with the reference as its child, from start to exit.
Beside it the same commands are given to the reference in this process, with nobody judging.
Printed are both in one row for `README.md`, and how the time grows with the cases.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence

from ettin_engine.serve import ReferenceEngine
from ettin_tck.cases.plan import items
from ettin_tck.cases.planning import plan_of
from ettin_tck.cases.selection import Chosen, Wanted, select
from ettin_tck.library import Library

ROUNDS = 2
PARTS = (4, 2, 1)
"""A quarter of the situations, half of them, all."""


def check(ids: Sequence[str]) -> float:
    """Seconds that a user waits for a check."""
    chosen = [f"--id={name}" for name in ids]
    began = time.perf_counter()
    command = (sys.executable, "-m", "ettin_tck", "check", "--date=all", *chosen)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def bare(library: Library, chosen: Sequence[Chosen]) -> float:
    """Seconds that the engine alone takes for the same commands."""
    engine = ReferenceEngine()
    can = engine.initialize()
    plans = [plan_of(library, each, each.date or library.today) for each in chosen]
    runs = [[item.command for item in run] for plan in plans for run in items(plan, can)]
    began = time.perf_counter()
    for run in runs:
        engine.run(run)
    return time.perf_counter() - began


def main() -> None:
    """Measure in turns, the best of several rounds each, and print."""
    library = Library("en")
    dates = library.rules.change_dates()
    ids = [scenario.id for scenario in library.corpus.scenarios]
    parts = [ids[::part] for part in PARTS]
    chosen = [select(library, Wanted(dates, tuple(part))) for part in parts]
    whole, alone = [float("inf")] * len(parts), float("inf")
    for _ in range(ROUNDS):
        whole = [min(best, check(part)) for best, part in zip(whole, parts, strict=True)]
        alone = min(alone, bare(library, chosen[-1]))
    plays = [len(part) for part in chosen]
    print("| situations | dates | played | a check | bare engine | ratio |")
    print("|-|-|-|-|-|-|")
    print(
        f"| {len(ids)} | {len(dates)} | {plays[-1]} "
        f"| {whole[-1]:.2f} s | {alone:.2f} s | {whole[-1] / alone:.1f} |"
    )
    grown = [
        f"{whole[-1] / each:.2f} times as long as {n}" for each, n in zip(whole, plays, strict=True)
    ][:-1]
    print(f"{plays[-1]} cases take {', '.join(grown)}")
    more = (whole[-1] - whole[0]) / (plays[-1] - plays[0])
    print(f"each further case: {more / (alone / plays[-1]):.1f} times what the engine takes for it")


if __name__ == "__main__":
    main()
