"""The reference of today beside that of an earlier commit, both fed with the same lines.

The lines are those that the runner sends in a check at all dates on which a rule changed, of every
scenario that the earlier commit knows as it is today. The two play them in turns, each in a process
of its own, start-up included; printed is how many times as fast today's is, by the processor time
of the best round of each.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from measuring import FEW, arguments, claimed, earlier, engine_alone, played_then, record

ROUNDS = 2
GOAL = 2


def main() -> None:
    """Measure in turns and print."""
    asked = arguments("The engine of today beside that of an earlier commit.", rev=True)
    with tempfile.TemporaryDirectory() as folder, earlier(asked.rev) as tree:
        lines, claims = Path(folder) / "lines", Path(folder) / "claims"
        claimed(claims, tree)
        record(lines, claims, *(FEW if asked.short else ("--date=all", *played_then(tree))))
        then = now = float("inf")
        for _ in range(1 if asked.short else ROUNDS):
            then, now = min(then, engine_alone(lines, tree)), min(now, engine_alone(lines))
    print(f"the engine at {asked.rev}: {then:.2f} s of a processor; today's: {now:.2f} s")
    print(f"today's engine is {then / now:.1f} times as fast (goal: {GOAL})")


if __name__ == "__main__":
    main()
