"""What is kept of texts without their words, and what is told from it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from rules_texts.small_book import Book, Rule, book, shifted

from ettin_spec.errors import SpecError
from ettin_spec.rulebook import load_rules
from ettin_spec.rules_texts.learned.record import own_record, read_record
from ettin_spec.rules_texts.renumberings import FILE, renumberings
from ettin_tck.cli import run
from ettin_tck.rules_impact.editions import compared, of_file, of_record

OLD = book(7)
NEW = replace(OLD, rules=shifted(OLD.rules, "100", 2)).on("2030-06-01")
LATER = NEW.with_rule("200.1", Rule("200.1", ("All of it is otherwise now.",))).on("2030-10-01")


def file_of(folder: Path, each: Book) -> Path:
    file = folder / f"book-{each.effective}.txt"
    file.write_text(each.text(), encoding="utf-8")
    return file


@pytest.fixture
def record(tmp_path) -> Path:
    """A record of three texts, the one between learned last."""
    folder = tmp_path / "record"
    for each in (OLD, LATER, NEW):
        assert run(["rules", "learn", str(file_of(tmp_path, each)), "--record", str(folder)]) == 0
    return folder


def test_a_record_is_read_as_it_was_learned_in_whatever_order(record, tmp_path, capsys):
    known = read_record(record)
    assert list(known) == ["2030-01-01", "2030-06-01", "2030-10-01"]
    for each in (OLD, NEW, LATER):
        edition = of_file(tmp_path / f"book-{each.effective}.txt")
        assert known[each.effective].in_order == edition.prints
    new = file_of(tmp_path, NEW)
    assert run(["rules", "learn", str(new), "--record", str(record)]) == 0
    assert capsys.readouterr().out == "rules read up to 2030-10-01, 3 texts\n"


def test_the_record_keeps_date_file_and_hash_and_what_is_published_twice(record, tmp_path):
    first = tmp_path / "book-2030-06-01.txt"
    again = tmp_path / "again.txt"
    again.write_text(NEW.text().replace("Two giants.", "Two giants, twice."), encoding="utf-8")
    assert run(["rules", "learn", str(again), "--record", str(record)]) == 0
    published = read_record(record)["2030-06-01"].published
    assert published == tuple(
        (file.name, hashlib.sha256(file.read_bytes()).hexdigest()) for file in (first, again)
    )


def test_no_word_is_kept(record):
    said = {word for rule in OLD.rules for sentence in rule.said for word in sentence.split()}
    kept = "".join(
        line
        for path in record.iterdir()
        for line in path.read_text(encoding="utf-8").splitlines(keepends=True)
        if not line.startswith("#")
    ).split()
    assert said & set(kept) == set()


def test_a_later_text_takes_only_the_lines_of_what_changed(record):
    lines = (record / "2030-10-01.prints").read_text(encoding="utf-8").splitlines()
    assert [line.split()[0] for line in lines] == ["#", "published", "200.1"]


def test_the_renumberings_are_written_as_json_without_words(record):
    first, second = json.loads((record / "renumberings.json").read_bytes())
    assert (first["from"], first["to"]) == (
        "2030-01-01",
        "2030-06-01",
    )
    assert first["moved"]["100.2"] == "100.3"
    assert (second["moved"], second["gone"], second["doubtful"]) == ({}, ["200.1"], {})


@pytest.mark.parametrize("line", ["nonsense", "100.1 x", "100.1 a b c d e f", "999.9"])
def test_a_damaged_record_is_told_with_its_line(record, line):
    file = record / "2030-10-01.prints"
    file.write_text(f"{file.read_text(encoding='utf-8')}{line}\n", encoding="utf-8")
    with pytest.raises(SpecError, match=r"2030-10-01\.prints:4: this line is not that of a clause"):
        read_record(record)


def test_a_text_is_compared_with_the_record_as_with_the_text(record, tmp_path):
    known = read_record(record)
    new = of_file(tmp_path / "book-2030-10-01.txt")
    from_record = compared(of_record(known["2030-01-01"]), new)
    from_text = compared(of_file(tmp_path / "book-2030-01-01.txt"), new)
    assert [(c.kind, c.old, c.new) for c in from_record.changes] == [
        (c.kind, c.old, c.new) for c in from_text.changes
    ]


def test_a_record_that_cannot_be_written_ends_in_a_line(tmp_path, capsys):
    folder = tmp_path / "file"
    folder.write_text("no folder", encoding="utf-8")
    code = run(["rules", "learn", str(file_of(tmp_path, OLD)), "--record", str(folder)])
    assert code == 2 and "Traceback" not in capsys.readouterr().err


@pytest.mark.slow  # the project's rulebook and record are read
def test_the_projects_own_record_is_whole_and_today_claims_no_more():
    record = own_record()
    today = load_rules().dates["current"].date
    assert today == max(record), "current is the last text learned"
    assert all(learned.published for learned in record.values())
    assert json.loads(FILE.read_bytes()) == [
        msgspec.to_builtins(each) for each in renumberings(record)
    ]
