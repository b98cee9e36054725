"""A statement that rests on a policy is shown by scenarios in which that policy is read."""

from __future__ import annotations

from functools import cache

import pytest

from ettin_engine.serve import ReferenceEngine
from ettin_spec.sources import Statement, load_sources
from ettin_tck.cases.planning import plan_of
from ettin_tck.cases.selection import Chosen
from ettin_tck.judging.flow_watch import watch_of
from ettin_tck.judging.player import play
from ettin_tck.ledger.played_ledger import Shown, cases
from ettin_tck.library import Library

LIBRARY = Library("en")

UNREAD = {
    "combat.barred_from_team combat.prohibition": "read as an attack is refused",
    "combat.landwalk_either combat.landwalk": "read as a block is refused",
    "combat.damage_one_player combat.damaged_player": "read only where a player is attacked",
    "trigger.team_orders trigger.order": "the reference lets teammates order theirs at every date",
}
"""Policies that no scenario of a statement is seen to read (a refusal tells none): the reason."""

RESTING = [s for s in load_sources().statements.values() if s.policies and s.scenarios]


@cache
def read_in(shown: Shown) -> frozenset[str]:
    """The policies read as a case is played on its date."""
    corpus = LIBRARY.corpus
    chosen = Chosen(corpus.scenario(shown.scenario), corpus.case(shown.case), shown.date)
    plan, engine = plan_of(LIBRARY, chosen, shown.date), ReferenceEngine()
    return frozenset(play(engine, plan, engine.initialize(), watch_of(plan)).policies)


@pytest.mark.parametrize("statement", RESTING, ids=lambda statement: statement.id)
def test_the_policy_behind_a_statement_is_read_where_it_is_shown(statement: Statement) -> None:
    read = {policy for shown in cases(LIBRARY, statement) for policy in read_in(shown)}
    unread = {f"{statement.id} {policy}" for policy in set(statement.policies) - read}
    assert unread == {name for name in UNREAD if name.split()[0] == statement.id}
