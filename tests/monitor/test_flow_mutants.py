"""The monitor alone, without a look at any card, notices engines whose order of play is wrong."""

from __future__ import annotations

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


def test_the_flow_itself_is_no_mutant() -> None:
    """What the mutants are played by agrees with the machine where nothing is altered."""
    one = SAMPLE[0]
    same = type(one)("nothing", one.transition, one.transition)
    found = judged(same, GAMES, knows=True, tells_steps=True)
    assert (found.departure, found.shows, found.missed.total()) == (None, False, 0)
