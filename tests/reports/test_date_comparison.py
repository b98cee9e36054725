"""Dates as a tool: what comes out otherwise between two of them, and when that began."""

from __future__ import annotations

import pytest
from shared.corpora import library

from ettin_tck.cli import run
from ettin_tck.date_comparison import changed

SAID = {
    "life.read.hidetsugu": ("9", "1", "life.read (810.9a): half_rounded_up, since 2010"),
    "life.start": ("40", "30", "life.start (810.4): 40, since 2007-02-20 30"),
    "match.time.last_turn": ("goes_on", "drawn", "match.turns_after_time (MTR 2.5): 5, since 2006"),
    "mulligan.all_declare": ("refused", "done", "mulligan.order (805.3a): one_player_at_a_time"),
    "combat.damage.when": ("30", "27", "combat.damage_when (510.2): on_the_stack, since"),
}
"""Situations, what they come to before and after, and a policy that is behind it."""


def ettin(capsys, *arguments):
    """The exit code, stdout and stderr of a call."""
    code = run(list(arguments))
    said = capsys.readouterr()
    return int(code), said.out, said.err


def blocks(out):
    """What is told of each situation, by its id."""
    found = (block.strip().splitlines() for block in out.split("\n\n"))
    return {lines[0].partition("  ")[0]: "\n".join(lines[1:]) for lines in found}


@pytest.mark.slow  # every case is played on two days
def test_two_dates_differ_where_the_rules_do(capsys):
    code, out, _ = ettin(capsys, "diff", "2005-10-01", "faq-2012")
    told = blocks(out)
    assert code == 0
    for name, (before, after, policy) in SAID.items():
        assert f"2005-10-01: {before}\n" in told[name]
        assert f"2012-01-01: {after}\n" in told[name]
        assert f"policy {policy}" in told[name]
    assert "trigger.step.verdant_force" not in told
    assert "combat.moat.team" not in told
    # Read in the case, and of another value, but without a part in what comes out.
    assert ": nothing has been placed" not in out
    policies = [line.split() for line in out.splitlines() if "      policy " in line]
    named = {words[1].rstrip(":") for words in policies}
    assert {change.policy for change in changed(library(), "2005-10-01", "2012-01-01")} <= named
    assert "policy life.start" not in told["combat.damage.when"]
    assert "policy combat.attacks" not in told["combat.damage.when"]


@pytest.mark.slow  # every case is played twice
def test_a_date_does_not_differ_from_itself(capsys):
    code, out, _ = ettin(capsys, "diff", "current", "current")
    assert (code, out) == (0, "0 situations come out otherwise on 2026-09-25 than on 2026-09-25\n")


@pytest.mark.slow  # plays each case on many dates
@pytest.mark.parametrize(
    ("name", "dates"),
    [
        ("life.read.hidetsugu", "2010-04-23"),
        ("combat.moat", "2018-04-27"),
        ("trigger.step.luminarch", "2007-05-01, 2020-01-24"),
        ("trigger.step.each_opponent", "2007-05-01, 2020-01-24"),
        ("trigger.step.verdant_force", "the same at every date"),
    ],
)
def test_the_dates_of_a_change_are_found(capsys, name, dates):
    code, out, _ = ettin(capsys, "bisect", name)
    assert (code, out.splitlines()[-1]) == (0, f"{name}: {dates}")


def test_a_date_on_which_there_was_no_such_game_is_no_change(capsys):
    """The variant came with its own day; what comes before is nothing to compare with."""
    _, out, _ = ettin(capsys, "bisect", "commander.all.attack")
    assert "placed" not in out


def test_the_cause_of_a_change_is_what_makes_it_and_not_what_is_read_beside_it(capsys):
    _, out, _ = ettin(capsys, "bisect", "combat.damage.when")
    assert "policy combat.damage_when" in out
    assert "policy combat.defending_ability" not in out


@pytest.mark.slow  # compares two dates in each language
def test_what_changed_is_said_in_the_language_asked_for(capsys):
    _, out, _ = ettin(capsys, "bisect", "combat.moat", "--lang", "fr")
    assert "Ronald peut attaquer l'équipe d'Angie avec « Géant des collines »" in out


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("diff", "2012-01-01"), 2, "Missing argument"),
        (("diff", "2012-01-01", "2004-01-01"), 2, "too early"),
        (("bisect", "life.raed.hidetsugu"), 5, "nearest: life.read.hidetsugu"),
    ],
)
def test_a_mistake_is_one_clear_line(capsys, arguments, code, said):
    ended, out, err = ettin(capsys, *arguments)
    assert (ended, out) == (code, "")
    assert said in err
    assert "Traceback" not in err
