"""A disputed scenario is shown with its link, and counts as no failure."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import ettin
from ettin_spec.errors import SpecError
from ettin_spec.language import features_root
from ettin_tck.cli import run
from ettin_tck.library.disputes import FILE, read_disputes

ID = "life.read.hidetsugu"
LINK = "https://example.org/ettin/issues/7"
WRONG = (sys.executable, "-m", "ettin_tck", "engine", "--with", "life.read=half_rounded_up")
DATE = ("--date", "2012-01-01")


@pytest.fixture
def features(tmp_path: Path) -> Path:
    """A folder of features in which one scenario is disputed."""
    here = tmp_path / "features"
    (here / "en").mkdir(parents=True)
    (told,) = (p for p in (features_root() / "en").rglob("*.feature") if f"id:{ID} " in _text(p))
    (here / "en" / told.name).write_text(_text(told), encoding="utf-8")
    (here / FILE).write_text(f"{ID}: {{since: 2026-11-01, link: {LINK}}}\n", encoding="utf-8")
    return here


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def checked(features: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    """The exit code and the report of a check of a wrong engine."""
    asked = ("check", "--id", ID, *DATE, "--features", str(features), *more)
    code = run([*asked, "--", *WRONG])
    return code, capsys.readouterr().out


@pytest.mark.slow  # a corpus of its own is read
def test_a_failure_of_a_disputed_scenario_is_shown_and_not_counted(
    features: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = checked(features, capsys, "--strict")
    assert code == 0
    assert "FAIL" not in out
    assert f"DIFFERS  {ID}" in out
    assert f"disputed since 2026-11-01: {LINK}" in out
    assert "1 case of a disputed scenario differs (not counted)" in out


@pytest.mark.slow  # a corpus of its own is read
def test_without_the_dispute_it_fails(features: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (features / FILE).unlink()
    code, out = checked(features, capsys)
    assert code == 1
    assert f"FAIL  {ID}" in out
    assert "disputed" not in out


def test_a_disputed_scenario_that_passes_counts_as_passing(features: Path) -> None:
    report = ettin.check("reference", ids=[ID], dates=["2012-01-01"], features=features)
    assert (report.ok, report.passed) == (True, 1)


@pytest.mark.slow  # a corpus of its own is read
def test_results_and_pages_show_what_is_disputed(
    features: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {name: tmp_path / name for name in ("a.ndjson", "a.xml", "a.html", "known.json")}
    asked = [f"--{option}" for option in ("ndjson", "junit", "html", "baseline")]
    options = [part for pair in zip(asked, map(str, files.values()), strict=True) for part in pair]
    assert checked(features, capsys, *options, "--update-baseline")[0] == 0
    events = [json.loads(line) for line in _text(files["a.ndjson"]).splitlines()]
    (case,) = (event for event in events if event["event"] == "case")
    assert LINK in case["disputed"]
    assert events[-1]["disputed"] == 1
    assert "<skipped" in _text(files["a.xml"]) and "<failure" not in _text(files["a.xml"])
    assert LINK in _text(files["a.html"])
    assert json.loads(_text(files["known.json"]))["known"] == {}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no.such: {since: 2026-11-01, link: 'https://a.b'}", "no scenario 'no.such'"),
        (f"{ID}: {{since: November, link: 'https://a.b'}}", "has no day, or link"),
        (f"{ID}: {{since: 2026-11-01, link: somewhere}}", "has no day, or link"),
        (f"{ID}: {{since: 2026-11-01}}", "link"),
    ],
)
def test_a_dispute_that_cannot_be_meant_is_refused(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(f"{text}\n", encoding="utf-8")
    with pytest.raises(SpecError, match=said):
        read_disputes(tmp_path, lambda: {ID})


def test_who_replays_a_disputed_scenario_is_told(
    features: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", ID, *DATE, "--features", str(features)]) == 0
    assert f"disputed since 2026-11-01: {LINK}" in capsys.readouterr().out


def test_the_corpus_file_says_what_is_disputed(
    features: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["corpus", *DATE, "--features", str(features)]) == 0
    told = json.loads(capsys.readouterr().out)["scenarios"]
    disputed = {each["id"]: each.get("disputed") for each in told}
    assert disputed.pop(ID) == {"link": LINK, "since": "2026-11-01"}
    assert set(disputed.values()) <= {None}
