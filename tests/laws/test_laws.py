"""Each law holds of the reference, and its wrong engine breaks it."""

from __future__ import annotations

import pytest
from laws.all_laws import LAWS
from laws.law import Broken, Law

from ettin_spec.rulebook import load_rules

pytestmark = [
    pytest.mark.slow,  # each is asked of many drawn games
    pytest.mark.together("laws"),
]
BY_NAME = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)


@BY_NAME
def test_it_holds(law: Law) -> None:
    law.hold(law.right())


@BY_NAME
def test_a_wrong_engine_breaks_it(law: Law) -> None:
    with law.wrong.made() as make, pytest.raises(Broken):
        law.hold(make, is_wrong=True)


@BY_NAME
def test_it_is_told_in_sentences_and_rests_on_clauses(law: Law) -> None:
    assert law.sentence.endswith(".")
    assert law.explained
    assert law.wrong.sentence.endswith(".")
    assert {*law.clauses} <= load_rules().clauses.keys()
