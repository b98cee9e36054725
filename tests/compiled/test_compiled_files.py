"""What is compiled once is found again, never stale, trusted no further than its type."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from shared.sampling import sample

from ettin_spec.cards import load_cards
from ettin_spec.cards.catalogue import _read as read_cards
from ettin_spec.compiled import FOLDER
from ettin_spec.language import feature_corpus, features_root, load_corpus
from ettin_spec.languages import LANGUAGES
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.all_rules import read_rules

pytestmark = pytest.mark.slow  # most start processes, each with a cache of its own
ROOT = Path(__file__).parents[2]
FEATURE = """\
@source:F
Feature: One
  @id:one @source:F-EX01 @from:2005-08-01 @clause:life.start @must
  Scenario: Somebody has life
    Given Angie's team has {life} life
    Then Angie's team has {life} life
"""


def listed(folder: Path, *options: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """What `ettin list` says of a user's own features, with the cache beside them."""
    return said("list", folder, *options, **variables)


def said(
    verb: str, folder: Path, *options: str, **variables: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-m", "ettin_tck", verb, "--features", str(folder), *options),
        env={**os.environ, FOLDER: str(folder / "cache"), **variables},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def features(tmp_path: Path) -> Path:
    """A folder with a feature of one scenario."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "one.feature").write_text(FEATURE.format(life=17), encoding="utf-8")
    return tmp_path


def corpora(folder: Path) -> list[Path]:
    """The corpora that are kept in the cache of a user's folder."""
    return sorted((folder / "cache").glob("corpus.en.alone-*.msgpack"))


def test_rules_and_cards_are_the_same_compiled_and_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    for _ in range(2):  # made, then found
        assert load_rules.__wrapped__() == read_rules()
        assert load_cards.__wrapped__().entries == read_cards().entries


@pytest.mark.parametrize("language", sample([*LANGUAGES], 4, 2))
def test_a_corpus_is_the_same_compiled_and_read(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    read, reader = [], feature_corpus._read

    def noting(*asked: Any, **options: Any) -> Any:
        read.append(reader(*asked, **options))
        return read[-1]

    monkeypatch.setattr(feature_corpus, "_read", noting)
    made, found = (load_corpus(features_root(), language) for _ in range(2))
    for corpus in tmp_path.glob("corpus.*"):
        corpus.unlink()
    pieced = load_corpus(features_root(), language)
    assert made.scenarios == found.scenarios == pieced.scenarios
    assert made.scripts == found.scripts == pieced.scripts
    (first, _), (again, _) = read
    assert list(made.scenarios) == first == again
    assert [str(s.place) for s in found.scenarios] == [str(s.place) for s in first]


def test_what_was_compiled_is_found_again(features: Path) -> None:
    first = listed(features)
    (kept,) = corpora(features)
    made = kept.stat().st_ino
    assert listed(features).stdout == first.stdout == "one  Somebody has life\n"
    assert [file.stat().st_ino for file in corpora(features)] == [made]


def test_a_changed_file_is_seen(features: Path) -> None:
    listed(features)
    file = features / "en" / "one.feature"
    file.write_text(FEATURE.format(life=17).replace("Somebody", "Nobody"), encoding="utf-8")
    assert listed(features).stdout == "one  Nobody has life\n"
    assert len(corpora(features)) == 2


def test_a_mistake_is_told_though_the_file_without_it_was_kept(features: Path) -> None:
    listed(features)
    file = features / "en" / "one.feature"
    file.write_text(FEATURE.format(life="plenty of"), encoding="utf-8")
    for _ in range(2):
        told = listed(features)
        assert (told.returncode, told.stdout) == (2, "")
        assert 'no phrase says "Angie\'s team has plenty of life"' in told.stderr


@pytest.mark.parametrize("content", [b"", b"\xc1 no msgpack", msgspec.msgpack.encode({"x": 1})])
def test_a_kept_file_of_another_shape_is_made_again(content: bytes, features: Path) -> None:
    listed(features)
    (kept,) = corpora(features)
    right = kept.read_bytes()
    kept.write_bytes(content)
    assert listed(features).stdout == "one  Somebody has life\n"
    assert kept.read_bytes() == right


def test_no_cache_keeps_nothing_and_trusts_nothing(features: Path) -> None:
    assert listed(features, "--no-cache").stdout == "one  Somebody has life\n"
    assert not (features / "cache").exists()
    listed(features)
    (kept,) = corpora(features)
    forged = kept.read_bytes().replace(b"Somebody has life", b"Somebody has lice")
    kept.write_bytes(forged)
    assert listed(features).stdout == "one  Somebody has lice\n"
    assert listed(features, "--no-cache").stdout == "one  Somebody has life\n"


def test_a_cache_that_cannot_be_written_costs_nothing_but_time(features: Path) -> None:
    (features / "cache").write_text("a file where the folder should be", encoding="utf-8")
    told = listed(features)
    assert (told.returncode, told.stdout) == (0, "one  Somebody has life\n"), told.stderr


def test_old_files_of_a_name_are_dropped(features: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(features / "cache"))
    for life in range(12):
        (features / "en" / "one.feature").write_text(FEATURE.format(life=life), encoding="utf-8")
        load_corpus(features, "en")
    assert len(corpora(features)) == 8


@pytest.mark.slow  # two checks
def test_what_was_watched_is_kept_but_not_under_names_that_were_drawn(features: Path) -> None:
    for options, kept in ((("--vary",), 0), ((), 1)):
        assert said("check", features, *options).returncode == 0
        assert len(list((features / "cache").glob("watched-games-*"))) == kept


def test_a_changed_copy_of_the_specification_is_another_one(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "spec" / "ettin_spec", tmp_path / "spec" / "ettin_spec")
    variants = tmp_path / "spec" / "ettin_spec" / "rulebook" / "variants.yaml"
    code = "from ettin_spec.rulebook import load_rules; print(*load_rules().variants)"

    def names() -> list[str]:
        done = subprocess.run(
            (sys.executable, "-c", code),
            env={
                **os.environ,
                "PYTHONPATH": str(tmp_path / "spec"),
                FOLDER: str(tmp_path / "kept"),
            },
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.split()

    before = names()
    variants.write_text(
        variants.read_text(encoding="utf-8")
        + "\ncrowd:\n  says: A crowd.\n  teams: 2\n  heads: 4\n",
        encoding="utf-8",
    )
    assert names() == [*before, "crowd"]
