"""Every word of the card vocabulary is played by a scenario, and reads the policies it names."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

import pytest
from shared.corpora import library
from shared.reference_plays import reference_play
from shared.sampling import sample

from ettin_spec.cards import needs, vocabulary
from ettin_tck.cases.selection import Chosen

pytestmark = [
    pytest.mark.slow,  # every case is played on each day on which a rule changed
    pytest.mark.together("words"),
]

PENDING = {"paid.evoke": "the keyword means it, and no printed card asks for it besides"}
"""Words that no scenario needs yet, each with the reason."""

UNREAD = {
    ("ability.trigger", "trigger.order"): "a team decides where nothing was written, too",
}
"""Policies that a word names and no scenario with it reads, each with the reason."""
EVERY = 40
"""Of the cases with such a word one in so many is played; of the others all, until one reads it."""

WORDS: dict[tuple[str, ...], frozenset[str]] = {}
"""The words of each card, by its name and the days on which it was worded anew by then."""

DATED = [(key, policy) for key, word in vocabulary().items() for policy in word.policies]


def words_of(card: str, date: str) -> frozenset[str]:
    """The words that a card needs on a date."""
    worded = (card, *(day for day in library().cards.change_dates(card) if day <= date))
    if worded not in WORDS:
        WORDS[worded] = frozenset(needs(library().cards.card(card, date)))
    return WORDS[worded]


@cache
def played() -> Mapping[str, tuple[Chosen, ...]]:
    """The cases that need each word, each on every date on which it can be another case."""
    found: dict[str, list[Chosen]] = defaultdict(list)
    for scenario in library().corpus.scenarios:
        for case in scenario.cases:
            cards = library().script(case).cards
            dates = {case.since, *library().change_dates(cards)}
            for date in sorted(date for date in dates if case.holds_on(date)):
                chosen = Chosen(scenario, case, date)
                for word in set().union(*(words_of(card, date) for card in cards)):
                    found[word].append(chosen)
    return {word: tuple(cases) for word, cases in found.items()}


def policies_read(case: str, date: str) -> frozenset[str]:
    """The policies that the reference reads in a case on a date."""
    told = reference_play(case, date)
    assert not told.problem, (case, date, told.problem)
    return told.policies


def test_every_word_is_needed_by_a_scenario() -> None:
    assert set(vocabulary()) - set(played()) == set(PENDING)


@pytest.mark.parametrize(("word", "policy"), DATED)
def test_a_word_whose_meaning_is_dated_reads_its_policies(word: str, policy: str) -> None:
    cases = played().get(word, ())
    if (word, policy) in UNREAD:
        cases = sample(cases, EVERY)
    likely = sorted(cases, key=lambda c: f"@clause:{policy}" not in c.scenario.tags)
    read = any(policy in policies_read(c.case.id, str(c.date)) for c in likely)
    assert read == ((word, policy) not in UNREAD)


def test_a_word_that_nothing_plays_would_be_seen() -> None:
    assert "value.no_such" not in played()
    assert "combat.no_such" not in policies_read("life.read.hidetsugu@2005-08-01", "2005-08-01")
