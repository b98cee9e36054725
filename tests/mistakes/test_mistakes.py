"""Each typical mistake is named by the first thing that the report says about it."""

from __future__ import annotations

import re
import subprocess
import sys
from fnmatch import fnmatchcase
from functools import cache, partial
from pathlib import Path

import pytest
from mistakes.planted_bugs import PLANTED
from shared.corpora import library

from ettin_tck.api import Report, check
from ettin_tck.cases.selection import Chosen, Wanted, select
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_run import Check
from ettin_tck.cli import run
from ettin_tck.engines.installed import make, maker
from ettin_tck.engines.object_session import ObjectSession
from ettin_tck.engines.time_limits import Limits
from ettin_tck.mistakes import MISTAKES, BentEngine, Mistake
from ettin_tck.verdicts import WRONG

ONE_IN = 180
"""Of all cases of today so many are played, besides those in which a mistake shows."""

SHOWN_IN = {
    "teammate_is_an_opponent": "trigger.step.*",
    "half_a_life_total": "life.read*",
    "starts_with_twice_twenty": "count.start*",
    "starts_like_one_player": "count.start*",
    "poison_of_each_player": "count.poison.*",
    "ten_poison_counters": "count.poison.*",
    "pays_with_half": "heads.pay.*",
    "surge_of_own_spells": "spell.surge*",
    "one_trigger_a_step": "heads.step*",
    "damaged_by_choice": "combat.damage*",
    "no_free_mulligan": "choices.bottom*",
    "damage_in_order": "heads.division.*",
    "damage_on_the_stack": "combat.damage*",
    "lifelink_triggers": "keyword.lifelink*",
    "all_legends_go": "legends.*",
    "mana_lasts_for_a_phase": "mana.*",
    "each_deck_by_itself": "deck*",
    "only_the_primary_acts": "happened.*",
    "only_the_attacked_block": "heads.block*",
    "only_the_primary_attacks": "combat.*",
    "one_pass_suffices": "priority.*",
    "other_team_after_resolving": "which.*",
    "lost_life_counts_twice": "life.shared*",
    "second_head_draws_nothing": "turn.first_draw*",
    "no_life_for_one_head": "*cannot_gain*",
    "second_head_stays_tapped": "seats.untap*",
    "one_land_a_team": "exact.enters.*",
    "mulligans_of_old": "general.start.*",
    "no_loss_for_one_head": "*cannot_lose*",
    "opponents_lose": "game.win.*",
    "turns_for_each_head": "turn.skip.*",
    "commanders_added_up": "commander.*",
    "commander_hits_the_team": "commander.*",
    "tax_of_all_partners": "commander.counts.*",
    "tax_from_anywhere": "commander.tax.*",
    "twenty_from_a_commander": "commander.*",
    "commander_never_dies": "commander.*",
    "commander_in_the_library": "commander.library*",
    "hundred_without_commanders": "commander.library*",
    "face_down_leads_no_more": "commander.mark.*",
    "deathtouch_like_any": "keyword.deathtouch.*",
    "hands_hidden_from_teammates": "own.hand_seen",
    "hands_open_to_all": "own.hand_seen",
    "conceder_leaves_alone": "*conced*",
    "primary_decides_alone": "choices.*",
    "permanents_outstay_their_player": "departed.*",
    "illegal_attack_dropped": "combat.*",
    "first_team_draws": "turn.first_draw*",
    "first_of_many_skips_draw": "free_for_all.*",
    "one_bound_binds_all": "heads.prohibition.*",
    "defending_player_of_own_source": "combat.other.*",
    "either_attacking_player": "combat.other.blocker*",
    "five_turns_after_time": "match.*",
    "mana_burns": "mana.*",
    "vigilance_taps": "keyword.vigilance*",
    "newcomers_act_at_once": "card.combat.*",
    "anything_blocks_a_flier": "keyword.blocked_by.*",
    "nobody_strikes_first": "heads.first_strike*",
    "lifelink_gives_nothing": "keyword.lifelink*",
}
"""A pattern of the cases in which each mistake shows, whatever the share of the others is."""

FLOW = {
    "one_pass_suffices": "pass.first",
    "first_team_draws": "the team that plays first skips its first draw step",
    "first_of_many_skips_draw": "each member of the active team draws a card",
    "other_team_after_resolving": "pass.resolve",
    "damage_on_the_stack": "pass.end",
}
"""Mistakes of the order of play, by what the departure from the flow that comes first says."""

