"""Who changes one feature file waits for that one; of all others what was read is found again."""

from __future__ import annotations

from pathlib import Path

import pytest

from ettin_spec.compiled import FOLDER
from ettin_spec.errors import SpecErrors
from ettin_spec.language import load_corpus
from ettin_spec.language.gherkin import feature_reader

pytestmark = [
    pytest.mark.slow,  # they read a whole corpus anew
    pytest.mark.together("kept features"),
]

FEATURE = """\
Feature: {name}
  @id:{name} @from:2005-08-01 @clause:life.start @must
  Scenario: {name} has life
    Given Angie's team has {life} life
    Then Angie's team has {life} life
"""


class Folder:
    """Features of a user, and which of their files were read for the last corpus."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._root, self._read = root, list[str]()
        (root / "en").mkdir()
        reader = feature_reader.read_feature

        def noted(text: str, file: str, *rest: object) -> object:
            self._read.append(Path(file).stem)
            return reader(text, file, *rest)  # type: ignore[arg-type]

        monkeypatch.setenv(FOLDER, str(root / "cache"))
        monkeypatch.setattr(feature_reader, "read_feature", noted)

    def file(self, name: str) -> Path:
        """The file of a feature."""
        return self._root / "en" / f"{name}.feature"

    def write(self, name: str, life: int | str) -> None:
        """Write a feature of one scenario."""
        self.file(name).write_text(FEATURE.format(name=name, life=life), encoding="utf-8")

    def read(self) -> list[str]:
        """The files that are read for a corpus of all that is there now."""
        self._read.clear()
        self.corpus = load_corpus(self._root, "en")
        return sorted(self._read)

    @property
    def ids(self) -> list[str]:
        """The scenarios of the last corpus."""
        return [each.id for each in self.corpus.scenarios]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    """Two features, which have been read once."""
    made = Folder(tmp_path, monkeypatch)
    made.write("one", 17)
    made.write("two", 18)
    assert made.read() == ["one", "two"]
    return made


def test_what_is_changed_is_read_and_nothing_else(folder: Folder) -> None:
    folder.write("two", 19)
    assert folder.read() == ["two"]
    said = [str(step.text) for step in folder.corpus.scenario("two").cases[0].steps]
    assert said == ["Angie's team has 19 life"] * 2
    assert folder.read() == []


def test_what_comes_is_read_and_what_goes_is_gone(folder: Folder) -> None:
    folder.write("three", 20)
    folder.file("one").unlink()
    assert folder.read() == ["three"]
    assert folder.ids == ["three", "two"]


def test_what_moves_is_told_where_it_is(folder: Folder) -> None:
    folder.file("one").rename(folder.file("zero"))
    assert folder.read() == ["zero"]
    assert folder.corpus.scenario("one").place.file.endswith("zero.feature")


def test_a_mistake_is_told_each_time_and_costs_the_others_nothing(folder: Folder) -> None:
    folder.write("two", "plenty of")
    for _ in range(2):
        with pytest.raises(SpecErrors, match="plenty of life"):
            folder.read()
        assert folder._read == ["two"]
    folder.write("two", 20)
    assert folder.read() == ["two"]


def test_what_two_files_say_twice_is_found_though_each_was_read_before(folder: Folder) -> None:
    other = folder.file("other")
    other.write_text(folder.file("one").read_text("utf-8"), encoding="utf-8")
    for _ in range(2):
        with pytest.raises(SpecErrors, match="one"):
            folder.read()


def test_where_nothing_is_kept_all_is_read(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, "")
    assert folder.read() == ["one", "two"]
