"""A whole check goes on after a break, gives up in time, and ends in the right exit code."""

from __future__ import annotations

import sys
import time
from functools import cache
from pathlib import Path

import msgspec
import pytest
from hostile.child_checks import REFERENCE, check, child, of, verdicts
from shared.corpora import library
from shared.today import TODAY

from ettin_spec.errors import Place, SpecError
from ettin_tck.checking.baseline import Baseline, Known
from ettin_tck.checking.check_events import Broke, CaseEnded, Departed, Ended, Noted, Started
from ettin_tck.checking.check_run import MOST_FALSE_STARTS, MOST_SILENCES
from ettin_tck.engines.installed import make
from ettin_tck.engines.time_limits import Limits
from ettin_tck.library import Library
from ettin_tck.verdicts import Verdict

pytestmark = pytest.mark.slow  # each is a check

LIARS = Path(__file__).parents[1] / "liars"


@pytest.mark.slow  # starts an engine many times
def test_an_engine_that_dies_of_every_case_is_started_again_for_each():
    events = check(child("half_a_line"), ids=("life.*",))
    (started,) = of(Started, events)
    assert of(Broke, events) == []
    assert len(verdicts(events)) == started.selected
    played = [verdict for verdict in verdicts(events) if verdict is not Verdict.SKIPPED]
    assert played == [Verdict.ENGINE_ERROR] * len(played)
    assert len(played) > MOST_FALSE_STARTS
    assert events[-1].exit == 3


def test_an_engine_that_does_not_start_any_more_is_given_up(tmp_path):
    events = check((*child("starts_once"), "3", str(tmp_path / "starts")), ids=("life.*",))
    played = [verdict for verdict in verdicts(events) if verdict is not Verdict.SKIPPED]
    assert played == [Verdict.ENGINE_ERROR] * (3 + MOST_FALSE_STARTS)
    (broke,) = of(Broke, events)
    (started,) = of(Started, events)
    assert broke.not_played == started.selected - len(verdicts(events)) > 0
    assert "exit 7" in broke.text
    assert events[-1].exit == 3


def crashes(how, word):
    """The command of the engine that is wrong and also breaks where a word comes up."""
    return (sys.executable, child("crashes")[-1], how, word)


@pytest.mark.slow  # starts an engine many times
def test_what_is_wrong_is_said_however_often_the_engine_broke():
    both = check(crashes("die", "Heartless"), ids=("life.read.*",))
    assert {Verdict.ENGINE_ERROR, Verdict.FAIL} <= set(verdicts(both))
    assert len(verdicts(both)) == of(Started, both)[0].selected
    assert both[-1].exit == 1


@pytest.mark.slow  # ten answers are waited for
def test_an_engine_that_never_answers_a_run_is_given_up():
    events = check(crashes("hang", "new_game"), ids=("life.*",), limits=Limits(10, 0.2))
    played = [verdict for verdict in verdicts(events) if verdict is not Verdict.SKIPPED]
    assert played == [Verdict.TIMED_OUT] * MOST_SILENCES
    assert len(of(Broke, events)) == 1


@pytest.mark.slow  # waits for limits
def test_an_engine_that_hangs_times_out_case_by_case():
    events = check(child("hangs"), ids=("life.read.h*",), limits=Limits(start=5, call=0.2))
    assert set(verdicts(events)) == {Verdict.TIMED_OUT}
    assert of(Broke, events) == []
    assert events[-1].exit == 3


@pytest.mark.slow  # waits for a limit
def test_when_the_time_is_up_the_check_ends():
    assert library().corpus.scenarios, "read before the clock runs, however slow the machine"
    limits = Limits(start=5, call=60, whole=2)
    events = check(child("hangs"), ids=("life.read.h*",), limits=limits)
    assert verdicts(events) == [Verdict.TIMED_OUT]
    assert "whole check" in of(Broke, events)[0].text
    assert events[-1].exit == 3


@pytest.mark.slow  # waits for a limit
def test_the_limit_holds_while_the_runner_itself_works(monkeypatch):
    assert library().corpus.scenarios, "read before the clock runs, however slow the machine"

    def slow(*_):
        time.sleep(30)

    monkeypatch.setattr("ettin_tck.judging.one_game.judge", slow)
    began = time.monotonic()
    events = check(REFERENCE, ids=("life.read.h*",), limits=Limits(whole=3))
    assert time.monotonic() - began < 15
    assert "still being worked out" in of(Broke, events)[0].text
    assert events[-1].exit == 3


