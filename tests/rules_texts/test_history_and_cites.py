"""A clause through the years, and rule numbers in anybody's source code."""

from __future__ import annotations

from pathlib import Path

import pytest
from rules_texts.small_book import book, shifted

from ettin_spec.rules_texts.learned.record import own_record
from ettin_spec.rules_texts.renumberings import renumberings
from ettin_tck.cli import run

pytestmark = pytest.mark.slow  # every text that was learned is compared with the next

OLD = book(11)
BY = "by the rules of {} and of {}"


def said(capsys, *arguments):
    """The exit code, stdout and stderr of a call."""
    code = run(["rules", *arguments])
    out = capsys.readouterr()
    return int(code), out.out, out.err


def test_a_clause_of_ours_has_its_numbers_its_words_and_its_policies(capsys):
    code, out, _ = said(capsys, "history", "life.read")
    lines = out.splitlines()
    assert code == 0
    assert lines[0].startswith("life.read  ")
    assert "  2005-08-01  is 606.9a" in lines
    assert any(line.startswith("  2010-04-23  policy life.read = team_total") for line in lines)
    assert any("by then 606.9a was reworded, 806.10a now" in line for line in lines)
    assert [line.split()[0] for line in lines[1:]] == sorted(line.split()[0] for line in lines[1:])


def test_a_number_of_today_is_followed_back_to_where_it_began(capsys):
    code, out, _ = said(capsys, "history", "810.9a")
    assert code == 0
    assert "  2005-10-01  is 606.9a" in out
    assert "by then 806.10a was 810.9a now" in out
    assert "\ncited as life.read  " in out
    policy = "  2010-04-23  policy life.read = team_total"
    assert [line[: len(policy)] for line in out.splitlines()].count(policy) == 1


def test_what_is_no_clause_names_the_nearest(capsys):
    code, _, err = said(capsys, "history", "life.raed")
    assert code == 2 and "life.read" in err


@pytest.fixture
def texts(tmp_path) -> tuple[str, str]:
    rules = tuple(rule for rule in shifted(OLD.rules, "100", 2) if rule.number[:5] != "200.4")
    files = []
    for name, each in (("old", OLD), ("new", type(OLD)("2030-06-01", rules))):
        file = tmp_path / f"{name}.txt"
        file.write_text(each.text(), encoding="utf-8")
        files.append(str(file))
    return files[0], files[1]


def test_numbers_that_moved_or_are_gone_are_found_in_source_code(tmp_path, capsys, texts):
    source: Path = tmp_path / "engine"
    (source / "src").mkdir(parents=True)
    (source / ".git").mkdir()
    (source / ".git" / "x").write_text("100.2\n", encoding="utf-8")
    (source / "src" / "a.rs").write_text(
        "// rule 100.2 and rule 101.1\nlet x = 1100.2; // v100.2, 100.25\n// CR 200.4\n", "utf-8"
    )
    (source / "picture.png").write_bytes(b"\x89PNG\0 100.2")
    code, out, err = said(capsys, "cites", str(source), *texts)
    assert code == 1
    assert out.splitlines() == [
        f"{source}/src/a.rs:1: 100.2 is 100.3 now",
        f"{source}/src/a.rs:3: 200.4 is gone",
    ]
    assert err == f"2 numbers to be looked at, {BY.format(OLD.effective, '2030-06-01')}\n"


def test_nothing_that_moved_ends_with_0(tmp_path, capsys, texts):
    (tmp_path / "a.go").write_text("// rule 101.1\n", encoding="utf-8")
    by = BY.format(OLD.effective, "2030-06-01")
    told = f"0 numbers to be looked at, {by}\n"
    assert said(capsys, "cites", str(tmp_path / "a.go"), *texts) == (0, "", told)
    assert said(capsys, "cites", str(tmp_path / "none"), *texts)[0] == 2


def test_a_day_of_which_no_text_was_read_is_never_claimed(tmp_path, capsys):
    last = max(own_record())
    code, out, err = said(capsys, "cites", str(tmp_path), last, "2999-01-01")
    assert (code, out) == (0, "")
    assert BY.format(last, last) in err and "2999" not in err


def test_a_number_that_another_rule_has_now_is_told_apart(tmp_path, capsys):
    (tmp_path / "a.go").write_text("// rule 702.122c\n", encoding="utf-8")
    code, out, _ = said(capsys, "cites", str(tmp_path), "2026-04-17", "2026-06-19")
    assert code == 1
    assert out.rstrip().endswith("702.122c is 702.122d now, and another rule has its number")


def test_the_renumberings_that_ship_know_what_is_known():
    found = {(each.since, each.until): each for each in renumberings(own_record())}
    assert found["2026-04-17", "2026-06-19"].moved["601.5"] == "601.6"
    assert found["2010-04-23", "2011-09-30"].moved["806.10a"] == "810.9a"
