"""A rulebook as plain values, as any engine can read it."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from click.testing import CliRunner

from ettin_spec.rulebook import Rulebook, load_rules
from ettin_tck.cli import ettin


def exported(*words: str) -> dict[str, Any]:
    done = CliRunner().invoke(ettin, ["rulebook", "export", *words], standalone_mode=False)
    assert done.exception is None, done.exception
    book = json.loads(done.stdout)
    assert isinstance(book, dict)
    return book


@pytest.mark.parametrize("date", ["faq-2005", "faq-2012", "current"])
@pytest.mark.parametrize("variant", ["two-headed-giant", "two-player"])
def test_it_says_what_every_policy_is_set_to(date: str, variant: str) -> None:
    book, rules = exported("--date", date, "--variant", variant), Rulebook.on(date, variant)
    assert book["policies"] == dict(rules.settings)
    assert (book["heads"], book["teams"]) == (rules.heads, rules.teams)


def test_it_holds_from_its_first_day_to_its_last_and_no_longer() -> None:
    book = exported("--date", "faq-2012")
    first, last = (exported("--date", book[end]) for end in ("first", "last"))
    assert first["policies"] == last["policies"] == book["policies"]
    assert first["last"] == last["last"] == book["last"]
    assert exported("--date", "2013-05-01")["policies"] != book["policies"]


def test_the_last_rulebook_has_no_end() -> None:
    latest = max(load_rules().change_dates())
    assert exported("--date", latest)["last"] == "9999-12-31"


def history(*words: str) -> list[dict[str, Any]]:
    done = CliRunner().invoke(ettin, ["rulebook", "history", *words], standalone_mode=False)
    assert done.exception is None, done.exception
    books = json.loads(done.stdout)
    assert isinstance(books, list)
    return books


def on(day: str, dated: list[dict[str, Any]]) -> object:
    """The setting of a day: the last one that is not after it."""
    return [setting["is"] for setting in dated if setting["from"] <= day][-1]


@pytest.mark.parametrize("day", ["2005-08-01", "2012-01-01", "2018-04-26", "2018-04-27"])
def test_the_history_says_of_each_day_what_its_rulebook_says(day: str) -> None:
    for book in history():
        rules = Rulebook.on(day, book["variant"], book["scope"])
        said = {key: on(day, dated) for key, dated in book["policies"].items()}
        assert said == dict(rules.settings)
        assert (book["heads"], book["teams"], book["allies"]) == (
            rules.heads,
            rules.teams,
            rules.allies,
        )


def test_the_history_of_some_policies_names_no_others_and_repeats_no_setting() -> None:
    for book in history("--policy", "mulligan.*", "--policy", "life.start"):
        assert {key.partition(".")[0] for key in book["policies"]} == {"mulligan", "life"}
        for dated in book["policies"].values():
            values = [setting["is"] for setting in dated]
            assert all(one != other for one, other in pairwise(values))


def test_a_policy_that_does_not_exist_is_told_with_what_is_near() -> None:
    done = CliRunner().invoke(ettin, ["rulebook", "history", "--policy", "mulligan.frist"])
    assert done.exit_code != 0
    assert "mulligan.first" in str(done.exception)
