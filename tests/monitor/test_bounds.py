"""Nothing that an engine says makes the monitor run on; what it cannot follow it says."""

from __future__ import annotations

import time

import pytest
from monitor.random_engine import SOMEWHERE, TEAMS, rules
from msgspec.structs import replace

from ettin_spec.monitor.departures.blame import Departure
from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.monitor.search_limits import MOST_TURNS, LostSight, Patience
from ettin_spec.protocol import actions as a
from ettin_spec.protocol.base import ChoiceKind, Purpose, StepName, TurnChange
from ettin_spec.protocol.commands import Act, Advance, Command, Pass, TurnsEnd
from ettin_spec.protocol.results import Begun, Changed, Choice, ForChoice, ForPriority, Status

MAIN = Status(3, "X", StepName.PRECOMBAT_MAIN, 0, ForPriority("X"))
CAST = Act(a.Cast("Ronald", "Flame Rift"))
STEPS, NO_STEPS = Known(tells_steps=True), Known()


def said(status: Status, command: Command, known: Known) -> tuple[Departure | None, str]:
    """What the monitor says of a status after a main phase of turn 3, and of its own sight."""
    monitor = Monitor(rules(), TEAMS, known)
    assert monitor.begin(MAIN) is None
    return monitor.see(status, command), monitor.lost_sight


@pytest.mark.parametrize("known", [NO_STEPS, STEPS], ids=["steps not told", "steps told"])
@pytest.mark.parametrize("command", [Advance(SOMEWHERE), Pass("X"), CAST], ids=str)
@pytest.mark.parametrize("turn", [1_000_000, 2**60, 3 + MOST_TURNS + 1, -5, 0])
def test_a_turn_that_nothing_leads_to_is_a_departure_at_once(
    turn: int, command: Command, known: Known
) -> None:
    began = time.process_time()
    departure, lost_sight = said(replace(MAIN, turn=turn), command, known)
    assert departure is not None and not lost_sight
    assert f"turn {turn} " in departure.got
    assert time.process_time() - began < 10


def test_many_turns_that_were_asked_for_are_followed() -> None:
    far = replace(MAIN, turn=3 + 40)
    assert said(far, Advance(TurnsEnd(40)), NO_STEPS) == (None, "")


@pytest.mark.parametrize(
    "odd",
    [
        {"stack": -1},
        {"stack": 10**9},
        {"active": "Z"},
        {"waiting": ForPriority("Z")},
        {"left": ("Z",) * 500},
        {"passed": ("Z",) * 500},
        {"passed": ("X", "Y") * 3_000},
        {"steps": (Begun("Z", StepName.OVER),) * 3_000},
        {"steps": (Begun("X", StepName.UPKEEP),) * 3_000},
        {"changed": (Changed(TurnChange.EXTRA_TURN, "X"),) * 300},
        {"waiting": ForChoice(Choice(ChoiceKind.ATTACKERS, Purpose.ATTACKERS, ("Z",) * 50))},
    ],
    ids=lambda odd: next(iter(odd)),
)
@pytest.mark.slow  # statuses that take as long as is allowed
@pytest.mark.parametrize("known", [NO_STEPS, STEPS], ids=["steps not told", "steps told"])
def test_odd_statuses_are_done_with_in_time(odd: dict[str, object], known: Known) -> None:
    upkeep = {"step": StepName.UPKEEP, "active": "Y", "turn": 4}
    began = time.process_time()
    said(replace(MAIN, **{**upkeep, **odd}), Advance(SOMEWHERE), known)
    assert time.process_time() - began < 20


def test_what_takes_too_much_is_said_and_no_departure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ettin_spec.monitor.reports.Patience", lambda: Patience(states=5))
    far = replace(MAIN, turn=3 + 41)
    departure, lost_sight = said(far, Advance(TurnsEnd(41)), NO_STEPS)
    assert departure is None
    assert lost_sight == "more than 5 states of the game may have been passed"


def test_time_is_bounded_as_states_are() -> None:
    patience = Patience(states=10**9, seconds=0.0)
    with pytest.raises(LostSight, match="more than 0 seconds"):
        for _ in range(1000):
            patience.spend()


def test_after_it_has_lost_sight_the_monitor_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monitor = Monitor(rules(), TEAMS)
    assert monitor.begin(MAIN) is None
    with monkeypatch.context() as patched:
        patched.setattr("ettin_spec.monitor.reports.Patience", lambda: Patience(states=5))
        assert monitor.see(replace(MAIN, turn=3 + 42), Advance(TurnsEnd(42))) is None
    wrong = replace(MAIN, turn=3 + 42, step=StepName.END, passed=("X",))
    departure = monitor.see(wrong, Pass("X"))
    assert departure is not None and monitor.lost_sight


def test_the_first_status_after_a_deal_is_of_turn_1() -> None:
    """The words of a departure count as the statuses do."""
    monitor = Monitor(rules(order="one_player_at_a_time"), TEAMS)
    asks = ForChoice(Choice(ChoiceKind.YES_NO, Purpose.MULLIGAN, ("Helen",)))
    departure = monitor.begin(Status(1, "X", StepName.MULLIGANS, 0, asks))
    assert departure is not None
    assert "mulligans of turn 1 (team X)" in departure.got
    assert "mulligans of turn 1 (team X)" in departure.expected
