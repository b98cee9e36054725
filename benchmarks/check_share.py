"""The runner's own share of a check's time, beside the engine's, in one and the same run.

Each check is a real one of the reference as a child process, at all dates on which a rule
changed; printed are the median shares of several checks.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys

from ettin_spec.rulebook import load_rules

RUNS = 5


def check(dates: tuple[str, ...]) -> tuple[float, float]:
    """Seconds of one check as a whole, and of the waiting for its engine."""
    chosen = [argument for date in dates for argument in ("--date", date)]
    command = (sys.executable, "-m", "ettin_tck", "check", "--ndjson", "-", *chosen)
    done = subprocess.run(command, capture_output=True, check=True)
    ended = json.loads(done.stdout.splitlines()[-1])
    return ended["seconds"], ended["engine_seconds"]


def main() -> None:
    """Print what part of a check is the runner's."""
    for name, dates in (("one date", ("current",)), ("all dates", load_rules().change_dates())):
        shares = [1 - engine / whole for whole, engine in map(check, (dates,) * RUNS)]
        low, middle, high = min(shares), statistics.median(shares), max(shares)
        print(f"runner's share of a check, {name}: {middle:.0%} (from {low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
