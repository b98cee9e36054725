"""`ettin policy`: a value is written whole or not at all, told with what it flips, and closed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from house.checkout import ROOT

from ettin_spec.errors import SpecError
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.all_rules import read_rules
from ettin_tck.cli import run
from ettin_tck.library import Library
from ettin_tck.policy_change.flipped_cases import flips, rows_to_add
from ettin_tck.policy_change.new_value import NewValue
from ettin_tck.policy_change.value_writing import written

pytestmark = [
    pytest.mark.slow,  # each looks for what changes in the whole corpus
    pytest.mark.together("policy verbs"),
]

RULEBOOK = Path("spec/ettin_spec/rulebook")
LATER = "2030-06-01"
SAID = {
    "en": "A half: again.",
    "fr": "Encore « la moitié ».",
    "it": "Di nuovo metà.",
    "ja": "半分。",
}
TOLD = [word for language, sentence in SAID.items() for word in (f"--{language}", sentence)]
HALF = ("life.read", "half_rounded_up", "--from", LATER)


@pytest.fixture
def checkout(tmp_path) -> Path:
    copy = tmp_path / "checkout"
    shutil.copytree(ROOT / RULEBOOK, copy / RULEBOOK)
    return copy


def new(checkout: Path, *arguments: str) -> int:
    return int(run(["policy", "new", *arguments, "--into", str(checkout)]))


def changed(checkout: Path) -> dict[str, list[str]]:
    """The lines that the copy has and the project has not, by file."""
    found = {}
    for path in sorted((checkout / RULEBOOK).rglob("*.yaml")):
        own = ROOT / RULEBOOK / path.relative_to(checkout / RULEBOOK)
        known = own.read_text(encoding="utf-8").splitlines()
        lines = path.read_text(encoding="utf-8").splitlines()
        more = [line for line in lines if line not in known]
        if lines != known:
            assert [line for line in lines if line in known] == known
            found[str(own.relative_to(ROOT / RULEBOOK))] = more
    return found


def test_a_value_is_written_with_its_sentences_and_nothing_else(checkout, capsys):
    assert new(checkout, *HALF, *TOLD) == 0
    assert "policies/life.yaml: life.read is half_rounded_up" in capsys.readouterr().out
    edits = changed(checkout)
    assert {path: len(lines) for path, lines in edits.items()} == {
        "policies/life.yaml": 1,
        **{f"policy_sentences/{language}/life.yaml": 1 for language in ("fr", "it", "ja")},
    }
    last = read_rules(checkout / RULEBOOK).policies["life.read"].values[-1]
    assert (last.since, last.value, last.clause) == (LATER, "half_rounded_up", "life.read")
    assert {language: last.sense(language) for language in SAID} == SAID


def test_a_value_of_a_piece_stands_among_its_own(checkout):
    where = ("--in", "more_heads")
    assert new(checkout, "life.read", "half_rounded_up", "--from", "2007-05-01", *where, *TOLD) == 0
    own = read_rules(checkout / RULEBOOK).policies["life.read"].pieces["more_heads"]
    assert [value.since for value in own] == ["2005-08-01", "2007-05-01", "2010-04-23"]
    assert own[1].sense("ja") == SAID["ja"]


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("life.raed", "all", "--from", LATER), "no policy 'life.raed'; nearest: life.read"),
        (("life.read", "team_totl", "--from", LATER), "nearest: team_total"),
        (("life.read", "team_total", "--from", LATER), "is team_total since 2010-04-23 already"),
        (("life.read", "half_rounded_up", "--from", "2005-08-01"), "begins on 2005-08-01"),
        (("life.read", "half_rounded_up", "--from", "2010-04-23"), "has a value of 2010-04-23"),
        (("life.read", "half_rounded_up", "--from", "2030-02-30"), "'2030-02-30' is no date"),
        (("life.start", "many", "--from", LATER), "is a number of life points, and 'many' is none"),
        ((*HALF, "--in", "nowhere"), "has no values in 'nowhere'; "),
        ((*HALF, "--clause", "life.raed"), "no clause 'life.raed'; nearest: life.read"),
    ],
)
def test_what_does_not_fit_ends_in_one_line_and_writes_nothing(checkout, capsys, arguments, wrong):
    assert new(checkout, *arguments, *TOLD) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert wrong in said
    assert changed(checkout) == {}


def test_a_language_that_is_not_said_is_named(checkout, capsys):
    assert new(checkout, *HALF, *TOLD[:-2]) == 2
    assert "give --ja" in capsys.readouterr().err
    assert changed(checkout) == {}


def test_a_folder_that_is_no_checkout_ends_in_one_line(tmp_path, capsys):
    assert new(tmp_path, *HALF, *TOLD) == 2
    assert "is no checkout" in capsys.readouterr().err


def test_a_rulebook_that_would_be_none_is_not_written(checkout):
    value = NewValue("life.read", "half_rounded_up", LATER, "cr", "life.read", SAID)
    rules = read_rules(checkout / RULEBOOK)
    with pytest.raises(SpecError, match="no clause"):
        written(checkout / RULEBOOK, rules, replace(value, clause="nowhere"))
    assert changed(checkout) == {}


def test_a_file_that_cannot_be_written_puts_the_others_back(checkout, monkeypatch):
    rules = read_rules(checkout / RULEBOOK)
    real = Path.write_text

    def full(path: Path, text: str, **options: str) -> int:
        if path.is_relative_to(checkout) and "/it/" in str(path):
            real(path, text[:10], **options)
            raise OSError(28, "No space left on device")
        return real(path, text, **options)

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        written(
            checkout / RULEBOOK,
            rules,
            NewValue("life.read", "half_rounded_up", LATER, "cr", "life.read", SAID),
        )
    monkeypatch.undo()
    assert changed(checkout) == {}


@pytest.mark.slow  # every case of the day is played, and the corpus of four languages loaded
def test_what_flips_needs_a_row_in_every_language():
    library = Library("en", asked=("life.read.hidetsugu",))
    found = flips(library, "life.read", LATER, {}, {"life.read": "half_rounded_up"})
    assert "life.read.hidetsugu" in {told.scenario.id for told in found}
    assert {library.rules.variants[told.case.variant].heads for told in found} <= {2}
    some = [told for told in found if told.scenario.id == "life.read.hidetsugu"]
    assert [row.language for row in rows_to_add(some, LATER)] == ["en", "fr", "it", "ja"]


@pytest.mark.parametrize("key", ["life.read", "legend.rule", "turn.active_player"])
def test_a_change_that_is_said_and_has_its_rows_is_done(capsys, key):
    assert run(["policy", "check", key]) == 0
    assert capsys.readouterr().out.startswith("done")


def test_a_day_without_a_change_names_those_that_there_are(capsys):
    assert run(["policy", "check", "life.read", "--from", LATER]) == 2
    assert "its changes: 2010-04-23" in capsys.readouterr().err


@pytest.mark.slow  # a copy of the specification is read from its sources, and played
def test_a_change_without_rows_is_not_done(checkout):
    shutil.copytree(ROOT / "spec/ettin_spec", checkout / "spec/ettin_spec", dirs_exist_ok=True)
    for language in SAID:
        shutil.copytree(ROOT / "features" / language / "life", checkout / "features" / language)
    assert new(checkout, *HALF, *TOLD) == 0
    check = (sys.executable, "-m", "ettin_tck", "policy", "check", "life.read")
    environment = {**os.environ, "PYTHONPATH": str(checkout / "spec")}
    done = subprocess.run(check, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    for language in SAID:
        assert f"features/{language}/reading.feature" in done.stdout
    assert load_rules().policies["life.read"].values[-1].value == "team_total"
