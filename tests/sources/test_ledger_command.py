"""`ettin ledger`: line, statement, scenario, dates, verdict; and the documents held against it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ettin_spec.errors import EttinError, Place
from ettin_spec.sources import Line, Source, verify
from ettin_spec.sources.document_texts import hash_of
from ettin_tck.cli import run

WRONG = ("--", "ettin", "engine", "--with", "life.start=30")


def ettin(capsys, *arguments):
    """The exit code, stdout and stderr of a call."""
    code = run(["ledger", *arguments])
    said = capsys.readouterr()
    return int(code), said.out, said.err


def told(out: str, statement: str) -> str:
    """What is told of a statement."""
    return next(part for part in out.split("\n\n") if part.startswith(f"{statement}  "))


@pytest.mark.slow  # every case of its lines is played, several times
def test_a_statement_is_told_with_its_lines_days_scenarios_and_verdicts(capsys):
    code, out, _ = ettin(capsys, "--statement", "life.start_*")
    forty = told(out, "life.start_forty")
    assert code == 0
    assert "2005-08-01..2007-02-20  pass" in forty
    assert "said on I:11" in forty
    assert "while life.start is 40" in forty
    assert "life.start@2005-08-01  2005-08-01..2007-02-20  on 2007-02-19: pass" in forty
    assert "said on F:20, W:6, W:28, N:103.4a" in told(out, "life.start_thirty")
    assert "life.one_total  " not in out


@pytest.mark.slow  # plays a source's scenarios
def test_a_wrong_engine_fails_the_statement_and_the_line(capsys):
    code, out, _ = ettin(capsys, "--source", "I", "--statement", "life.start_forty", *WRONG)
    assert code == 1
    assert "11  life.start_forty (fail)" in out
    assert "on 2007-02-19: fail" in told(out, "life.start_forty")


@pytest.mark.parametrize(
    ("statement", "date", "state"),
    [
        ("life.start_forty", "faq-2005", "pass"),
        ("life.start_forty", "faq-2012", "not in force"),
        ("talk.not_in_writing", "faq-2012", "not testable"),
        ("about.ratings", "faq-2005", "about the document"),
        ("planechase.each_rolls", "current", "not testable"),
    ],
)
@pytest.mark.slow  # starts a process that plays, for each date
def test_a_date_decides_how_a_statement_stands(capsys, statement, date, state):
    code, out, _ = ettin(capsys, "--statement", statement, "--date", date)
    assert code == 0
    assert told(out, statement).splitlines()[0].endswith(f"  {state}")


def test_an_engine_that_does_not_start_is_told_of_and_nothing_else(capsys):
    code, out, err = ettin(capsys, "--statement", "life.start_*", "--", "false")
    assert code == 3
    assert out == ""
    assert "the engine broke: it ended (exit 1) before it answered" in err


@pytest.mark.slow  # plays a source's scenarios
def test_only_the_lines_of_the_source_asked_for_are_told(capsys):
    code, out, _ = ettin(capsys, "--source", "J", "--format", "json")
    ledger = json.loads(out)
    rows = {row["line"]: row for row in ledger["rows"]}
    assert code == 0
    assert {row["source"] for row in ledger["rows"]} == {"J"}
    assert rows["26"]["says"] == {"trigger.shared_step_once": "pass"}
    assert rows["26"]["examples"] == ["J-EX01"]
    assert rows["101"]["same_as"] == "26"
    assert rows["72"]["errata"] == ["J6"]
    assert len(rows["72"]["hash"]) == 12


@pytest.mark.slow  # plays a source's scenarios
def test_the_ledger_can_be_a_document(capsys):
    code, out, _ = ettin(capsys, "--source", "F", "--date", "faq-2012", "--format", "markdown")
    assert code == 0
    assert "| 120 | " in out
    assert "| outcome.concession (pass) |" in out
    assert "- lines of F (117): " in out


@pytest.mark.slow  # plays a source's scenarios
def test_what_is_counted_apart_is_printed_apart(capsys):
    _, out, _ = ettin(capsys, "--source", "C")
    assert "statements: commander (23): " in out
    assert "statements: two-headed-giant" not in out


def test_an_erratum_has_its_reading_and_its_evidence(capsys):
    code, out, _ = ettin(capsys, "--errata", "--source", "I")
    assert code == 0
    assert "I1  I:49\n      prints: The active team" in out
    assert "see:    606.7c of 2005-10-01" in out
    assert "F1" not in out


def test_errata_as_data_and_as_a_document_are_the_same(capsys):
    data = json.loads(ettin(capsys, "--errata", "--format", "json")[1])
    page = ettin(capsys, "--errata", "--format", "markdown")[1]
    assert [f"| {erratum['id']} | " in page for erratum in data] == [True] * len(data)


@pytest.mark.slow  # starts ettin each time
@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("--source", "X"), 2, "no source 'X'"),
        (("--statement", "life.strat"), 5, "nearest: life.start"),
        (("--date", "2004-01-01"), 2, "too early"),
        (("--texts", "nowhere"), 2, "nowhere: no such folder"),
    ],
)
def test_a_mistake_is_one_clear_line(capsys, arguments, code, said):
    ended, out, err = ettin(capsys, *arguments)
    assert (ended, out) == (code, "")
    assert said in err
    assert "Traceback" not in err


TEXT = ["title", "", "one thing", "another"]


def source(lines: list[str]) -> Source:
    """A source of these lines, as the ledger has it."""
    place = Place("lines.yaml", 1)
    filled = tuple(
        Line("X", str(n), hash_of(line), ("a",), None, None, place)
        for n, line in enumerate(lines, 1)
        if line
    )
    return Source("X", "en", "a text", "2012-01-01", len(lines), frozenset({2}), filled, place)


def held(folder: Path, lines: list[str]) -> str:
    """What is said of a text of these lines; empty where it is right."""
    (folder / "other.txt").write_text("nothing of the kind\n", encoding="utf-8")
    (folder / "text.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    try:
        assert verify([source(TEXT)], folder) == {"X": folder / "text.txt"}
    except EttinError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (TEXT, ""),
        (["title  ", "", "one thing", "\tanother"], ""),
        (["title", "", "one thing!", "another"], "text.txt:3: reads otherwise"),
        (["title", "more", "one thing", "another"], "text.txt:2: the ledger of X does not have"),
        (["title", "", "one thing"], "text.txt:4: blank or not there"),
        ([*TEXT, "more"], "text.txt:5: the ledger of X does not have"),
        (["something", "else"], "no text here is that of source X"),
    ],
)
def test_a_text_that_differs_is_refused_at_the_line(tmp_path, lines, said):
    found = held(tmp_path, lines)
    assert said in found
    assert bool(said) == bool(found)
    assert "\n" not in found
