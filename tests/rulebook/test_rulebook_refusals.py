"""A rulebook that cannot be meant is refused with file, line and remedy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rulebook.small_rulebook import CLAUSES, DATES, POLICIES, rulebook

from ettin_spec.errors import SpecError

AGAIN = "    2011-01-01: {is: all, source: cr, clause: life.read, means: All of it.}\n"
NO_CLAUSE = "cr, means: All"
CLAUSE = "cr, clause: life.read, means: All"
IN_POLICIES = {
    "a value without source": (", source: floor", "", 5, "'source' is missing"),
    "an unknown source": ("source: floor", "source: flour", 5, "nearest: floor"),
    "a text without clause": (CLAUSE, NO_CLAUSE, 6, "source cr without a clause"),
    "an unknown clause": (CLAUSE, CLAUSE.replace("read", "red"), 6, "nearest: life.read"),
    "a date before the rules": ("2005-08-01", "2005-07-31", 4, "before 2005-08-01"),
    "dates out of order": ("2007-05-01", "2010-05-01", 6, "2010-04-23 stands after 2010-05-01"),
    "no day of the calendar": ("2007-05-01", "2007-02-30", 5, "'2007-02-30' is no date"),
    "the same again": (POLICIES[-1:], "\n" + AGAIN, 7, "says again what holds since 2010-04-23"),
    "nothing on the first day": ("2005-08-01", "2005-08-02", 3, "nothing holds for everybody"),
    "no sense": (", means: Most of it.", "", 5, "'means' is missing"),
    "an unknown field": ("asks:", "ask:", 2, "nearest: asks"),
    "nothing but tournaments at first": ("cr, clause", "mtr, clause", 3, "nothing holds"),
}


def planted(text: str, wrong: str, right: str) -> str:
    """The text with its first `wrong` (a mark at the end: its last) put in place."""
    assert wrong in text
    return text[: -len(wrong)] + right if text.endswith(wrong) else text.replace(wrong, right, 1)


@pytest.mark.parametrize("case", IN_POLICIES)
def test_a_policy_that_cannot_be_meant_is_refused_at_its_line(case: str, tmp_path: Path) -> None:
    wrong, right, line, says = IN_POLICIES[case]
    with pytest.raises(SpecError, match=re.escape(says)) as refusal:
        rulebook(tmp_path, policies=planted(POLICIES, wrong, right))
    assert (Path(refusal.value.place.file).name, refusal.value.place.line) == ("life.yaml", line)


def test_the_same_rulebook_without_a_mistake_is_read(tmp_path: Path) -> None:
    assert list(rulebook(tmp_path).policies) == ["life.read"]


def test_a_restated_value_needs_a_new_source_or_clause(tmp_path: Path) -> None:
    other = AGAIN.replace("source: cr, clause: life.read", "source: faq")
    rules = rulebook(tmp_path, policies=POLICIES + other)
    assert [v.source for v in rules.policies["life.read"].values] == ["cr", "floor", "cr", "faq"]


def test_a_policy_of_two_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "policies").mkdir()
    (tmp_path / "policies" / "more.yaml").write_text(POLICIES, encoding="utf-8")
    with pytest.raises(SpecError, match=r"more\.yaml:1:1: the policy 'life\.read' stands twice"):
        rulebook(tmp_path)


def test_a_clause_must_speak_every_language(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"clauses\.yaml:1:1: clause life\.read: 'it' is missing"):
        rulebook(tmp_path, clauses=CLAUSES.replace("  it: Ciò che si legge.\n", ""))


def test_numbers_of_a_clause_come_in_order_of_date(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"clauses\.yaml:2:\d+: 2004-04-23 is before 2005-08-01"):
        rulebook(tmp_path, clauses=CLAUSES.replace("2010-04-23", "2004-04-23"))


def test_a_named_date_must_exist(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"dates\.yaml:2:\d+: '2010-04-31' is no date"):
        rulebook(tmp_path, dates=DATES.replace("2010-04-23", "2010-04-31"))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("allies: 3", "variant crowd: sides of 3, in a game of 3 teams"),
        ("allies: 2", "variant crowd: sides of 2, in a game of 3 teams"),
    ],
)
def test_a_variant_with_sides_that_cannot_be_is_refused_at_its_line(
    line: str, told: str, tmp_path: Path
) -> None:
    text = f"crowd:\n  says: Many.\n  teams: 3\n  heads: 1\n  {line}\n"
    with pytest.raises(SpecError, match=told) as refusal:
        rulebook(tmp_path, variants=text)
    assert refusal.value.place.line == 5


@pytest.mark.parametrize("heads", [0, 5])
def test_a_variant_of_teams_that_nobody_can_seat_is_refused_at_its_line(
    heads: int, tmp_path: Path
) -> None:
    text = f"crowd:\n  says: Many.\n  teams: 2\n  heads: {heads}\n"
    with pytest.raises(SpecError, match=f"variant crowd: a team of {heads}") as refusal:
        rulebook(tmp_path, variants=text)
    assert refusal.value.place.line == 4


@pytest.mark.parametrize("since", ["2004-08-01", "2009-10-32"])
def test_a_variant_that_begins_on_no_day_of_the_rules_is_refused(
    since: str, tmp_path: Path
) -> None:
    text = f"crowd:\n  says: Many.\n  teams: 2\n  heads: 1\n  since: {since}\n"
    with pytest.raises(SpecError, match=since) as refusal:
        rulebook(tmp_path, variants=text)
    assert refusal.value.place.line == 5


@pytest.mark.parametrize(
    ("after", "told"),
    [
        ("mob", "variant crowd: after mob, which is no variant"),
        ("crowd", "variant crowd: after crowd, which leads back to it"),
    ],
)
def test_a_variant_after_none_or_itself_is_refused_at_its_line(
    after: str, told: str, tmp_path: Path
) -> None:
    text = f"crowd:\n  says: Many.\n  teams: 3\n  heads: 1\n  after: {after}\n"
    with pytest.raises(SpecError, match=told) as refusal:
        rulebook(tmp_path, variants=text)
    assert refusal.value.place.line == 5
