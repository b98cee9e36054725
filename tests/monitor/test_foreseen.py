"""What was worked out of some games need not be worked out again, and comes to the same."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from monitor.random_engine import ALONE, TEAMS, Walker, rules, walk

from ettin_spec.monitor.departures.blame import Departure
from ettin_spec.monitor.known_reports import Foreseen, foreseen, remember
from ettin_spec.monitor.monitor import Monitor
from ettin_spec.monitor.policy_memory import Memory


def said() -> list[Departure | None]:
    """What the monitor says of some games, some of them watched from the middle."""
    found = []
    for seed in range(6):
        teams, first = (ALONE, 0) if seed % 2 else (TEAMS, 30)
        walker = Walker(rules(), Random(seed), losses=0.005, advances=4, teams=teams)
        monitor = Monitor(rules(), teams)
        for status, command in list(walk(walker, first + 12))[first:]:
            said_of = monitor.begin(status) if command is None else monitor.see(status, command)
            found.append(said_of)
    return found


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin with empty memories of reports and of beginnings."""
    monkeypatch.setattr("ettin_spec.monitor.reports.FOLLOWED._found", {})
    monkeypatch.setattr("ettin_spec.monitor.possible_states.GUESSED._found", {})


def test_what_is_foreseen_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch)
    first = said()
    known = foreseen()
    assert known.follows and known.begins
    text = msgspec.msgpack.encode(known)
    forget(monkeypatch)
    remember(msgspec.msgpack.decode(text, type=Foreseen))
    assert msgspec.msgpack.encode(foreseen()) == text
    monkeypatch.setattr("ettin_spec.monitor.reports._followed", pytest.fail)
    monkeypatch.setattr("ettin_spec.monitor.possible_states._guessed", pytest.fail)
    assert said() == first


def test_a_memory_forgets_what_is_oldest_and_no_more() -> None:
    memory = Memory[int, int](2)
    for number in (1, 2, 2, 3):
        memory.add(number, {}, number)
    assert [of for of, _, _ in memory.entries()] == [2, 2, 3]