BY_CLAUSE = {"permanents_outstay_their_player": "leaves the game with everything they own"}
"""Planted bugs whose answers are not those of the mistake: the clause that is told first."""


@cache
def some(pattern: str) -> list[Chosen]:
    """The cases of today in which something shows, and after these a share of all others."""
    every = select(library(), Wanted(dates=(library().today,)))
    shows = [each for each in every if fnmatchcase(each.scenario.id, pattern)]
    return [*shows, *(each for each in every[::ONE_IN] if each not in shows)]


def wrong(mistake: Mistake):
    """The reference with a mistake."""
    engine = make("reference", mistake.overrides).remembering()
    return engine if mistake.is_setting else BentEngine(engine, mistake)


def report_on(mistake: Mistake) -> Report:
    """What a check says of the reference with a mistake."""
    chosen = some(SHOWN_IN[mistake.name])
    order = Order(library(), chosen, (), reference=maker("reference"), strict=True)
    with ObjectSession(partial(wrong, mistake), Limits()) as session:
        return Report(tuple(Check(order, session).events()))


def first_finding(report: str) -> str:
    """The first paragraph after the line that says who was checked."""
    return report.split("\n\n")[1]


@pytest.mark.slow  # some hundred cases are played with each mistake
@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=list(MISTAKES))
def test_the_first_finding_names_the_mistake(mistake: Mistake) -> None:
    report = report_on(mistake)
    wrongs = [each for each in report.cases if each.verdict in WRONG]
    found = [each.id for each in (*wrongs, *report.departures)]
    assert any(fnmatchcase(each, SHOWN_IN[mistake.name]) for each in found), found
    told = first_finding(str(report))
    if mistake.name in FLOW and told.startswith("FLOW"):
        assert FLOW[mistake.name] in told
    else:
        assert mistake.sentence.rstrip(".").casefold() in told.casefold()


@pytest.mark.slow  # a child process plays some hundred cases on each bug
@pytest.mark.parametrize("name", PLANTED)
def test_a_bug_in_the_code_of_an_engine_is_named_by_the_first_finding(name: str) -> None:
    """The code was changed by somebody who does not look at the catalogue."""
    bug = PLANTED[name]
    command = (sys.executable, str(Path(__file__).with_name("wrong_reference.py")), name)
    topic = bug.noticed_by.partition(".")[0]
    report = check(command, ids=[f"{topic}.*", "keyword.*", "exact.*"], dates=["current"])
    expected = BY_CLAUSE.get(name) or MISTAKES[name].sentence.rstrip(".")
    assert expected.casefold() in first_finding(str(report)).casefold()


@pytest.mark.slow  # three families are played
def test_the_right_reference_makes_none_of_them() -> None:
    assert check("reference", ids=["life.*", "own.*", "seats.*"], dates=["current"]).ok


@pytest.mark.slow  # a child plays
@pytest.mark.parametrize("name", ["ten_poison_counters", "hands_open_to_all"])
def test_an_engine_with_a_mistake_is_served_by_its_name(name: str) -> None:
    command = (sys.executable, "-m", "ettin_tck", "engine", "--mistake", name)
    report = check(command, ids=["own.hand_seen", "count.poison.lethal*"], dates=["current"])
    assert MISTAKES[name].sentence.rstrip(".").casefold() in first_finding(str(report)).casefold()


def test_there_are_thirty_and_more_each_told_in_one_sentence() -> None:
    assert len(MISTAKES) >= 30
    for each in MISTAKES.values():
        assert re.fullmatch(r"[A-Z][^.!?]+\.", each.sentence), each.name
        made_by = (each.setting, each.bends, each.misreads)
        assert sum(by is not None for by in made_by) == 1, each.name
        assert all(link.startswith("https://") for link in each.seen)


def test_they_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["engine", "--mistakes"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in listed] == list(MISTAKES)


def test_a_mistyped_mistake_is_told_the_nearest() -> None:
    done = subprocess.run(
        (sys.executable, "-m", "ettin_tck", "engine", "--mistake", "ten_poison_counter"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "nearest: ten_poison_counters" in done.stderr
