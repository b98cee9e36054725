"""What is wrong with scenarios that nobody asked for bars nothing, and is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from ettin_tck.cli import run

pytestmark = pytest.mark.slow  # each is a check

SCENARIO = """
  @id:{name} @clause:life.read @from:{since} @must
  Scenario: {name}
    Given Angie's team has 20 life
    When Angie's team passes priority
    Then Angie's team has {total} life
"""
SOUND = {"name": "my.sound", "since": "2018-04-27", "total": "20"}


def written(folder: Path, file: str, *scenarios: dict[str, str]) -> None:
    (folder / "en").mkdir(exist_ok=True)
    text = "".join(SCENARIO.format(**{**SOUND, **each}) for each in scenarios)
    (folder / "en" / file).write_text(f"Feature: {file}\n{text}", encoding="utf-8")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A sound scenario; a broken one beside it, one in a file of its own, and two without sense."""
    written(tmp_path, "a.feature", {}, {"name": "my.number", "total": "twenty"})
    written(tmp_path, "b.feature", {"name": "my.date", "since": "2020-02-30"})
    (tmp_path / "en/c.feature").write_text("Feature: c\n  @id:my.lost\n  Scenario", "utf-8")
    (tmp_path / "en/d.feature").write_bytes(b"Feature: \xff")
    return tmp_path


@pytest.mark.slow  # a check each, of files of its own
@pytest.mark.parametrize(
    "asked", [("check", "--id", "my.sound"), ("replay", "my.sound"), ("bisect", "my.sound")]
)
def test_what_is_asked_for_is_played_and_the_rest_is_told(
    asked: tuple[str, ...], mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*asked, "--features", str(mine)]) == 0
    told = capsys.readouterr()
    assert "pass" in told.out or "the same at every date" in told.out
    assert "5 mistakes in what was not asked for; the first: " in told.err
    assert "en/a.feature:13: no phrase says" in told.err


@pytest.mark.parametrize(
    "asked",
    [
        (),
        ("--id", "my.number"),
        ("--id", "my.sound", "--id", "my.date"),
        ("--id", "my.lost"),
        ("--id", "my.*"),
        ("--id", "my.sound", "--id", "my.mistyped"),
    ],
)
def test_what_is_asked_for_and_wrong_is_refused_with_all_that_is_wrong(
    asked: tuple[str, ...], mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["check", *asked, "--features", str(mine)]) == 2
    told = capsys.readouterr().err
    assert all(f"en/{file}.feature:" in told for file in "abcd")


def test_what_stands_twice_is_sound_nowhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path, "a.feature", {}, {"name": "my.other"})
    written(tmp_path, "b.feature", {"name": "my.other"})
    assert run(["check", "--features", str(tmp_path), "--id", "my.sound"]) == 0
    assert "the id 'my.other' stands twice" in capsys.readouterr().err
    assert run(["check", "--features", str(tmp_path), "--id", "my.other"]) == 2
    assert "the id 'my.other' stands twice" in capsys.readouterr().err


def test_where_all_is_sound_nothing_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path, "a.feature", {})
    assert run(["check", "--features", str(tmp_path), "--id", "my.sound"]) == 0
    assert capsys.readouterr().err == ""
