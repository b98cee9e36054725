"""The reference that remembers games answers as the one that does not, whatever it is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from shared.corpora import library

from ettin_engine.serve import ReferenceEngine
from ettin_engine.serve import remembered_games as memory
from ettin_spec.protocol.commands import Command, NewGame
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, Wanted, iso_dates, select
from ettin_tck.judging.plan_runner import play

DATES = ("2005-09-01", "2009-10-01", "2010-06-01", "2012-01-01", "2018-08-01", "2026-01-01")
EVERY = 293
"""Of so many chosen cases one is played."""


class Heard:
    """The reference, and the runs that it was sent."""

    def __init__(self) -> None:
        self._engine = ReferenceEngine()
        self.runs: list[tuple[Command, ...]] = []

    def initialize(self) -> Any:
        return self._engine.initialize()

    def run(self, commands: Sequence[Command]) -> Any:
        self.runs.append(tuple(commands))
        return self._engine.run(commands)


@cache
def conversations() -> list[list[tuple[Command, ...]]]:
    """What is sent in some cases of all profiles."""
    every = select(library(), Wanted(iso_dates(library(), DATES)))[::EVERY]
    return [_sent(chosen) for chosen in every]


def _sent(chosen: Chosen) -> list[tuple[Command, ...]]:
    heard = Heard()
    play(heard, plan_of(library(), chosen, str(chosen.date)), heard.initialize())
    return heard.runs


def on(date: str, commands: Sequence[Command]) -> list[Command]:
    """A run as it is in a game on another date."""
    return [replace(each, date=date) if isinstance(each, NewGame) else each for each in commands]


def lonely(commands: Sequence[Command]) -> list[Command]:
    """A run in a game that cannot be: of one team, where it opens one."""
    return [
        replace(each, teams=each.teams[:1]) if isinstance(each, NewGame) else each
        for each in commands
    ]


def told(engine: Any, commands: Sequence[Command]) -> Any:
    """What an engine answers, or how it ends."""
    try:
        return engine.run(commands)
    except Exception as error:  # whatever it is, both must come to it
        return type(error), str(error)


parts = st.tuples(
    st.integers(0, 10**6), st.sampled_from(DATES), st.integers(0, 3), st.integers(1, 9),
    st.sampled_from(["right", "right", "right", "impossible", "no such date"]),
)  # fmt: skip


@pytest.mark.slow  # drawn orders of games
@settings(max_examples=60, deadline=None)
@given(st.lists(parts, min_size=2, max_size=12))
def test_it_answers_the_same_whatever_was_asked_before(asked: list[Any]) -> None:
    """Games anew and on other dates, broken off, begun in the middle, and such as cannot be."""
    right, remembers = ReferenceEngine(), ReferenceEngine().remembering()
    for which, date, first, number, how in asked:
        runs = conversations()[which % len(conversations())]
        for commands in runs[first : first + number]:
            sent = on("2001-02-30" if how == "no such date" else date, commands)
            sent = lonely(sent) if how == "impossible" else sent
            assert told(remembers, sent) == told(right, sent)


@pytest.mark.slow  # plays many cases at many dates
def test_it_answers_the_same_on_every_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a check asks: a case on one date after the other, and twice as many as it can remember."""
    days = iso_dates(library(), ("all",))
    monkeypatch.setattr(memory, "MOST", 60)
    right, remembers = ReferenceEngine(), ReferenceEngine().remembering()
    for runs in conversations():
        for day in days:
            for commands in runs:
                assert told(remembers, on(day, commands)) == told(right, on(day, commands))


def test_what_is_set_alike_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is set otherwise is: the life total of Hidetsugu's victim is read another way."""
    worked_out = []
    run = ReferenceEngine.run
    monkeypatch.setattr(
        ReferenceEngine, "run", lambda self, c: worked_out.append(c) or run(self, c)
    )
    corpus = library().corpus
    case = corpus.scenario("life.read.hidetsugu").cases[0]
    runs = _sent(Chosen(corpus.scenario(case.scenario), case, "2012-01-01"))
    engine, worked_out[:] = ReferenceEngine().remembering(), []
    numbers = []
    for date in ("2012-01-01", "2013-01-01", "2009-12-01", "2012-06-01"):
        before = len(worked_out)
        for commands in runs:
            engine.run(on(date, commands))
        numbers.append(len(worked_out) - before)
    assert numbers[0] == len(runs)
    assert numbers[1] == 0
    assert numbers[2] > 0
    assert numbers[3] == 0
