"""Compiled data are made anew where anything changes that they are read with, and only there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from ettin_spec.compiled import BEYOND_CARDS, BEYOND_SCENARIOS, FOLDER
from ettin_spec.language import features_root
from ettin_spec.own_files import PACKAGE

pytestmark = pytest.mark.slow  # corpora are compiled anew

READING = """
import sys
from pathlib import Path

package, opened = sys.argv[1], set()
sys.addaudithook(lambda event, given: opened.add(str(given[0])) if event == "open" else None)

def told():
    modules = {getattr(each, "__file__", None) or "" for each in [*sys.modules.values()]}
    files = {each for each in opened | modules if each.startswith(package)}
    print(*sorted(each for each in files if each.endswith((".py", ".yaml"))), sep="\\t")

from ettin_spec.language import load_corpus
load_corpus(Path(sys.argv[2]), "fr")
told()

from ettin_spec.cards.card_texts import load_texts
load_texts("fr")
told()
"""
"""Prints what of the specification is read for a corpus, and then for the texts of cards too."""


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> list[set[str]]:
    """What of the package is read for scenarios, and what for them and the texts of cards."""
    folder = tmp_path_factory.mktemp("features")
    (folder / "fr").mkdir()
    for path in sorted((features_root() / "fr").rglob("*.feature"))[::20]:
        shutil.copy(path, folder / "fr")
    said = subprocess.check_output(
        (sys.executable, "-c", READING, f"{PACKAGE}{os.sep}", str(folder)),
        env={**os.environ, FOLDER: ""},
        text=True,
    )
    return [
        {Path(each).relative_to(PACKAGE).as_posix() for each in line.split("\t")}
        for line in said.splitlines()
    ]


def beyond(files: Iterable[str], without: Iterable[str]) -> set[str]:
    """Which of some files count for nothing, were some files and folders left out."""
    return {
        file for file in files for each in without if file == each or file.startswith(f"{each}/")
    }


def test_nothing_that_is_read_is_left_out_of_what_counts(read: list[set[str]]) -> None:
    scenarios, texts = read
    assert beyond(scenarios, BEYOND_SCENARIOS) == set()
    assert beyond(texts, BEYOND_CARDS) == set()


def test_what_is_left_out_though_it_is_read_would_be_found(read: list[set[str]]) -> None:
    scenarios, texts = read
    assert beyond(scenarios, ("language/phrases", "cards/declaration", "rulebook/clauses.yaml"))
    assert beyond(texts, BEYOND_SCENARIOS) >= {"cards/wording/fr.yaml", "cards/card_texts.py"}


def test_what_is_left_out_is_there() -> None:
    assert [each for each in BEYOND_SCENARIOS if not (PACKAGE / each).exists()] == []


def test_a_change_of_the_ledger_leaves_the_scenarios_and_one_of_a_card_does_not(
    tmp_path: Path,
) -> None:
    copy = tmp_path / "ettin_spec"
    shutil.copytree(PACKAGE, copy)
    code = (
        "from ettin_spec.compiled.fingerprint import *; "
        "print(own_fingerprint(), own_fingerprint(BEYOND_CARDS), own_fingerprint(BEYOND_SCENARIOS))"
    )

    def changed(file: str) -> list[bool]:
        """Whether the whole, what counts for texts, and what counts for scenarios are others."""
        before = fingerprints()
        with (copy / file).open("a", encoding="utf-8") as it:
            it.write("\n")
        return [was != now for was, now in zip(before, fingerprints(), strict=True)]

    def fingerprints() -> list[str]:
        command = (sys.executable, "-c", code)
        return subprocess.check_output(
            command, env={**os.environ, "PYTHONPATH": str(tmp_path)}
        ).split()

    assert changed("sources/beyond.yaml") == [True, False, False]
    assert changed("monitor/search_limits.py") == [True, False, False]
    assert changed("cards/wording/fr.yaml") == [True, True, False]
    assert changed("cards/card_files/staples.yaml") == [True, True, True]
    assert changed("language/people.py") == [True, True, True]
