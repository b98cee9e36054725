"""What the rulebook answers on a date, to whom, and what it keeps note of."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from rulebook.small_rulebook import POLICIES, rulebook
from shared.today import TODAY

from ettin_spec.errors import EttinError
from ettin_spec.rulebook import DateError, Rulebook, RuleError, load_rules
from ettin_spec.rulebook.rulebook_model import SCOPES

OLD = (40, "half_rounded_up", "individual_difference")
NEW = (30, "team_total", "from_team_total")
EDITIONS: dict[str, tuple[str | int, ...]] = {
    "2005-08-01": (40, "half_rounded_up", "from_team_total", "none", "team", "one_fewer", "none"),
    "2005-08-05": (*OLD, "once", "team", "one_fewer", "none"),
    "2005-08-20": (*OLD, "once", "team", "free", 5),
    "2006-12-20": (*OLD, "once", "team", "free", 3),
    "2007-02-20": (30, *OLD[1:], "once", "team", "free", 3),
    "2010-04-22": (30, *OLD[1:], "per_player", "team_or_planeswalker", "free", 3),
    "2010-04-23": (*NEW, "per_player", "team_or_planeswalker", "free", 3),
    "2018-04-26": (*NEW, "per_player", "team_or_planeswalker", "free", 3),
    "2018-04-27": (*NEW, "per_player", "player", "free", 3),
    "2020-01-24": (*NEW, "per_player_if_named", "player", "free", 3),
    "2023-04-13": (*NEW, "per_player_if_named", "player", "free", 3),
    "2023-04-14": (*NEW, "per_player_if_named", "player_or_battle", "free", 3),
    TODAY: (*NEW, "per_player_if_named", "player_or_battle", "free", 3),
}
KEYS = (
    "life.start",
    "life.read",
    "life.set_one",
    "trigger.step",
    "combat.attacks",
    "mulligan.first",
    "match.turns_after_time",
)


@pytest.mark.parametrize("date", EDITIONS)
def test_each_edition_has_its_own_answers(date: str) -> None:
    rules = Rulebook.on(date)
    assert tuple(rules[key] for key in KEYS) == EDITIONS[date]


def test_a_value_holds_to_the_eve_of_the_next(tmp_path: Path) -> None:
    policy = rulebook(tmp_path).policies["life.read"]
    assert [policy.at(d).value for d in ("2005-08-01", "2010-04-22", "2010-04-23")] == [
        "half",
        "most",
        "all",
    ]


def test_tournament_rules_bind_tournaments_only(tmp_path: Path) -> None:
    policy = rulebook(tmp_path).policies["life.read"]
    assert policy.at("2008-01-01", "tournament").value == "most"
    assert policy.at("2008-01-01", "casual").value == "half"
    assert Rulebook.on("2007-03-01", scope="casual")["life.start"] == 40
    assert Rulebook.on("2012-01-01", scope="casual")["match.turns_after_time"] == "none"


def test_a_span_says_its_days_in_words(tmp_path: Path) -> None:
    rules = rulebook(tmp_path)
    assert [rules.explain("life.read", value) for value in ("half", "most", "all", "other")] == [
        "before 2007-05-01",
        "from 2007-05-01 to 2010-04-22",
        "since 2010-04-23",
        "",
    ]
    assert rules.explain("life.read", "half", "casual") == "before 2010-04-23"


def test_a_value_that_came_back_held_twice() -> None:
    said = load_rules().explain("turn.first_draw", "team_skips")
    assert said == "before 2006-10-01 and since 2007-05-01"


def test_a_restated_value_is_no_change() -> None:
    spans = load_rules().policies["life.start"].spans("tournament")
    assert [(span.value, span.since) for span in spans] == [(40, "2005-08-01"), (30, "2007-02-20")]


@pytest.mark.parametrize("scope", SCOPES)
def test_nothing_changes_between_two_change_dates(scope: str) -> None:
    dates = load_rules().change_dates("casual" if scope == "casual" else "tournament")
    variants = load_rules().variants
    settings = [[Rulebook.on(date, v, scope).settings for v in variants] for date in dates]
    assert dates[0] == "2005-08-01"
    assert all(one != two for one, two in pairwise(settings))


def test_a_rulebook_notes_what_is_read_once_and_in_order() -> None:
    rules = Rulebook.on("2012-01-01").noting()
    assert len(rules.read) == 0
    for key in ("life.read", "life.start", "life.read"):
        _ = rules[key]
    assert rules.read == ("life.read", "life.start")
    assert len(rules.noting().read) == 0


def test_an_override_breaks_one_rule_and_no_other() -> None:
    key, value = load_rules().parse_override("match.turns_after_time=5")
    right, wrong = Rulebook.on("2012-01-01"), Rulebook.on("2012-01-01", overrides={key: value})
    assert (right[key], wrong[key]) == (3, 5)
    assert {k: v for k, v in wrong.settings.items() if k != key} == {
        k: v for k, v in right.settings.items() if k != key
    }


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("life.read", "not of the form POLICY=VALUE"),
        ("life.reed=sum", "nearest: life.read"),
        ("life.read=half", "never 'half'; it has been: half_rounded_up, team_total"),
    ],
)
def test_an_override_must_be_what_the_policy_once_was(text: str, says: str) -> None:
    with pytest.raises(RuleError, match=says):
        load_rules().parse_override(text)


@pytest.mark.parametrize("text", ["2012-01-01", "faq-2012"])
def test_a_date_is_written_or_named(text: str) -> None:
    assert Rulebook.on(text).date == "2012-01-01"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("2005-07-31", "too early: the variant has rules from 2005-08-01 on"),
        ("20120101", "write YYYY-MM-DD"),
        ("2012-02-30", "is no date"),
        ("２０１２-01-01", "is no date"),
        ("wikki", "nearest: wiki"),
    ],
)
def test_what_is_no_date_is_refused_with_what_is_possible(text: str, says: str) -> None:
    with pytest.raises(DateError, match=says):
        Rulebook.on(text)


def test_unknown_names_are_refused_with_the_nearest() -> None:
    rules = Rulebook.on("current")
    for ask in (
        lambda: rules["life.raed"],
        lambda: Rulebook.on("current", variant="two-headed-gaint"),
        lambda: Rulebook.on("current", scope="casul"),
        lambda: load_rules().clause("life.zro"),
    ):
        with pytest.raises(EttinError, match="nearest: "):
            ask()


def test_the_variant_is_two_teams_of_two() -> None:
    variant = load_rules().variants["two-headed-giant"]
    assert (variant.teams, variant.heads) == (2, 2)


def test_a_piece_of_a_variant_that_no_variant_has_is_nowhere() -> None:
    rules = load_rules()
    known = {piece for variant in rules.variants.values() for piece in variant.pieces}
    assert {piece for policy in rules.policies.values() for piece in policy.pieces} <= known


def test_the_values_of_a_piece_take_the_place_of_the_general_ones(tmp_path: Path) -> None:
    own = "  in:\n    commander:\n      2006-10-01: {is: half, source: faq, means: A half.}\n"
    policy = rulebook(tmp_path, POLICIES + own).policies["life.read"]
    days = ("2005-08-01", "2006-10-01", "2007-05-01", "2012-01-01")
    assert [policy.at(day).value for day in days] == ["half", "half", "most", "all"]
    assert [policy.at(day, pieces=("commander",)).value for day in days] == ["half"] * 4
    assert [span.since for span in policy.spans(pieces=("commander",))] == ["2005-08-01"]
