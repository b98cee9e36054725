"""Which readings are put in the place of which, and where the right one is an inference."""

from __future__ import annotations

from functools import cache

from shared.corpora import library

from ettin_tck.cases.selection import Wanted, select
from ettin_tck.mutants.mutant import Mutant
from ettin_tck.mutants.playing.plays import Record, plays_of
from ettin_tck.mutants.policy_mutants import policy_mutants

DATES = ("2006-12-20", "2012-01-01")


@cache
def mutants(policy: str) -> tuple[Mutant, ...]:
    """The mutants of one policy, as if every case of two days read it."""
    plays = plays_of(library(), select(library(), Wanted(DATES)))
    record = Record({policy: tuple(range(len(plays)))}, {}, {}, (1,) * len(plays), ())
    return tuple(each for each in policy_mutants(library(), plays, record) if each.group == policy)


def test_what_stands_in_the_place_of_an_inference_is_marked_on_its_day_alone() -> None:
    days = {(each.date, each.inferred) for each in mutants("life.pay")}
    assert days == {("2006-12-20", True), ("2012-01-01", False)}


def test_a_day_on_which_one_variant_has_a_text_rests_on_it() -> None:
    assert {each.before for each in mutants("combat.defending_ability")} >= {
        "none",
        "chosen_as_they_defend",
        "player_attacked",
    }
    first = [each for each in mutants("combat.defending_ability") if each.date == "2006-12-20"]
    assert {(each.before, each.inferred) for each in first} == {
        ("none", True),
        ("player_attacked", False),
    }


def test_silence_is_put_in_the_place_of_no_reading_and_no_rule_is() -> None:
    assert "none" not in {each.after for each in mutants("combat.landwalk")}
    assert "none" in {each.before for each in mutants("turn.active_player")}
    assert "none" not in {each.after for each in mutants("turn.active_player")}
    assert "none" in {each.after for each in mutants("match.turns_after_time")}


def test_a_reading_that_says_the_same_there_is_no_mutant() -> None:
    afters = {(each.date, each.before, each.after) for each in mutants("turn.daytime")}
    assert afters == set(), "neither day nor night is there on these days"
    read = {(each.before, each.after) for each in mutants("life.read") if each.date == DATES[0]}
    assert ("half_rounded_up", "team_total") in read
    assert ("half_rounded_up", "equal_share_rounded_up") not in read
    assert ("equal_share_rounded_up", "half_rounded_up") in read, "in teams of three"
