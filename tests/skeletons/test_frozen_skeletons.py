"""Skeletons as earlier versions wrote them still play with today's runner, and today's corpus.

A folder of `frozen` is a version, with a folder for each language; it is never changed.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from shared.sampling import sample
from skeletons.conftest import ETTIN
from skeletons.skeleton_languages import TRIALS, carried_out, prepare, runs
from skeletons.test_skeletons import PLAYED, passed

FROZEN = Path(__file__).parent / "frozen"
FOLDERS = sorted(folder for version in FROZEN.iterdir() for folder in version.iterdir())

LONG_BUILT = ("java", "rust")
"""Their tests are built for half a minute: one's in an ordinary run."""

QUICKLY_BUILT = [each for each in FOLDERS if each.name not in LONG_BUILT]
WITH_TESTS = (*QUICKLY_BUILT, *sample([f for f in FOLDERS if f not in QUICKLY_BUILT], 2))


def of_each(folders: Sequence[Path]) -> pytest.MarkDecorator:
    """A test of each of these folders."""
    of_one = [
        pytest.param(
            each,
            id=f"{each.parent.name} {each.name}",
            marks=pytest.mark.together(f"skeleton in {each.name}"),
        )
        for each in folders
    ]
    return pytest.mark.parametrize("frozen", of_one)


@pytest.fixture(scope="session")
def thawed(
    built: Callable[[str], Path], tmp_path_factory: pytest.TempPathFactory
) -> Callable[[Path], Path]:
    """A frozen folder's copy, built with what today's skeleton of its language was built of."""
    copies: dict[Path, Path] = {}

    def copy(frozen: Path) -> Path:
        if frozen not in copies:
            language = frozen.name
            mine = tmp_path_factory.mktemp(language) / "earlier"
            shutil.copytree(frozen, mine)
            if (libraries := built(language) / "target").exists():
                shutil.copytree(libraries, mine / "target")
            prepare(language, mine)
            copies[frozen] = mine
        return copies[frozen]

    return copy


def test_there_is_one_of_every_language() -> None:
    assert {each.name for each in FOLDERS} == set(TRIALS)


@pytest.mark.slow  # builds an adapter for each, and starts it
@of_each(FOLDERS)
def test_a_frozen_skeleton_is_asked_and_passes_what_it_was(
    frozen: Path, thawed: Callable[[Path], Path]
) -> None:
    folder, command = thawed(frozen), runs(frozen.name)
    smoke = carried_out((*ETTIN, "smoke", "--", *command), folder)
    assert smoke.returncode == 0, smoke.stdout
    check = carried_out((*ETTIN, "check", "--date", "current", "--", *command), folder)
    assert check.returncode == 0, check.stdout
    told = re.search(r"(\d+) of (\d+) pass", check.stdout)
    assert told, check.stdout
    assert told[1] == told[2]
    assert int(told[1]) >= PLAYED


@pytest.mark.slow  # its own test runner plays the corpus file
@of_each(WITH_TESTS)
def test_a_frozen_skeleton_plays_the_corpus_file_of_today(
    frozen: Path, thawed: Callable[[Path], Path], small_corpus: Path
) -> None:
    folder = thawed(frozen)
    shutil.copy(small_corpus, folder / "corpus.json")
    done = carried_out(TRIALS[frozen.name].test, folder)
    assert done.returncode == 0, done.stdout[-3000:]
    assert passed(done.stdout) == PLAYED
