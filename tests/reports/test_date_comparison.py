"""Dates as a tool: what comes out otherwise between two of them, and when that began."""

from __future__ import annotations

from dataclasses import replace

import pytest
from shared.corpora import library

from ettin_spec.rulebook import load_rules
from ettin_tck.cli import run
from ettin_tck.date_comparison import Change, as_few, changed

SAID = {
    "life.read.hidetsugu": ("Angie's team has 9 life", "Angie's team has 1 life", "life.read"),
    "life.start": ("Angie's team has 40 life", "Angie's team has 30 life", "life.start"),
    "match.time.last_turn": ("the game goes on", "the game is a draw", "match.turns_after_time"),
    "mulligan.all_declare": ("can't take a mulligan", "can take a mulligan", "mulligan.order"),
    "combat.damage.when": ("has 30 life", "has 27 life", "combat.damage_when"),
}
"""Situations, what they come to before and after, and the policy that makes it so, alone."""


def ettin(capsys, *arguments):
    """The exit code, stdout and stderr of a call."""
    code = run(list(arguments))
    said = capsys.readouterr()
    return int(code), said.out, said.err


def groups(out):
    """The policies of each group, and by its id what is told of each situation in it."""
    found = {}
    for group in out.split("\n\n"):
        lines = group.splitlines()
        policies = tuple(line.split()[1].rstrip(":") for line in lines if line.startswith("rule "))
        for number, line in enumerate(lines):
            if line.startswith("    ") and not line.startswith("     "):
                found[line.split()[0]] = policies, "\n".join(lines[number + 1 : number + 3])
    return found


@pytest.mark.slow  # every case is played on two days
def test_two_dates_differ_where_the_rules_do(capsys):
    code, out, _ = ettin(capsys, "diff", "2005-10-01", "faq-2012")
    told = groups(out)
    assert code == 0
    for name, (before, after, policy) in SAID.items():
        policies, said = told[name]
        was, became = said.splitlines()
        assert policies == (policy,)
        assert was.startswith("        2005-10-01: "), was
        assert became.startswith("        2012-01-01: "), became
        assert (before in was, after in became) == (True, True)
    assert "trigger.step.verdant_force" not in told
    assert "combat.moat.team" not in told
    # Read in the case, and of another value, but without a part in what comes out.
    assert "combat.attacks" not in told["combat.damage.when"][0]
    assert "under these rules" not in out  # what there was not on one of the days
    assert "commander.damage" not in out  # a variant without rules on one of the days
    named = {line.split()[1].rstrip(":") for line in out.splitlines() if "rule " in line[:7]}
    assert {change.policy for change in changed(library(), "2005-10-01", "2012-01-01")} <= named


@pytest.mark.slow  # every case is played twice
def test_a_date_does_not_differ_from_itself(capsys):
    code, out, _ = ettin(capsys, "diff", "current", "current", "--variant", "commander")
    today = load_rules().parse_date("current")
    assert (code, out) == (0, f"0 situations come out otherwise on {today} than on {today}\n")


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
    assert not any(line.split()[0] <= "2009-10-01" for line in out.splitlines() if line[:2] == "20")


def test_the_cause_of_a_change_is_what_makes_it_and_not_what_is_read_beside_it(capsys):
    _, out, _ = ettin(capsys, "bisect", "combat.damage.when")
    assert "rule combat.damage_when: " in out
    assert "rule combat.defending_ability: " not in out


def test_what_only_several_policies_bring_about_together_names_them_and_no_others():
    """Each by itself changes nothing; a third, read beside them, has no part in it."""
    pair, third = {"one", "two"}, "three"
    few = as_few(tuple(changes(*pair, third)), lambda them: pair <= {it.policy for it in them})
    assert {change.policy for change in few} == pair
    assert as_few(tuple(changes(third)), lambda _: False) == ()


def changes(*policies):
    """Changes of policies of these names."""
    return [Change(name, "two-headed-giant", "", "a", "b", ()) for name in policies]


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


def test_a_difference_of_one_variant_names_no_change_of_another() -> None:
    dates = "2018-01-01", "2018-05-01"
    every = {change.policy for change in changed(library(), *dates)}
    alone = {change.policy for change in changed(replace(library(), variant="two-player"), *dates)}
    assert alone < every
    assert "combat.landwalk" in every - alone
