"""The monitor alone, without a look at any card, notices engines whose order of play is wrong."""

from __future__ import annotations

from random import Random

import pytest
from monitor.flow_mutants import counted, judged, mutants, share

pytestmark = pytest.mark.slow  # dozens of wrong engines are played

SAMPLE = [mutant for mutant in mutants() if not mutant.overlooks_facts][7::12]
GAMES = 12


def test_most_mutants_of_the_flow_are_noticed() -> None:
    without = [judged(mutant, GAMES, knows=False, tells_steps=False) for mutant in SAMPLE]
    told = [judged(mutant, GAMES, knows=True, tells_steps=True) for mutant in SAMPLE]
    assert len(counted(told)) >= 8
    assert share(told) >= max(0.7, share(without))


DRAWN = Random(20261122).sample([m for m in mutants() if not m.overlooks_facts], 70)


@pytest.mark.parametrize(
    ("tells_steps", "sure"), [(False, 0.2), (True, 0.4)], ids=["statuses alone", "and steps"]
)
def test_a_departure_names_what_was_missed_or_says_that_it_may_not_have(
    tells_steps: bool, sure: float
) -> None:
    found = [judged(mutant, 6, knows=tells_steps, tells_steps=tells_steps) for mutant in DRAWN]
    noticed = [each for each in counted(found) if each.departure is not None]
    assert [str(each.mutant) for each in noticed if not each.is_honest] == []
    assert len(noticed) >= 15
    assert sum(each.names_it for each in noticed) >= 0.7 * len(noticed)
    assert sum(not each.owns_up for each in noticed) >= sure * len(noticed)


def test_the_flow_itself_is_no_mutant() -> None:
    """What the mutants are played by agrees with the machine where nothing is altered."""
    one = SAMPLE[0]
    same = type(one)("nothing", one.transition, one.transition)
    found = judged(same, GAMES, knows=True, tells_steps=True)
    assert (found.departure, found.shows, found.missed.total()) == (None, False, 0)
