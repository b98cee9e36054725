"""Flows altered in ways that nobody listed are told from the right one."""

from __future__ import annotations

import pytest
from proving.alterations import Alteration, alterations, told_by
from proving.broken_flows import FLOW

TOLD = {
    ("mulligan.left", "leaves lost as it is"): ("hands of three", "concede.at_once"),
    ("mulligans.of_team", "leads to next"): ("hands between", "game.begins"),
    ("untap.skipped", "leads to would"): ("skips", "skip.of_untap"),
    ("fact.loses", "leads to over"): ("acts", "facts.one_after_the_other"),
    ("fact.skip_untap", "leaves no_untap as it is"): ("skips", "facts.skip_waits"),
    ("fact.skip_combat", "leads to over"): ("phases", "facts.one_after_the_other"),
    ("fact.countered", "leaves stack as it is"): ("stacked", "facts.off_the_stack"),
    ("sba.lose", "leads to stay"): ("acts", "flow.wrong_step"),
    ("priority.given", "leads to stay"): ("hands once", "game.decides"),
    ("act", "leaves stack as it is"): ("stacked", "act.on_the_stack"),
    ("pass.end", "leaves passed as it is"): ("hands once", "pass.last"),
    ("time.called", "if clock != 0 and policy.turns_after_time != 'none'"): ("clock six", "counts"),
    ("conceded.aside", "leads to happen"): ("hands of three", "left.goes_on"),
    ("excused.loses", "leads to wait"): ("three", "facts.one_after_the_other"),
    ("upkeep.never", "if t != active"): ("hands once", "counts"),
    ("phase.extra_main", "leads to beginning_of_combat"): ("mains", "phase.added_is_next"),
    ("phase.second_main", "if due != 1"): ("hands once", "phase.in_order"),
    ("draw.never", "leads to happen"): ("hands once", "skip.always"),
    ("precombat_main.never", "leads to happen"): ("hands once", "skip.always"),
    ("combat.never", "if t != active"): ("hands once", "counts"),
    ("attackers.conceded", "leads to happen"): ("hands once", "concede.at_once"),
    ("blockers.ask", "leads to leave"): ("hands once", "block.begins_with_the_next"),
    ("blockers.declared", "leaves called as it is"): ("hands once", "turn.ends"),
    ("damage.second", "if strikes != 2"): ("hands between", "counts"),
    ("damage.again", "leads to next"): ("hands between", "damage.twice_at_most"),
    ("postcombat_main.skipped", "if no_main[active] >= 0"): ("mains", "flow.wrong_step"),
    ("end.again", "if ends >= 0"): ("steps", "flow.wrong_step"),
    ("tidy.acts", "leads to stay"): ("hands once", "facts.then_checked"),
    ("time.up", "if clock != 1"): ("clock six", "game.drawn_when_over"),
    ("turn.next", "leaves active as it is"): ("hands once", "turn.in_order"),
    ("hands.drawn", "leaves called as it is"): ("hands of the second", "hands.drawn"),
    ("sba.lose", "leaves triggers as it is"): ("three left", "game.decides"),
    ("attackers.left", "leads to happen"): ("three", "left.goes_on"),
}
"""Every ninth alteration, and those that were told last, with a small search that tells each, and
by what. Of all one is told by none: `turn.counted` if `clock >= 1`, which is no other flow, since
`time.up` has come before it where the clock stands at 1."""

MISREAD = {
    ("hand.kept", "not (7 // 4 == h // 4 and 7 < h)", "not (7 // 4 == h // 4 or 7 < h)"): (
        "hands of four heads",
        "counts",
    ),
    ("hand.kept", "6 // 4 == h // 4", "6 // 4 != h // 4"): (
        "hands of four heads",
        "mulligan.of_one",
    ),
    ("mulligans.of_team", "6 // 4 == called and again[6]", "6 // 4 != called and again[6]"): (
        "hands of more heads",
        "counts",
    ),
}
"""Guards misread in one place, which concern the third or fourth head of a team and no other."""


def altered(name: tuple[str, str]) -> Alteration:
    return next(each for each in alterations() if (each.id, each.what) == name)


@pytest.mark.slow  # thirty small searches
@pytest.mark.together("small searches")
@pytest.mark.parametrize("name", TOLD, ids=" ".join)
def test_an_alteration_violates_a_property_or_changes_a_count(name: tuple[str, str]) -> None:
    search, by = TOLD[name]
    assert told_by(altered(name), search) == by


@pytest.mark.slow  # three small searches, twice
@pytest.mark.together("small searches")
@pytest.mark.parametrize("name", MISREAD, ids=" ".join)
def test_a_guard_misread_for_a_seat_of_few_games_is_told(name: tuple[str, str, str]) -> None:
    id_, read, misread = name
    (guard,) = {each.guard or "" for each in FLOW.transitions() if each.id == id_}
    assert read in guard
    wrong = Alteration(id_, misread, (("guard", guard.replace(read, misread)),))
    search, by = MISREAD[name]
    assert told_by(wrong, search) == by


def test_each_alteration_is_of_a_transition_and_changes_it() -> None:
    ids = {transition.id for transition in FLOW.transitions()}
    every = list(alterations())
    assert {each.id for each in every} <= ids
    assert len({(each.id, each.what) for each in every}) == len(every) > 250
