"""Tournament software alone is judged on matches, and on nothing else."""

from functools import cache

import pytest
from hostile.child_checks import check, child, of
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import matches as m
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act as Do
from ettin_spec.protocol.commands import Advance, At, Deal, NewGame, Observe, StartMatch, Team
from ettin_spec.protocol.questions import AskLife
from ettin_spec.protocol.results import Done, Refused, Unobservable, Unsupported
from ettin_tck.checking.check_events import CaseEnded, Departed
from ettin_tck.verdicts import Verdict

TEAMS = (Team("A", ("Angie", "Barry")), Team("E", ("Edward", "Ronald")))
SWISS = StartMatch(m.Stage.SWISS, picked="A", first="A")


@cache
def told(name, date=TODAY):
    """The verdict on each case, and the exit code."""
    events = check(child(name), date=date)
    assert of(Departed, events) == []
    return {case.id: case for case in of(CaseEnded, events)}, events[-1].exit


def run(*commands, date=TODAY, scope="tournament"):
    engine = ReferenceEngine()
    opened = engine.run([NewGame(date, "two-headed-giant", scope, TEAMS)])
    return [*opened, *engine.run(commands)]


@pytest.mark.slow  # a child is asked all matches
def test_a_program_that_claims_only_matches_passes_those_and_is_asked_nothing_else():
    cases, code = told("tournament")
    matches = {i for i in cases if i.startswith(("match.", "seat."))} - {
        i for i in cases if i.startswith(("match.time.", "match.turns.two_players"))
    }
    assert {cases[i].verdict for i in matches} == {Verdict.PASS}
    others = cases.keys() - matches
    assert others
    assert {cases[i].verdict for i in others} == {Verdict.SKIPPED}
    assert all("does not claim the" in cases[i].why for i in others)
    assert code == 0


@pytest.mark.slow  # a check of all matches
def test_a_program_that_overlooks_a_look_fails_there_and_only_there():
    cases, code = told("sees_no_looks")
    failed = {i for i, case in cases.items() if case.verdict is Verdict.FAIL}
    assert failed == {"match.start.looked", "match.start.looked.no_choice"}
    assert code == 1


@pytest.mark.slow  # a check of all variants
def test_an_engine_that_claims_only_games_is_asked_of_no_match():
    cases, _ = told("polite")
    assert "does not claim the profile match" in cases["match.one_win"].why


@pytest.mark.parametrize(
    "command",
    [
        Do(a.Concede("Angie")),
        Do(m.LifeBecomes("X", 3)),
        Do(m.RecordGame("X")),
        Do(m.ChooseTurn("A", m.Turn.SECOND)),
        Do(m.PassTurn("E", m.Way.SAID)),
        Do(m.Look("Xenia")),
        Advance(At("A", StepName.UPKEEP)),
    ],
)
def test_what_cannot_be_in_a_match_is_refused_and_changes_nothing(command):
    *_, refused, value = run(SWISS, command) + run(SWISS, Observe(m.AskMatch()))[-1:]
    assert isinstance(refused, Refused)
    assert refused.status is None
    assert value.value == "goes_on"


def test_nothing_more_happens_in_a_match_that_is_over():
    *_, won, again = run(SWISS, Do(m.RecordGame("E")), Do(m.RecordGame("A")))
    assert isinstance(won, Done)
    assert (again.reason, again.status) == ("the match is over", None)


def test_time_is_called_once_and_never_where_nothing_limits_it():
    call = Do(a.CallTime())
    assert [type(r) for r in run(SWISS, call, call)[-2:]] == [Done, Refused]
    assert isinstance(run(SWISS, call, scope="casual")[-1], Refused)


def test_a_match_tells_nothing_of_a_game_and_a_game_nothing_of_a_match():
    assert isinstance(run(SWISS, Observe(AskLife("A")))[-1], Unobservable)
    assert isinstance(run(Deal("A"), Observe(m.AskMatch()))[-1], Unobservable)
    assert isinstance(run(Deal("A"), Do(m.Look("Angie")))[-1], Refused)


def test_a_match_of_a_team_that_does_not_play_is_not_started():
    assert isinstance(run(StartMatch(m.Stage.SWISS, picked="X"))[-1], Unsupported)
