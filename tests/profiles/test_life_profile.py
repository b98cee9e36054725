"""A life counter alone is judged on life and poison, and on nothing else."""

import json
import subprocess
from functools import cache
from pathlib import Path

import msgspec
import pytest
from hostile.child_checks import check, child, of
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import life_counts as n
from ettin_spec.protocol.base import CounterKind, Purpose
from ettin_spec.protocol.commands import Act as Do
from ettin_spec.protocol.commands import (
    Answer,
    Command,
    NewGame,
    Observe,
    Pass,
    Place,
    StartCount,
    Team,
)
from ettin_spec.protocol.facts import Bearer, Life, PlayerCounters
from ettin_spec.protocol.questions import AskHandSize, AskLife, AskOutcome, AskPlayerCounters
from ettin_spec.protocol.results import Done, Needs, Refused, Unobservable, Unsupported, Value
from ettin_tck.checking.check_events import CaseEnded, Departed
from ettin_tck.verdicts import Verdict

TEAMS = (Team("A", ("Angie", "Barry"), "Angie"), Team("E", ("Edward", "Ronald"), "Edward"))
TOTALS = (Life("A", 20), Life("E", 12))
UNSEEN = {"count.events.who", "count.read.half.one", "count.set_each.lost", "count.exchange"}
UNSEEN |= {"count.exchange.teammate", "count.pay.together"}
"""What asks who has lost life, which a counter need not record."""


@cache
def told(name, date=TODAY):
    """The verdict on each case, and the exit code."""
    events = check(child(name), date=date)
    assert of(Departed, events) == []
    return {case.id: case for case in of(CaseEnded, events)}, events[-1].exit


def run(*commands, date=TODAY, facts=TOTALS):
    engine = ReferenceEngine()
    game = NewGame(date, "two-headed-giant", "tournament", TEAMS)
    return engine.run([game, StartCount(facts), *commands])[2:]


@pytest.mark.slow  # starts a program
def test_a_program_that_counts_life_passes_what_it_claims_and_is_asked_nothing_else():
    cases, code = told("life_counter")
    counts = {i: case for i, case in cases.items() if i.startswith("count.")}
    passed = {i for i, case in counts.items() if case.verdict is Verdict.PASS}
    unseen = {i for i, case in counts.items() if case.verdict is Verdict.NOT_OBSERVABLE}
    assert unseen == UNSEEN
    left = counts.keys() - passed - unseen
    assert {counts[i].why for i in left} == {"the engine does not claim the action proliferate"}
    assert len(passed) > len(counts) / 2
    others = [case for i, case in cases.items() if i not in counts]
    assert {case.verdict for case in others} == {Verdict.SKIPPED}
    assert all("does not claim the" in case.why for case in others)
    assert code == 0


@pytest.mark.slow  # a child is asked all counts
def test_one_that_adds_up_two_heads_fails_wherever_one_of_them_is_read():
    cases, code = told("counts_each_head")
    failed = {i for i, case in cases.items() if case.verdict is Verdict.FAIL}
    assert {"count.read", "count.read.half", "count.set_one", "count.set_each"} <= failed
    read_or_set = {"read", "set_one", "set_each", "redistribute", "cannot_gain"}
    assert {i.split(".")[1] for i in failed} == read_or_set
    assert code == 1


@pytest.mark.slow  # an engine is asked all counts
def test_its_failure_names_the_clause_and_the_days_when_it_was_right():
    case = told("counts_each_head")[0]["count.read"]
    assert "810.9a" in [clause.number for clause in case.clauses]
    assert case.asked == "{q: read_life, player: Angie}"


def test_the_worked_example_of_the_manual_is_answered_as_it_says():
    manual = (Path(__file__).parents[2] / "docs" / "adapters.md").read_text(encoding="utf-8")
    chapter = manual.partition("## A program that only counts life")[2].partition("\n## ")[0]
    asked, told = (json.loads(part.partition("```")[0]) for part in chapter.split("```json")[1:])
    request = {"jsonrpc": "2.0", "id": 1, "method": "run", "params": asked}
    counted = subprocess.run(
        child("life_counter"), input=json.dumps(request), capture_output=True, text=True, check=True
    )
    assert json.loads(counted.stdout)["result"] == told
    results = ReferenceEngine().run([msgspec.convert(c, Command) for c in asked["commands"]])
    assert [type(r).__struct_config__.tag for r in results] == [r["is"] for r in told["results"]]
    assert [r.value for r in results[3:5]] == [r["value"] for r in told["results"][3:5]]


