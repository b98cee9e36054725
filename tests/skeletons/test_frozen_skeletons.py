"""Skeletons as earlier versions wrote them still play with today's runner, and today's corpus.

A folder of `frozen` is a version, with a folder for each language; it is never changed.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from skeletons.conftest import ETTIN
from skeletons.skeleton_languages import TRIALS, carried_out, needs_tools, runs
from skeletons.test_skeletons import PLAYED, passed

FROZEN = Path(__file__).parent / "frozen"
FOLDERS = sorted(folder for version in FROZEN.iterdir() for folder in version.iterdir())

of_each = pytest.mark.parametrize(
    "frozen", FOLDERS, ids=[f"{each.parent.name} {each.name}" for each in FOLDERS]
)


@pytest.mark.slow  # starts an adapter for each
@of_each
def test_a_frozen_skeleton_is_asked_and_passes_what_it_was(frozen: Path) -> None:
    needs_tools(frozen.name)
    command = runs(frozen.name)
    smoke = carried_out((*ETTIN, "smoke", "--", *command), frozen)
    assert smoke.returncode == 0, smoke.stdout
    check = carried_out((*ETTIN, "check", "--date", "current", "--", *command), frozen)
    assert check.returncode == 0, check.stdout
    told = re.search(r"(\d+) of (\d+) pass", check.stdout)
    assert told, check.stdout
    assert told[1] == told[2]
    assert int(told[1]) >= PLAYED


@pytest.mark.slow  # its own test runner plays the corpus file
@of_each
def test_a_frozen_skeleton_plays_the_corpus_file_of_today(
    frozen: Path, small_corpus: Path, tmp_path: Path
) -> None:
    needs_tools(frozen.name)
    mine = tmp_path / frozen.name
    shutil.copytree(frozen, mine)
    shutil.copy(small_corpus, mine / "corpus.json")
    done = carried_out(TRIALS[frozen.name].test, mine)
    assert done.returncode == 0, done.stdout[-3000:]
    assert passed(done.stdout) == PLAYED