@pytest.mark.slow  # a check of all cases
def test_an_error_answer_costs_its_case_only():
    events = check(child("rpc_error"))
    (started,) = of(Started, events)
    assert len(verdicts(events)) == started.selected
    not_played = (Verdict.SKIPPED, Verdict.NOT_OBSERVABLE)
    played = [verdict for verdict in verdicts(events) if verdict not in not_played]
    assert played == [Verdict.ENGINE_ERROR] * len(played)
    assert len(played) > MOST_FALSE_STARTS
    assert events[-1].exit == 3


def test_an_engine_that_claims_nothing_is_not_green():
    events = check(child("claims_nothing"))
    assert set(verdicts(events)) == {Verdict.SKIPPED}
    assert all(event.why for event in of(CaseEnded, events))
    assert events[-1].exit == 5


@pytest.mark.slow  # plays many cases on a noisy child
def test_noise_is_noted_once():
    notes = [note.text for note in of(Noted, check(child("noise_first")))]
    assert len(notes) == len(set(notes)) == 2


def test_what_is_not_in_force_is_not_selected_rather_than_skipped():
    events = check(REFERENCE, ids=("combat.moat.*",), date="2018-04-27")
    assert {event.id for event in of(CaseEnded, events)} == {"combat.moat.player"}
    assert set(verdicts(events)) == {Verdict.PASS}


def test_without_a_date_each_case_is_played_once_on_its_last_day():
    events = check(REFERENCE, ids=("life.read.hidetsugu",), date=None)
    assert [event.date for event in of(CaseEnded, events)] == ["2010-04-22", TODAY]


def test_a_known_departure_is_tolerated_and_told():
    liar = (sys.executable, str(LIARS / "wrong_team_first.py"))
    known = Baseline(known={"flow: pass.resolve": Known("departure")})
    events = check(liar, ids=("calibration.step.*",), baseline=known)
    (departed,) = of(Departed, events)
    assert departed.known
    assert (events[-1].exit, events[-1].known) == (0, 1)


def test_a_case_that_was_asked_once_and_is_skipped_now_is_lost():
    claims = make().initialize()
    fewer = msgspec.structs.replace(claims, actions=("cast",))
    for then, exit_code in ((claims, 1), (fewer, 5)):
        known = Baseline(claims=then)
        events = check(child("claims_nothing"), ids=("combat.moat.*",), baseline=known)
        lost = [event for event in of(CaseEnded, events) if event.lost]
        assert bool(lost) is (then is claims)
        assert events[-1].exit == exit_code
        assert events[-1].lost == len(lost)


def test_a_baseline_of_the_first_version_is_read_and_told_of():
    known = Baseline(known={"life.read.hidetsugu@2010-04-23 on 2012-01-01": Known()}, version=1)
    wrong = (*REFERENCE, "--with", "life.read=half_rounded_up")
    events = check(wrong, ids=("life.read.hidetsugu",), baseline=known)
    assert [event.known for event in of(CaseEnded, events)] == [True]
    (note,) = of(Noted, events)
    assert "version 1" in note.text
    assert "--update-baseline" in note.text


def test_a_case_that_cannot_be_planned_is_the_harness_at_fault(monkeypatch):
    def broken(*_):
        raise SpecError(Place("cards.yaml", 3), "no such word")

    monkeypatch.setattr(Library, "declarations", broken)
    events = check(REFERENCE, ids=("life.read.hidetsugu",))
    assert verdicts(events) == [Verdict.HARNESS_ERROR]
    assert "cards.yaml:3" in of(CaseEnded, events)[0].why
    assert events[-1].exit == 4


PLAYED = ("deck.*", "heads.*", "life.re*", "match.*")
"""Of every profile some; what is sent in all others is compared as the corpus is written."""


@cache
def checked_in(language):
    return check(REFERENCE, ids=PLAYED, library=library(language))


@pytest.mark.slow  # many cases are played in each language
@pytest.mark.together("languages")
@pytest.mark.parametrize("language", ["fr", "it", "ja"])
def test_another_language_changes_only_what_is_printed(language):
    ours, theirs = (checked_in(name) for name in ("en", language))
    assert verdicts(ours) == verdicts(theirs)
    told = [[(e.case, e.date, e.trace) for e in of(CaseEnded, events)] for events in (ours, theirs)]
    said = [[line.command for line in trace] for _, _, trace in told[1]]
    assert [[line.command for line in trace] for _, _, trace in told[0]] == said
    assert isinstance(ours[-1], Ended)
