"""What is played in a variant without teams means something there: wrong versions are noticed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from mutants.own_rules import Search, games

from ettin_tck.library import Library
from ettin_tck.mutants.mutant import Kind, Mutant
from ettin_tck.mutants.playing.plays import Record, plays_of

PROGRAM = Path(__file__).with_name("own_rules.py")
VARIANTS = ("two-player", "free-for-all", "commander", "two-player-commander")
SAMPLE = 4
NO_DRAW = "general.start.two.second_turn"
"""A case that rests on who skips the first draw."""


@pytest.mark.slow  # imports the engine once for each of some dozen wrong versions
def test_each_of_a_sample_notices_a_wrong_version() -> None:
    command = [sys.executable, str(PROGRAM), "--id", "general.*", "--seed", "2026"]
    command += ["--sample", str(SAMPLE)]
    command += [word for variant in VARIANTS for word in ("--variant", variant)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    *told, _ = done.stdout.splitlines()
    assert len(told) == SAMPLE
    assert all("own rule" in line or "other" in line for line in told)


def wrong(kind: Kind, **edit: object) -> Mutant:
    """A version with one thing wrong, or with nothing where it is the scenario that is."""
    where = {"group": "turn.first_draw", "where": "turn.first_draw", "before": "", "after": ""}
    date = Library("en").today
    return Mutant(str(kind), kind, file="", line=0, date=date, edit=edit, **where)


@pytest.mark.slow  # plays what concerns a rule
def test_the_right_reference_is_noticed_by_nobody_and_a_wrong_reading_by_whom_it_concerns() -> None:
    library = Library("en")
    (chosen,) = games(library, ("two-player",), (NO_DRAW,))
    record = Record({"turn.first_draw": (0,)}, {}, {}, (1,), ())
    search = Search(library, plays_of(library, [chosen]), record, 1)
    search.look([wrong(Kind.EXPECTATIONS, play=0)], own=False)
    assert [line.split()[-1] for line in search.lines()] == ["NOTHING"]
    held = str(library.rulebook(library.today, "two-player")["turn.first_draw"])
    others = {str(value) for value in library.rules.policy("turn.first_draw").readings} - {held}
    edits = [{"policy": "turn.first_draw", "before": held, "value": value} for value in others]
    search.look([wrong(Kind.POLICIES, **edit) for edit in edits], own=False)
    assert [line.split()[-1] for line in search.lines()] == ["policies"]
