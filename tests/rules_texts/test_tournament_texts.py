"""Books of tournaments are read, compared and told for what we cite; what is none is refused."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rules_texts.small_book import book, sentence
from rules_texts.tournament_book import Part, floor_rules, heading, tournament_book

from ettin_spec.rules_texts.comparing.changes import Kind
from ettin_spec.rules_texts.reading.rules_text import RulesText
from ettin_spec.rules_texts.reading.text_reader import read_rules_text
from ettin_tck.cli import run
from ettin_tck.rules_impact.editions import compared, of_file

BOOK = tournament_book(1)
TEXT = BOOK.text()
FLOOR = floor_rules(1)
FLOOR_TEXT = "\n".join([*FLOOR.head(), *FLOOR.body()])


def said(capsys, *arguments: str):
    """The exit code, stdout and stderr of a call."""
    code = run(["rules", *arguments])
    out = capsys.readouterr()
    return int(code), out.out, out.err


@pytest.fixture
def saved(tmp_path):
    """Writes a text; the path as a word of a command."""

    def save(text: str | bytes, name: str = "mtr.txt") -> str:
        file = tmp_path / name
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(file)

    return save


def holds(text: RulesText, parts: tuple[Part, ...]) -> None:
    """Is a text what was written, in order and with nothing beside?"""
    assert [clause.number for clause in text.clauses] == [part.number for part in parts]
    for clause, part in zip(text.clauses, parts, strict=True):
        labels = ("Philosophy",) if part.examples else ()
        assert clause.sentences == (part.title, *part.said, *labels)
        assert clause.examples == tuple(f"A. {each}" for each in part.examples)
        assert text.sections[part.number] == part.title
    assert text.unplaced == ()


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), width=st.integers(40, 120), leader=st.sampled_from(["", " "]))
def test_what_is_written_in_the_layout_is_read_back(tmp_path_factory, seed, width, leader):
    one = tournament_book(seed)
    file = tmp_path_factory.mktemp("texts") / "mtr.txt"
    listed = one.listed("\t7" if not leader else f"{leader}........... {{}} ")
    file.write_text("\n".join([*one.head(), *listed, "", *one.body(width)]), encoding="utf-8")
    text = read_rules_text(file)
    holds(text, one.parts)
    assert (text.effective, text.pages) == ("2030-01-01", ())


def test_page_numbers_are_known_by_counting_on(saved, capsys):
    path = saved(TEXT)
    code, out, _ = said(capsys, "read", path)
    last = TEXT.count("\n\n")
    assert code == 0
    assert out.startswith("Magic Tournament Rules, effective 2030-01-01: ")
    assert out.endswith(f" page numbers left out, 1 to {last}\n")
    code, out, _ = said(capsys, "read", path, "--format", "json")
    lines = TEXT.splitlines()
    assert [lines[line - 1] for _, line in json.loads(out)["pages"]] == [
        str(number) for number in range(1, last + 1)
    ]


def test_a_number_that_does_not_count_on_is_text(saved, capsys):
    path = saved(TEXT.replace("\nAppendix B—", "\n400\nAppendix B—", 2).replace("\n400", "", 1))
    code, out, _ = said(capsys, "read", path, "--clause", "Appendix A")
    assert code == 0 and out.endswith(" 400\n")


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("MAGIC™ INFRACTION PROCEDURE GUIDE", "Magic Infraction Procedure Guide"),
        ("Magic: The Gathering Tournament Rules", "Magic Tournament Rules"),
        ("DCI™ PENALTY GUIDELINES", "DCI Penalty Guidelines"),
        ("DCI UNIVERSAL TOURNAMENT RULES", "DCI Universal Tournament Rules"),
    ],
)
def test_each_book_is_known_by_its_title(saved, capsys, title, name):
    code, out, _ = said(capsys, "read", saved(replace(BOOK, title=title).text()))
    assert code == 0 and out.startswith(f"{name}, effective 2030-01-01: ")


def test_contents_without_pages_and_headings_in_other_letters(saved):
    guide = replace(FLOOR, title="DCI PENALTY GUIDELINES")
    body = [line.upper() if line == heading(guide.parts[1]) else line for line in guide.body()]
    listed = [each.replace(".", "", 1) for each in guide.listed("")[1:]]
    path = saved("\n".join([*guide.head(), "CONTENTS", *listed, *body]))
    text = read_rules_text(Path(path))
    assert [clause.number for clause in text.clauses] == [part.number for part in guide.parts]


def test_a_book_without_contents_is_followed_by_its_numbers(tmp_path):
    file = tmp_path / "fr.txt"
    steps = ["1. Giants sit down.", "2. Giants stand up.", "15 clubs 60 seconds", "999. A Jump"]
    at = FLOOR_TEXT.index("\nAppendix A—")
    file.write_text(FLOOR_TEXT[:at] + "\n" + "\n".join(steps) + FLOOR_TEXT[at:], encoding="utf-8")
    text = read_rules_text(file)
    assert [clause.number for clause in text.clauses] == [part.number for part in FLOOR.parts]
    assert text.clauses[-2].text.endswith("15 clubs 60 seconds 999. A Jump")


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (TEXT[: TEXT.rindex("Appendix C")], "is cut off: after Appendix B comes nothing, though"),
        (TEXT[: TEXT.index("\n2\n")], "cut off: nothing comes after the contents"),
        (FLOOR_TEXT[: FLOOR_TEXT.rindex("Appendix A")], "though Appendix A is announced"),
        ("\n".join([*BOOK.head(), *BOOK.body()]), "the text has no contents"),
        (TEXT.replace("MAGIC: THE GATHERING", "DRAGONS"), "no text of the Comprehensive Rules"),
        (TEXT.replace("Effective", "Printed"), "from when on it is effective"),
        (TEXT.replace("January 1,", "January 41,"), "from when on it is effective"),
        (TEXT.encode("utf-32"), "no plain text in UTF-8"),
    ],
)
def test_what_is_no_whole_book_ends_in_one_line(saved, capsys, content, wrong):
    path = saved(content)
    code, out, err = said(capsys, "read", path)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert wrong in err
    assert path in err


def test_what_has_no_place_is_told_with_its_line(saved, capsys):
    lines = [*BOOK.head(), "A line of nobody.", *BOOK.listed(), "By giants", *BOOK.body()]
    third = next(part for part in BOOK.parts if part.number == "2.1")
    del lines[len(lines) - lines[::-1].index(heading(third)) - 1]
    path = saved("\n".join([*lines[:9], lines[0], *lines[9:]]))
    code, out, _ = said(capsys, "read", path)
    assert code == 0
    assert f"{path}:3: stands in no section: A line of nobody." in out
    assert f"{path}:10: is the title again" in out or "announces nothing" in out
    assert "announces nothing in the contents: By giants" in out
    assert f"the contents announce 2.1, which stands nowhere: {third.title}" in out


def test_what_became_of_each_section_is_told(saved):
    at = next(n for n, part in enumerate(BOOK.parts) if part.number == "2.1")
    old, rest = BOOK.parts[at], BOOK.parts[at + 1 :]
    chance = random.Random(5)
    new = Part("2.1", "A New Start", (sentence(chance), sentence(chance)))
    moved = tuple(
        replace(part, number=f"2.{int(part.number[2:]) + 1}")
        if part.number.startswith("2.")
        else part
        for part in (old, *rest)
    )
    later = replace(BOOK, effective="2030-06-01", parts=(*BOOK.parts[:at], new, *moved))
    files = saved(TEXT, "old.txt"), saved(later.text(), "new.txt")
    found = compared(*(of_file(Path(file)) for file in files))
    assert [each.new for each in found.of_kind(Kind.NEW)] == ["2.1"]
    became = {each.old: each.new for each in found.changes if each.old}
    assert became == {
        part.number: now.number for part, now in zip(BOOK.parts[at:], moved, strict=True)
    } | {part.number: part.number for part in BOOK.parts[:at]}
    assert {each.kind for each in found.changes} == {Kind.NEW, Kind.SAME}


@pytest.mark.slow  # the whole corpus is read
def test_what_moved_is_told_of_what_we_cite(saved, capsys):
    chance = random.Random(7)
    unity = Part("8.4", "Giants Share", (sentence(chance), sentence(chance)))
    between = Part("8.4", "Giants Argue", (sentence(chance), sentence(chance)))
    chapter = [Part("8", "Giants Together"), *(Part(f"8.{n}", f"Giant {n}") for n in (1, 2, 3))]
    old = replace(BOOK, effective="2030-01-01", parts=(*chapter, unity, Part("9", "The End")))
    moved = (between, replace(unity, number="8.5"), Part("9", "The End"))
    new = replace(old, effective="2030-06-01", parts=(*chapter, *moved))
    paths = saved(new.text(), "new.txt"), "--against", saved(old.text(), "old.txt")
    code, out, _ = said(capsys, "impact", *paths)
    assert code == 0
    assert "deck.unity" in out and "MTR 8.4" in out and "MTR 8.5" in out


def test_what_is_for_one_book_alone_ends_in_one_line(saved, capsys):
    path, rules = saved(TEXT), saved(book(1).text(), "cr.txt")
    for arguments, wrong in (
        (("compare", rules, path), "are two books: give two texts of one"),
        (("compare", "2026-06-19", path), "are two books"),
        (("learn", path), "only the Comprehensive Rules are learned"),
        (("impact", path), "name the older text with --against FILE"),
        (("impact", path, "--against", path, "--write"), "this is the Magic Tournament Rules"),
        (("cites", path, path, path), "cites looks for numbers of the Comprehensive Rules"),
    ):
        code, out, err = said(capsys, *arguments)
        assert (code, out, err.count("\n")) == (2, "", 1), arguments
        assert wrong in err
