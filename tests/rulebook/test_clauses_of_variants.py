"""A clause that is cited is that of the variant which is played, and of no team where none is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rulebook.small_rulebook import CLAUSES, rulebook
from shared.corpora import library
from shared.reference_plays import reference_play
from shared.sampling import sample

from ettin_spec.errors import SpecError
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.rulebook_model import Variant
from ettin_tck.cases.selection import Wanted, last_day, select

ROOT = Path(__file__).parents[2]
OF_TEAMS = re.compile(r"(606|805|806|810)\.")
"""Where the rules of teams that share turns and life have stood."""
ALONE = [variant for variant in load_rules().variants.values() if variant.heads == 1]


def test_no_case_without_teams_cites_a_rule_of_teams() -> None:
    cited = {
        (case.id, clause.key, clause.number)
        for scenario in library().corpus.scenarios
        for case in scenario.cases
        if load_rules().variants[case.variant].heads == 1
        for date in (case.since, last_day(case, library().today))
        for clause in library().clauses(case.clauses, date, case.variant)
        if OF_TEAMS.match(clause.number)
    }
    assert cited == set()


@pytest.mark.parametrize("variant", ALONE, ids=lambda variant: variant.name)
def test_no_departure_from_the_flow_cites_a_rule_of_teams_where_there_are_none(
    variant: Variant,
) -> None:
    text = (ROOT / "spec/ettin_spec/flow/flow.yaml").read_text(encoding="utf-8")
    keys = set(re.findall(r"\bclause: ([a-z_.]+)", text))
    clauses = {key: load_rules().clause_in(key, variant.pieces) for key in keys}
    cited = {
        (key, n) for key, c in clauses.items() for n in c.numbers.values() if OF_TEAMS.match(n)
    }
    assert cited == set()


@pytest.mark.slow  # cases without teams are played
def test_no_policy_that_is_read_without_teams_cites_a_rule_of_teams() -> None:
    cited = {
        (policy, number)
        for chosen in sample(select(library(), Wanted()), 4)
        if load_rules().variants[chosen.case.variant].heads == 1
        for date in (last_day(chosen.case, library().today),)
        for policy in reference_play(chosen.case.id, date).named
        if OF_TEAMS.match(number := library().clause_of(policy, chosen.case.variant, date))
    }
    assert cited == set()


def test_teams_have_their_own_rules_still() -> None:
    shown = library().clause("priority.pass", "2026-01-01")
    alone = library().clause("priority.pass", "2026-01-01", "free-for-all")
    assert (shown.key, shown.number) == ("priority.pass", "805.5b")
    assert (alone.key, alone.number) == ("priority.pass_alone", "117.4")


def test_of_several_pieces_the_last_one_has_the_last_word() -> None:
    rules = load_rules()
    keys = [rules.clause_in("turn.first_draw", v.pieces).key for v in rules.variants.values()]
    assert set(keys) == {"turn.first_draw", "turn.first_draw_alone", "turn.first_draw_of_all"}


@pytest.mark.parametrize("number", ["117.4", "priority.pass_alone", "priority.pass"])
def test_a_case_is_selected_by_the_clause_that_it_shows(number: str) -> None:
    found = select(library(), Wanted(clauses=(number,)))
    assert "free_for_all.priority" in {chosen.scenario.id for chosen in found}


def test_a_number_of_teams_selects_no_case_without_teams() -> None:
    found = select(library(), Wanted(clauses=("805.5b",)))
    assert "free_for_all.priority" not in {chosen.scenario.id for chosen in found}


def test_only_pieces_of_variants_have_clauses_of_their_own() -> None:
    pieces = {piece for variant in load_rules().variants.values() for piece in variant.pieces}
    assert {piece for clause in load_rules().clauses.values() for piece in clause.pieces} <= pieces


def test_a_clause_of_a_piece_must_exist(tmp_path: Path) -> None:
    lacking = CLAUSES.replace("  en:", "  in: {one_head: life.raed}\n  en:")
    with pytest.raises(SpecError, match=r"clauses\.yaml:3:\d+: no clause 'life\.raed'"):
        rulebook(tmp_path, clauses=lacking)
