"""`ettin perft` counts decisions, and goes down to where an engine's part from the reference's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ettin_tck.cli import run
from ettin_tck.library import Library
from ettin_tck.perft import counted_tables
from ettin_tck.perft.counted_tables import digests, since, tables
from ettin_tck.perft.positions import positions

HERE = Path(__file__).parent
BUGS = HERE.parent / "touring" / "deep_bugs.py"
COUNTER = HERE.parent / "children" / "life_counter.py"
PATIENCE = 240
TODAY = Library("en").today
SECOND_MAIN = ("--position", "second_main")


def ettin(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-m", "ettin_tck", *words),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def served(file: Path, *words: str) -> tuple[str, ...]:
    return ("--", sys.executable, str(file), *words)


def scenario_in(said: str, folder: Path, language: str = "en") -> tuple[str, ...]:
    """The options that read the scenario of an output alone."""
    text = said[said.index("# language: ") : said.rindex("\n1 of 1 positions")]
    file = folder / language / "found.feature"
    file.parent.mkdir()
    file.write_text(text + "\n", "utf-8")
    return ("check", "--lang", language, "--features", str(folder))


@pytest.mark.slow  # counts
def test_the_reference_counts_what_the_tables_say() -> None:
    done = ettin("perft", "--depth", "2", "--date", "faq-2012")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(positions())} of {len(positions())} positions counted: 0 differ" in done.stdout


@pytest.mark.slow  # starts an engine, and counts
def test_an_engine_in_a_process_counts_the_same() -> None:
    done = ettin("perft", "--position", "spells", "--depth", "3", "--", "ettin", "engine")
    assert done.returncode == 0, done.stdout + done.stderr
    table = tables().of(("spells", "two-headed-giant", since(Library("en"), "spells", TODAY)))
    assert f": {' '.join(str(each.sequences) for each in table[:3])}\n" in done.stdout


@pytest.mark.slow  # starts ettin five times
def test_a_bug_that_changes_no_number_is_divided_down_to_a_scenario(tmp_path: Path) -> None:
    bug = served(BUGS, "second-of-two")
    done = ettin("perft", *SECOND_MAIN, *bug)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "243 sequences, and so in the reference, but not the same ones" in done.stdout
    assert "divided, 4 decisions down: where the game stands" in done.stdout
    check = scenario_in(done.stdout, tmp_path)
    right = ettin(*check, "--id", "perft.second_main", "--", "ettin", "engine")
    assert right.returncode == 0, right.stdout + right.stderr
    wrong = ettin(*check, "--id", "perft.second_main", *bug)
    assert wrong.returncode == 1, wrong.stdout + wrong.stderr
    shallow = ettin("perft", *SECOND_MAIN, "--depth", "3", *bug)
    assert shallow.returncode == 0, "what lies below the depth is not seen"


@pytest.mark.slow  # starts ettin three times
def test_a_wrong_rule_changes_a_number(tmp_path: Path) -> None:
    wrong = ("--", "ettin", "engine", "--with", "combat.attacks=team")
    done = ettin("perft", "--position", "combat", "--lang", "fr", *wrong)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "depth 1: 4 sequences, right: 9" in done.stdout
    check = scenario_in(done.stdout, tmp_path, "fr")
    right = ettin(*check, "--id", "perft.combat", "--", "ettin", "engine")
    assert right.returncode == 0, right.stdout + right.stderr
    assert ettin(*check, "--id", "perft.combat", *wrong).returncode == 1


@pytest.mark.slow  # starts an engine
def test_what_an_engine_lacks_is_said_in_a_line() -> None:
    done = ettin("perft", *served(COUNTER))
    assert (done.returncode, done.stdout) == (5, "")
    assert done.stderr == "ettin: the engine does not claim legal, mark in `explores`\n"


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["--position", "combatt"], 2, "no position 'combatt'; nearest: combat"),
        (["--variant", "solitaire"], 2, "no variant 'solitaire'"),
        (["--date", "1999-01-01"], 2, "is too early"),
        (["--write", "--depth", "2"], 2, "--write is of the reference"),
        (
            ["--variant", "two-headed-giant-commander", "--date", "2006-10-01"],
            5,
            "none of these variants was there",
        ),
    ],
)
def test_what_there_is_not_is_said(
    words: list[str], code: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["perft", *words]) == code
    assert says in capsys.readouterr().err


def test_the_tables_are_of_the_positions_that_there_are() -> None:
    written = tables()
    assert written.provenance.files["positions.yaml"] == digests()["positions.yaml"]
    assert written.counts.keys() == positions().keys()
    for name, position in positions().items():
        assert len(set(position.controls)) == len(position.controls), "copies are held, not there"
        for variant, days in written.counts[name].items():
            for day in days:
                assert len(written.of((name, variant, day))) == position.depth


@pytest.mark.slow  # counts
def test_a_table_that_the_reference_does_not_count_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    right = counted_tables.COUNTS_FILE.read_text("utf-8")
    row = tables().of(("combat", "two-headed-giant", since(Library("en"), "combat", TODAY)))[0]
    wrong = tmp_path / "counts.yaml"
    wrong.write_text(right.replace(f"- 9 {row.fingerprint}", f"- 8 {row.fingerprint}"), "utf-8")
    monkeypatch.setattr(counted_tables, "COUNTS_FILE", wrong)
    assert run(["perft", "--position", "combat", "--depth", "2"]) == 1
    told = capsys.readouterr().out
    assert "depth 1: 9 sequences, right: 8" in told
    assert "the reference counts so too: the table is of " in told


def test_the_positions_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["perft", "--list"]) == 0
    assert "second_main: Abilities in the second main phase" in capsys.readouterr().out
