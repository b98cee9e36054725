"""A case on many dates in a row comes to what it comes to on each of them alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from shared.corpora import library
from shared.sampling import sample

from ettin_spec.protocol.commands import Command, NewGame
from ettin_spec.protocol.results import Done, Result, Value
from ettin_tck.cases.selection import Chosen, Wanted, iso_dates, select
from ettin_tck.checking.case_player import CasePlayer, Order, Outcome
from ettin_tck.engines.engine_in_process import EngineInProcess
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.installed import make, maker
from ettin_tck.verdicts import Verdict

pytestmark = pytest.mark.slow  # each is a check that is made twice

IDS = (
    "life.read.hidetsugu",
    "turn.first_draw.*",
    "mulligan.other_team_first",
    "combat.attack.alone",
    "poison.gain.*",
    "combat.damage.picked",
    "match.*",
)
SHARES = 3
"""Of these each engine plays one in so many, those that it gets wrong among them."""
"""Cases in which the flow, what is read and what can be looked at change from date to date."""

WRONG = (
    {},
    {"turn.first_draw": "nobody_skips"},
    {"mulligan.order": "one_player_at_a_time"},
    {"life.read": "half_rounded_up"},
    {"poison.shared": "team"},
    {"combat.damage_when": "on_the_stack"},
)


def rows(ids: Sequence[str] = IDS) -> list[Chosen]:
    """Cases on all their dates, those of one in a row."""
    return select(library(), Wanted(iso_dates(library(), ("all",)), tuple(ids)))


def order(chosen: Sequence[Chosen]) -> Order:
    """A check of them, in which all that was said is told."""
    return Order(library(), chosen, (), reference=maker("reference"), traced=True)


def timeless(outcome: Outcome) -> tuple[Any, ...]:
    """What came of a case, but for how long it took."""
    event = msgspec.structs.replace(outcome.event, seconds=0.0)
    return event, outcome.departures, outcome.passes, outcome.move, str(outcome.fault)


@pytest.mark.slow  # plays cases on all dates, and each twice
@pytest.mark.parametrize("overrides", WRONG, ids=lambda wrong: "".join(wrong) or "right")
def test_what_comes_of_a_case_does_not_rest_on_the_dates_before(overrides: dict[str, str]) -> None:
    chosen = rows(sample(IDS, SHARES, WRONG.index(overrides)))
    engine = EngineInProcess(make("reference", overrides))
    can = engine.initialize()
    in_a_row = CasePlayer(order(chosen), engine, can)
    alone = (CasePlayer(order([each]), engine, can).outcome(each) for each in chosen)
    for each, by_itself in zip(chosen, alone, strict=True):
        assert timeless(in_a_row.outcome(each)) == timeless(by_itself), each


class WrongOnce:
    """Right on all dates but one, where one of its runs goes wrong in a way of its own."""

    def __init__(self, date: str, number: int, how: str) -> None:
        self._truth, self._date, self._number, self._how = make(), date, number, how
        self._runs, self._is_then = 0, False

    def initialize(self) -> Any:
        return self._truth.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        if isinstance(commands[0], NewGame):
            self._is_then, self._runs = commands[0].date == self._date, 0
        self._runs += 1
        results = self._truth.run(commands)
        if self._is_then and self._runs == self._number:
            return self._wrong(results)
        return results

    def _wrong(self, results: list[Result]) -> list[Result]:
        if self._how == "it ends":
            raise EngineFault(Fault.DIED, "it ended", "an answer")
        return [*results[:-1], _falsely(results[-1])]


def _falsely(result: Result) -> Result:
    """Another answer, or another place in the turn."""
    match result:
        case Value(bool() as value):
            return Value(not value)
        case Value(int() as value):
            return Value(value + 1)
        case Done(status) if status is not None:
            return Done(msgspec.structs.replace(status, stack=status.stack + 1))
    return Value("nothing of the kind")


@pytest.mark.parametrize("how", ["it ends", "it says something else"])
@pytest.mark.parametrize("number", [1, 2])
def test_an_engine_that_is_wrong_on_one_date_is_told_on_that_one(how: str, number: int) -> None:
    chosen = rows(["combat.attack.alone"])
    dates = [str(each.date) for each in chosen]
    when = dates[len(dates) // 2]
    engine = EngineInProcess(WrongOnce(when, number, how))
    player = CasePlayer(order(chosen), engine, engine.initialize())
    told = [player.outcome(each) for each in chosen]
    wrong = [
        date
        for date, each in zip(dates, told, strict=True)
        if each.event.verdict is not Verdict.PASS or each.departures
    ]
    assert set(wrong) == {when}
