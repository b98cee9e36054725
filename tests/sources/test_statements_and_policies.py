"""A statement that rests on a policy is shown by scenarios in which that policy is read."""

from __future__ import annotations

import pytest
from shared.corpora import library
from shared.reference_plays import reference_play

from ettin_spec.sources import Statement, load_sources
from ettin_tck.ledger.played_ledger import cases

UNREAD = {
    "trigger.team_orders trigger.order": "the reference lets teammates order theirs at every date",
}
"""Policies that no scenario of a statement is seen to read: the reason."""

RESTING = [s for s in load_sources().statements.values() if s.policies and s.scenarios]


@pytest.mark.slow  # every case is played on its last day
@pytest.mark.together("statements")
@pytest.mark.parametrize("statement", RESTING, ids=lambda statement: statement.id)
def test_the_policy_behind_a_statement_is_read_where_it_is_shown(statement: Statement) -> None:
    read = set[str]().union(
        *(reference_play(shown.case, shown.date).policies for shown in cases(library(), statement))
    )
    unread = {f"{statement.id} {policy}" for policy in set(statement.policies) - read}
    assert unread == {name for name in UNREAD if name.split()[0] == statement.id}
