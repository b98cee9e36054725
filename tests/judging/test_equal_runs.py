"""An engine that answers by chance is flaky, and no variation is blamed for it."""

from __future__ import annotations

import pytest
from shared.corpora import library

from ettin_spec.protocol.commands import NewGame
from ettin_spec.protocol.results import Value
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.case_player import CasePlayer, Order
from ettin_tck.checking.check_events import Ended
from ettin_tck.checking.check_run import Check
from ettin_tck.engines.installed import make, maker
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit
from ettin_tck.verdicts import Verdict, exit_of

CASE = "life.read.hidetsugu"


class WrongSometimes:
    """The reference, that counts one life too many in every n-th game."""

    seconds = 0.0
    limits = Limits()

    def __init__(self, every):
        self.truth, self.every, self.games = make(), every, 0

    def start(self):
        return self.truth.initialize()

    initialize = start

    def run(self, commands):
        self.games += any(isinstance(command, NewGame) for command in commands)
        results = self.truth.run(commands)
        if self.games % self.every:
            return results
        last = results[-1]
        wrong = Value(last.value + 1) if isinstance(last, Value) else last
        return [*results[:-1], wrong]

    def stop(self):
        """Nothing runs."""

    def abort(self):
        """Nobody waits."""

    def notes(self):
        return []


def outcome(engine, **options):
    (chosen,) = select(library(), Wanted((library().today,), (CASE,)))
    order = Order(library(), [chosen], (), reference=maker("reference"), **options)
    return CasePlayer(order, engine, engine.initialize()).outcome(chosen)


def test_a_verdict_that_is_not_always_the_same_is_flaky():
    event = outcome(WrongSometimes(4), repeat=8).event
    assert event.verdict is Verdict.FLAKY
    assert event.why == "the same case, played 8 times: 6 pass, 2 fail"
    assert (event.expected, event.actual) != ("", "")


def test_one_that_is_always_the_same_is_what_it_is():
    assert outcome(WrongSometimes(1), repeat=3).event.verdict is Verdict.FAIL
    assert outcome(make(), repeat=3).event.verdict is Verdict.PASS


@pytest.mark.parametrize("every", [2, 3, 4, 5])
def test_no_variation_is_blamed_for_chance(every):
    told = outcome(WrongSometimes(every), vary=True)
    assert Verdict.FLAKY in {event.verdict for event in told.varied}
    assert all(event.verdict is Verdict.FLAKY for event in told.varied)
    assert all("played 3 times" in event.why for event in told.varied)


def test_flaky_is_a_failure_of_its_own():
    assert exit_of(Verdict.FLAKY) is Exit.REGRESSION
    (chosen,) = select(library(), Wanted((library().today,), (CASE,)))
    order = Order(library(), [chosen], (), reference=maker("reference"), repeat=4)
    *_, ended = Check(order, WrongSometimes(2)).events()
    assert isinstance(ended, Ended)
    assert ended.exit == Exit.REGRESSION
    assert ended.counts == {library().today: {"flaky": 1}}