@pytest.mark.slow  # a child is asked all counts
def test_rules_older_than_its_own_are_skipped():
    cases, _ = told("life_counter", "2012-01-01")
    assert {case.verdict for case in cases.values()} == {Verdict.SKIPPED}


@pytest.mark.slow  # a check of all variants
def test_an_engine_that_claims_only_games_is_asked_of_no_count():
    cases, _ = told("polite")
    assert cases["count.start"].why == "the engine does not claim the profile life"


@pytest.mark.parametrize(
    "action",
    [
        a.Keep("Angie"),
        a.CallTime(),
        a.Concede("Xenia"),
        n.DealDamage(-1),
        n.GainLife(2, "Xenia"),
        n.PayLife((n.Payment("Angie", -1),)),
        n.PayLife((n.Payment("Angie", 21),)),
        n.PayLife((n.Payment("Angie", 11), n.Payment("Barry", 10))),
        n.SetLife((n.Total("Angie", 3), n.Total("Angie", 4))),
        n.ExchangeLife("Angie", "Xenia"),
        n.RedistributeLife("Angie", (n.Total("Angie", 21), n.Total("Edward", 11))),
        n.RedistributeLife("Xenia", ()),
    ],
)
def test_what_cannot_be_in_a_count_is_refused_and_changes_nothing(action):
    (refused,) = run(Do(action))
    assert isinstance(refused, Refused)
    assert refused.status is None
    engine = ReferenceEngine()
    game = NewGame(TODAY, "two-headed-giant", "tournament", TEAMS)
    engine.run([game, StartCount(TOTALS)])
    engine.run([Do(action)])
    assert [r.value for r in engine.run([Observe(AskLife("A")), Observe(AskLife("E"))])] == [20, 12]


def test_a_choice_of_the_team_is_asked_and_the_answer_carries_on():
    engine = ReferenceEngine()
    game = NewGame(TODAY, "two-headed-giant", "tournament", TEAMS)
    both = n.SetLife((n.Total("Angie", 3), n.Total("Barry", 7)))
    *_, asked = engine.run([game, StartCount(TOTALS), Do(both)])
    assert isinstance(asked, Needs)
    assert asked.status is None
    assert (asked.choice.purpose, asked.choice.decider) == (
        Purpose.AFFECTED_MEMBER,
        ("Angie", "Barry"),
    )
    done, total = engine.run(
        [Answer("A", Purpose.AFFECTED_MEMBER, ("Barry",)), Observe(AskLife("A"))]
    )
    assert isinstance(done, Done)
    assert total.value == 7


def test_nothing_more_is_counted_once_the_game_is_over():
    lost, again = run(Do(n.DealDamage(12, "Ronald")), Do(n.GainLife(5, "Edward")))
    assert isinstance(lost, Done)
    assert isinstance(again, Refused)


def test_a_count_tells_nothing_of_a_game_and_has_no_priority_to_pass():
    (unseen,) = run(Observe(AskHandSize("Angie")))
    assert isinstance(unseen, Unobservable)
    (passed,) = run(Pass("A"))
    assert isinstance(passed, Unsupported)


def test_poison_is_asked_of_whoever_has_it_on_the_day():
    of_team = Observe(AskPlayerCounters(Bearer(team="A"), CounterKind.POISON))
    assert run(of_team)[0] == Value(0, run(of_team)[0].policies)
    assert isinstance(run(of_team, date="2010-10-01")[0], Unobservable)


def test_a_count_with_what_nobody_can_have_is_not_opened():
    engine = ReferenceEngine()
    game = NewGame("2010-10-01", "two-headed-giant", "tournament", TEAMS)
    shared = PlayerCounters(Bearer(team="A"), CounterKind.POISON, 3)
    assert isinstance(engine.run([game, StartCount((shared,))])[-1], Unsupported)
    assert isinstance(engine.run([game, StartCount((Life("X", 3),))])[-1], Unsupported)
    barred = n.Barred("Xenia", n.Barring.GAIN_LIFE)
    assert isinstance(engine.run([game, StartCount((barred,))])[-1], Unsupported)


def test_a_game_does_not_take_the_instructions_of_a_count():
    engine = ReferenceEngine()
    game = NewGame(TODAY, "two-headed-giant", "tournament", TEAMS)
    *_, refused, state = engine.run([game, Place("A", ()), Do(n.DealDamage(3))]) + engine.run(
        [Observe(AskOutcome())]
    )
    assert isinstance(refused, Refused)
    assert state.value == "goes_on"
