"""What ordinary CI sees of the mutants: a few of each kind, on one date."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

KINDS = ("policies", "flow", "code", "cards", "expectations")
SCENARIOS = ("life.*", "combat.*", "trigger.*", "turn.*")
"""What is played, of which all else that could be wrong is drawn."""
SAMPLE = 6
SEED = 2026
PLAYED = ("policies", "flow", "cards", "expectations")
"""Kinds of which so few are all but sure to be played; of all code most is for other scenarios."""
FLOOR = 0.5
"""What has to be noticed of what is played, by so few and on one date; a whole run has bars of its
own."""


@pytest.mark.slow  # records what a hundred cases execute, and plays two dozen wrong engines
def test_a_sample_of_every_kind_is_mostly_noticed_and_never_breaks_the_judge(
    tmp_path: Path,
) -> None:
    told, state = tmp_path / "told.json", tmp_path / "state"
    command = [sys.executable, "-m", "ettin_tck", "mutants", "--date", "2012-01-01"]
    command += [word for kind in KINDS for word in ("--kind", kind)]
    command += [word for each in SCENARIOS for word in ("--scenario", each)]
    command += ["--sample", str(SAMPLE), "--seed", str(SEED), "--games", "0", "--jobs", "1"]
    command += ["--json", str(told), "--state", str(state)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode in (0, 1), done.stderr
    results = json.loads(told.read_bytes())
    fates = Counter((each["mutant"]["kind"], each["outcome"]["fate"]) for each in results)
    for kind in KINDS:
        assert sum(n for (of, _), n in fates.items() if of == kind) == SAMPLE
        assert fates[kind, "judge broke"] == 0, done.stdout
        if kind in PLAYED or fates[kind, "unplayed"] < SAMPLE - 1:
            assert fates[kind, "noticed"], done.stdout
    noticed, survived = (
        sum(n for (_, fate), n in fates.items() if fate == which)
        for which in ("noticed", "survived")
    )
    assert noticed >= FLOOR * (noticed + survived), done.stdout
