"""A few scenarios for mutants to be played against, and the command that does it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FEATURE = """\
# language: en
Feature: Half of a life total
  > A card deals half of what a player is taken to have.

  @id:small.half @clause:life.read @from:2010-04-23 @must
  Scenario: Heartless Hidetsugu, and the end of a turn
    Given Angie's team has 17 life
    And Edward's team has 18 life
    And Angie controls “Heartless Hidetsugu”
    When Angie activates the ability of “Heartless Hidetsugu”
    And the ability resolves
    Then Angie's team has {left} life
    And Edward's team has 0 life
"""


@dataclass(frozen=True)
class Ran:
    """What came of a run: the exit code, what was printed, and the JSON."""

    code: int
    out: str
    err: str
    told: list[dict[str, Any]]

    def fates(self) -> dict[str, str]:
        """What became of each mutant, by its id."""
        return {each["outcome"]["mutant"]: each["outcome"]["fate"] for each in self.told}


def world(folder: Path, left: int = 1) -> Path:
    """A folder of features with one scenario, which says how much life is left."""
    place = folder / "features" / "en"
    place.mkdir(parents=True)
    (place / "half.feature").write_text(FEATURE.format(left=left), encoding="utf-8")
    return folder / "features"


def mutants(
    features: Path, *options: str, json_in: Path | None = None, jobs: Sequence[str] = ("-j", "1")
) -> Ran:
    """`ettin mutants` on the features of a folder, in a process of its own."""
    told = (json_in or features.parent) / "told.json"
    told.unlink(missing_ok=True)
    command = [sys.executable, "-m", "ettin_tck", "mutants", "--features", str(features)]
    command += ["--json", str(told), *jobs, *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    content = told.read_bytes() if told.exists() else b""
    return Ran(done.returncode, done.stdout, done.stderr, json.loads(content or b"[]"))
