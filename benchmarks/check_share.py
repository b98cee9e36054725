"""The runner's own share of a check: its processor time over its own and an engine's.

The engine is that of an earlier commit, so that the share does not grow where only the engine got
faster. It plays the very lines that the runner has sent, of all scenarios that it knows. Both are
processes of their own with one job, start-up included; printed are the median shares of several
rounds.
"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from measuring import (
    FEW,
    arguments,
    claimed,
    earlier,
    engine_alone,
    played_then,
    record,
    runner_alone,
)

ROUNDS = 3
GOALS = {"one date": 0.35, "all dates": 0.25}


def shares(options: tuple[str, ...], tree: Path, rounds: int) -> Iterator[float]:
    """The runner's share of a check with these options, in each round."""
    with tempfile.TemporaryDirectory() as folder:
        lines, claims = Path(folder) / "lines", Path(folder) / "claims"
        claimed(claims, tree)
        record(lines, claims, *options)
        for _ in range(rounds):
            runner, engine = runner_alone(claims, *options), engine_alone(lines, tree)
            yield runner / (runner + engine)


def main() -> None:
    """Print what part of a check is the runner's."""
    asked = arguments("The runner's share of a check.", rev=True)
    with earlier(asked.rev) as tree:
        chosen = FEW if asked.short else played_then(tree)
        checks = {"one date": ("--date=current", *chosen), "all dates": ("--date=all", *chosen)}
        for name, options in checks.items():
            found = sorted(shares(options, tree, 1 if asked.short else ROUNDS))
            print(
                f"runner's share of a check, {name}: {statistics.median(found):.0%} "
                f"(from {found[0]:.0%} to {found[-1]:.0%}; goal: {GOALS[name]:.0%} at most)"
            )


if __name__ == "__main__":
    main()
