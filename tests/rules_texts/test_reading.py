"""Texts as they were published over twenty years are read; what is none ends in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rules_texts.small_book import book

from ettin_spec.rules_texts.comparing.changes import Kind, changes
from ettin_spec.rules_texts.learned.clause_prints import prints_of
from ettin_spec.rules_texts.reading.text_reader import read_rules_text
from ettin_tck.cli import run

BOOK = book(1)
TEXT = BOOK.text()
OWNED = TEXT.replace("the giant", "the giant’s club")
"""With apostrophes, by which a wrong encoding shows."""


def said(capsys, *arguments):
    """The exit code, stdout and stderr of a call."""
    code = run(["rules", *arguments])
    out = capsys.readouterr()
    return int(code), out.out, out.err


def read(tmp_path: Path, content: bytes | str):
    file = tmp_path / "rules.txt"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_rules_text(file)


def test_every_clause_has_its_sentences_examples_and_parent(tmp_path):
    text = read(tmp_path, TEXT)
    assert text.effective == "2030-01-01"
    assert [c.number for c in text.clauses] == [r.number for r in BOOK.rules]
    for clause, rule in zip(text.clauses, BOOK.rules, strict=True):
        assert (clause.sentences, clause.examples) == (rule.said, rule.examples)
        assert clause.parent == (rule.number[:-1] if rule.number[-1] in "abc" else rule.number[:3])
        assert TEXT.splitlines()[clause.line - 1].startswith(rule.number)
    assert [entry.term for entry in text.glossary] == ["Club"]
    assert text.unplaced == ()


@pytest.mark.parametrize(
    "content",
    [
        b"\xef\xbb\xbf" + TEXT.encode(),
        TEXT.replace("\n", "\r\n").encode(),
        TEXT.replace("\n", "\r").encode(),
        TEXT.encode("utf-16"),
        TEXT.replace("Magic: The Gathering", "_Magic: The Gathering_(R)").encode(),
        TEXT.replace("effective as of January 1, 2030", "current as of January 1, 2030").encode(),
        TEXT.replace("Example:", "Examples:").encode(),
        TEXT.replace("100.1. ", "100. 1. ").replace("100.2. ", "100.2.").encode(),
        TEXT.replace("100.1. ", "100.1.\n").replace("100.2. ", "100.2.\n\n").encode(),
        TEXT.replace("Club\n", "Club’s – “end”\n").encode("cp1252"),
    ],
)
def test_encodings_line_ends_and_typographies_change_nothing(tmp_path, content):
    plain, other = read(tmp_path, TEXT), read(tmp_path, content)
    found = changes(prints_of(plain.clauses), prints_of(other.clauses))
    assert {each.kind for each in found} == {Kind.SAME}
    assert not any(each.moved for each in found)


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (TEXT[: len(TEXT) // 2], "the text is cut off: after"),
        (TEXT[: TEXT.rindex("200. Section")], "comes nothing, though section 200 is announced"),
        (TEXT[: TEXT.rindex("Credits")], "cut off within its glossary"),
        (TEXT.replace("Magic", "Chess"), "no text of the Comprehensive Rules of Magic"),
        (
            TEXT.replace("Magic: The Gathering", "Chess, no Magic. The"),
            "no text of the Comprehensive Rules",
        ),
        (TEXT.replace("effective as of", "good after"), "from when on it is effective"),
        (TEXT.replace("January 1,", "January 41,"), "from when on it is effective"),
        (TEXT.encode("utf-32"), "no plain text in UTF-8"),
        (TEXT.replace("giant", "巨人").encode("shift_jis"), "no plain text in UTF-8"),
        (b"\x89PNG\r\n\x1a\n\0\0", "no plain text in UTF-8"),
        (OWNED.encode("mac-roman"), "no plain text in UTF-8"),
        (OWNED.encode().decode("cp1252"), "no plain text in UTF-8"),
        (OWNED.encode("ascii", "replace"), "no plain text in UTF-8"),
        (b"", "no text of the Comprehensive Rules of Magic"),
    ],
)
def test_what_is_no_whole_text_ends_in_one_line(tmp_path, capsys, content, wrong):
    file = tmp_path / "rules.txt"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    code, out, err = said(capsys, "read", str(file))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert wrong in err
    assert str(file) in err


def test_a_folder_and_a_missing_file_end_in_a_line(tmp_path, capsys):
    assert said(capsys, "read", str(tmp_path))[0] == 2
    code, _, err = said(capsys, "read", str(tmp_path / "none.txt"))
    assert code == 2 and "none.txt" in err and "Traceback" not in err


def test_what_has_no_place_is_told_with_its_line(tmp_path, capsys):
    odd = TEXT.replace("101. Section 101\n", "101. Section 101\n\nA line of nobody.\n", 2)
    odd = odd.replace("\n\n200.1. ", "\n\n100.1. Again a first rule.\n\n200.1. ", 1)
    file = tmp_path / "odd.txt"
    file.write_text(odd, encoding="utf-8")
    code, out, _ = said(capsys, "read", str(file))
    assert code == 0
    line = [n for n, text in enumerate(odd.splitlines(), 1) if text == "A line of nobody."][-1]
    assert f"{file}:{line}: stands in no clause: A line of nobody." in out
    assert "100.1 stands twice" in out
    assert "100.1 stands in section 200" in out


def test_what_stands_outside_chapters_and_entries_is_told_too(tmp_path, capsys):
    first = TEXT.index("1. Chapter 1", TEXT.index("Credits"))
    odd = f"{TEXT[:first]}A line before all rules.\n\n{TEXT[first:]}"
    odd = odd.replace("\nClub\n", "\nCave\n\nClub\n")
    file = tmp_path / "odd.txt"
    file.write_text(odd, encoding="utf-8")
    code, out, _ = said(capsys, "read", str(file))
    told = [line.partition(": ")[2] for line in out.splitlines()[1:]]
    assert code == 0
    assert told == [
        "stands before the first chapter: A line before all rules.",
        "a term without words: Cave",
    ]


def test_a_wrapped_reference_is_no_clause_and_no_part_of_a_number_is_lost(tmp_path):
    wrapped = TEXT.replace("100.2. ", "100.2. See rule\n101.1.\n", 1)
    text = read(tmp_path, wrapped)
    assert text.unplaced == ()
    assert [c.number for c in text.clauses] == [r.number for r in BOOK.rules]
    assert text.by_number["100.2"].text.startswith("See rule 101.1. The ")


def test_a_sentence_keeps_the_quote_that_ends_it(tmp_path):
    quoted = TEXT.replace("100.2. ", "100.2. It is “alone.” It (the giant.) Really “so.” ", 1)
    said = read(tmp_path, quoted).by_number["100.2"].sentences
    assert said[:3] == ('It is "alone."', "It (the giant.)", 'Really "so."')


def test_one_clause_and_all_of_it_as_json(tmp_path, capsys):
    file = tmp_path / "rules.txt"
    file.write_text(TEXT, encoding="utf-8")
    rule = BOOK.rules[0]
    code, out, _ = said(capsys, "read", str(file), "--clause", rule.number)
    assert code == 0 and all(sentence in out for sentence in rule.said)
    code, out, _ = said(capsys, "read", str(file), "--format", "json")
    assert [c["number"] for c in json.loads(out)["clauses"]] == [r.number for r in BOOK.rules]
    assert said(capsys, "read", str(file), "--clause", "999.9")[0] == 2
