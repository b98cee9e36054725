"""History replayed over the published texts, where a folder of them is named.

The texts are not ours. `ETTIN_REFERENCES` names a folder below which they are.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from ettin_spec.errors import SpecError
from ettin_spec.rulebook import Dated, Policy, load_rules
from ettin_spec.rules_texts.learned.record import own_record
from ettin_tck.rules_impact.cited_by import standing
from ettin_tck.rules_impact.cited_clauses import cited_on, numbers_of
from ettin_tck.rules_impact.editions import Comparison, Edition, compared, of_file
from ettin_tck.rules_impact.impact import impact_of
from ettin_tck.rules_impact.impact_text import lines

FIRST_LINES = 100
"""Of an impact; whoever reads on finds the rest."""
NOT_OF_THESE_TEXTS = {
    "floor": "the tournaments' own book changed",
    "mtr": "the tournaments' own book changed",
    "faq": "an official answer changed, and no text",
    "ruling": "an official answer changed, and no text",
    "compiled": "it is in no text",
}
"""Why a change of a policy is in no impact, by its source."""
REFERENCES = "ETTIN_REFERENCES"
FOUND, WITH_PARTS = 0.97, 0.974
"""The part of our numbers that is found again; and with those told as part of a split."""

pytestmark = [
    pytest.mark.skipif(REFERENCES not in os.environ, reason=f"{REFERENCES} names no texts"),
    pytest.mark.slow,  # a dozen texts of 100,000 words
]


@cache
def editions() -> tuple[Edition, ...]:
    found: dict[str, Edition] = {}
    for path in sorted(Path(os.environ[REFERENCES]).rglob("*.txt")):
        try:
            edition = of_file(path)
        except SpecError:
            continue
        found[edition.effective] = edition
    return tuple(found[date] for date in sorted(found))


@cache
def steps() -> tuple[Comparison, ...]:
    return tuple(compared(old, new) for old, new in pairwise(editions()))


def test_the_texts_are_read_and_nothing_is_dropped_silently():
    assert len(editions()) >= 8
    for edition in editions():
        assert edition.text is not None
        assert len(edition.text.clauses) >= 900
        assert len(edition.text.glossary) >= 300
        assert len(edition.text.unplaced) <= 2


def test_the_record_is_of_these_texts():
    for edition in editions():
        assert own_record()[edition.effective].in_order == edition.prints


def test_walking_forward_our_numbers_are_found_again():
    asked = found = as_part = 0
    for step in steps():
        for clause, numbers in cited_on(load_rules(), step.old.effective):
            truth = numbers_of(clause.number_at(step.new.effective) or "")
            changes = [step.by_old[each] for each in numbers if each in step.by_old]
            if len(changes) == len(numbers):
                asked += 1
                first = changes[0]
                if first.new == truth[0]:
                    found += 1
                elif truth[0] in first.parts:
                    as_part += 1
    assert asked > 3000
    assert found / asked >= FOUND
    assert (found + as_part) / asked >= WITH_PARTS


def test_what_a_policy_dates_between_two_texts_is_among_the_first_lines():
    on_it, told, untold = standing(), 0, []
    for step in steps():
        head = "\n".join([*lines(impact_of(step, load_rules()), on_it)][:FIRST_LINES])
        for policy, value in turned_between(step.old.effective, step.new.effective):
            if re.search(rf"\b{re.escape(policy.key)}\b", head):
                told += 1
            elif value.source not in NOT_OF_THESE_TEXTS:
                untold.append((policy.key, value.since))
    assert untold == []
    assert told >= 100


def turned_between(old: str, new: str) -> Iterator[tuple[Policy, Dated]]:
    """The values of policies, and of their pieces, that changed after one day up to another."""
    for policy in load_rules().policies.values():
        for values in (policy.values, *policy.pieces.values()):
            for before, value in pairwise(values):
                if old < value.since <= new and value.value != before.value:
                    yield policy, value


def test_no_number_would_be_written_wrongly():
    wrong = [
        (step.new.effective, concern.clause.key, concern.now, concern.known)
        for step in steps()
        for concern in impact_of(step, load_rules()).concerns
        if concern.can_be_written
    ]
    assert wrong == []


def test_from_the_record_alone_no_number_would_be_written_wrongly_either():
    for old, new in pairwise(editions()):
        step = compared(Edition(old.effective, old.prints, None), new)
        for concern in impact_of(step, load_rules()).concerns:
            assert not concern.can_be_written, concern
