"""Readings that say the same as long as nothing is there in which they differ."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rulebook.small_rulebook import POLICIES, rulebook

from ettin_spec.errors import SpecError
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.likeness import Likeness, goes_round, plainest

SAME = """\
  same:
    - {reading: most, like: half, until: 2007-06-01, because: Nobody has an odd number.}
    - {reading: all, like: half, in: [one_head], because: Half of one is one.}
"""


def test_readings_are_one_until_a_day_and_in_some_variants(tmp_path: Path) -> None:
    policy = rulebook(tmp_path, POLICIES + SAME).policies["life.read"]
    assert policy.are_one("most", "half", "2007-05-31")
    assert not policy.are_one("most", "half", "2007-06-01")
    assert not policy.are_one("most", "all", "2007-05-31")
    assert policy.are_one("most", "all", "2007-05-31", ("free_for_all", "one_head"))
    assert policy.are_one("half", "half", "2020-01-01")


def test_what_is_outside_of_a_variant_holds_in_all_others(tmp_path: Path) -> None:
    outside = SAME.replace("in: [one_head]", "outside: [one_head, more_heads]")
    policy = rulebook(tmp_path, POLICIES + outside).policies["life.read"]
    assert policy.are_one("all", "half", "2020-01-01")
    assert not policy.are_one("all", "half", "2020-01-01", ("more_heads",))


WRONG = {
    "no reading": ("reading: most", "reading: mist", 8, "nearest: most"),
    "like no reading": ("like: half", "like: holf", 8, "nearest: half"),
    "no day": ("2007-06-01", "2007-06-31", 8, "'2007-06-31' is no date"),
    "no end": (", until: 2007-06-01", "", 8, "are the same everywhere"),
    "no reason": (", because: Nobody has an odd number.", "", 8, "'because' is missing"),
    "a circle": ("like: half, until", "like: most, until", 7, "a reading is like itself"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_meant_is_refused_at_its_line(case: str, tmp_path: Path) -> None:
    wrong, right, line, says = WRONG[case]
    with pytest.raises(SpecError, match=re.escape(says)) as refusal:
        rulebook(tmp_path, POLICIES + SAME.replace(wrong, right))
    assert (Path(refusal.value.place.file).name, refusal.value.place.line) == ("life.yaml", line)


READINGS = st.sampled_from("abcd")


@settings(deadline=None)
@given(st.lists(st.builds(Likeness, READINGS, READINGS, st.just("x")), max_size=5), READINGS)
def test_the_plainest_reading_is_like_no_other(same: list[Likeness], reading: str) -> None:
    if not goes_round(same):
        plain = plainest(reading, same, "2020-01-01", ())
        assert plain not in {each.reading for each in same}
        assert plain == reading or reading in {each.reading for each in same}


def test_the_variants_that_are_named_are_there() -> None:
    rules = load_rules()
    known = {piece for variant in rules.variants.values() for piece in variant.pieces}
    named = [each for policy in rules.policies.values() for each in policy.same]
    assert {piece for each in named for piece in (*each.within, *each.outside)} <= known
