"""The flow and the rulebook speak of the same clauses, policies and values."""

from __future__ import annotations

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.seats import SEATS, seat_number, team_and_seat
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.rulebook_model import MOST_TEAMS

FLOW, RULES = load_flow(), load_rules()


def test_the_flow_has_a_seat_for_each_head_that_a_variant_can_have() -> None:
    heads = range(MOST_TEAMS * SEATS)
    assert (FLOW.domains["team"], FLOW.domains["head"]) == (MOST_TEAMS, len(heads))
    assert {seat_number(*team_and_seat(head)) for head in heads} == {*heads}


def test_every_clause_that_a_transition_cites_is_in_the_rulebook() -> None:
    assert {t.clause for t in FLOW.transitions()} <= set(RULES.clauses)


def test_the_flow_knows_exactly_the_values_of_the_policies_it_reads() -> None:
    for policy in FLOW.policies.values():
        assert set(policy.values) == set(RULES.policy(policy.key).settings), policy.key
