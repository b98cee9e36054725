"""What an engine says is checked as it comes in: no field can be what no game comes to."""

from __future__ import annotations

import json
import re
import time
from typing import get_args

import pytest
from hostile.child_checks import REFERENCE, check, child, of
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.commands import Advance, At, NewGame, Observe, Pass, Place, Team, TurnsEnd
from ettin_tck.checking.check_events import CaseEnded, Ended
from ettin_tck.engines.checked_answers.claim_shape import safe_claims, wrong_claims
from ettin_tck.engines.checked_answers.value_shape import KINDS, OR_NULL, wrong_value
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.process_engine import ProcessEngine
from ettin_tck.engines.safe_text import clean, one_line, some_lines
from ettin_tck.engines.time_limits import Limits
from ettin_tck.verdicts import Verdict

GAME = NewGame(
    "2012-01-01",
    "two-headed-giant",
    "tournament",
    (Team("A", ("Angie", "Ronald"), "Angie"), Team("B", ("Edward", "Hector"), "Edward")),
)
PLACED = Place("A", ())
STATUS = {
    "turn": 3,
    "active": "A",
    "step": "precombat_main",
    "stack": 0,
    "waiting": {"for": "priority", "team": "A"},
}
CHOICE = {"kind": "player", "purpose": "damaged_player", "decider": ["Angie"]}


def done(**changed):
    """A result `done` whose status is that of a placed game, but for some fields."""
    return {"is": "done", "status": STATUS | changed}


def answered(*results, commands, initialize=None):
    """What a child's results come to, or the fault that they are."""
    says = {"run": {"results": list(results)}} | ({"initialize": initialize} if initialize else {})
    engine = ProcessEngine([*child("says"), json.dumps(says)], Limits(5, 5))
    try:
        engine.initialize()
        return engine.run(commands)
    finally:
        engine.close()


def fault_of(*results, commands):
    with pytest.raises(EngineFault) as caught:
        answered(*results, commands=commands)
    assert caught.value.fault is Fault.WRONG_SHAPE
    assert len(caught.value.happened.splitlines()) == 1
    return caught.value.happened


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"turn": 1_000_000}, "turn 1000000"),
        ({"turn": 3 + 201}, "turn 204, which the game cannot have come to (turn 203 at most)"),
        ({"turn": -1}, "turn -1"),
        ({"stack": -1}, "a stack of -1"),
        ({"stack": 2_000_000_000}, "a stack of 2000000000"),
        ({"active": "Z"}, "the team 'Z', who does not play: A, B"),
        ({"active": "x" * 100_000}, "100002 characters"),
        ({"passed": ["A", "Nobody"]}, "Nobody"),
        ({"passed": ["A", "B"] * 5000}, "10000 entries in `passed`"),
        ({"left": ["C"]}, "'C'"),
        ({"changed": [{"what": "extra_turn", "team": "C"}]}, "'C'"),
        ({"changed": [{"what": "extra_turn", "team": "A"}] * 2000}, "2000 entries in `changed`"),
        ({"waiting": {"for": "priority", "team": "C"}}, "'C'"),
        ({"waiting": {"for": "over", "teams": {"A": "won", "C": "lost"}}}, "'C'"),
        ({"waiting": {"for": "over", "teams": {"A": "won"}}}, "which is not told for team 'B'"),
        ({"waiting": {"for": "over", "teams": {}}}, "which is not told for team 'A'"),
        (
            {"waiting": {"for": "over", "teams": {"A": "won", "B": "goes_on"}}},
            "a game that is over, which goes on for team 'B'",
        ),
        ({"waiting": {"for": "choice", "choice": CHOICE | {"decider": []}}}, "nobody decides"),
        ({"waiting": {"for": "choice", "choice": CHOICE | {"decider": ["Eve"]}}}, "'Eve'"),
        ({"waiting": {"for": "choice", "choice": CHOICE | {"for_player": "Eve"}}}, "'Eve'"),
        ({"waiting": {"for": "choice", "choice": CHOICE | {"min": 3, "max": 2}}}, "of 3 to 2"),
        ({"waiting": {"for": "choice", "choice": CHOICE | {"max": 2**40}}}, "a choice of 1 to"),
        ({"waiting": {"for": "choice", "choice": CHOICE | {"min": -1}}}, "a choice of -1 to"),
        ({"waiting": {"for": "choice", "choice": CHOICE | {"options": ["o"] * 5000}}}, "options"),
        ({"waiting": {"for": "choice", "choice": CHOICE | {"options": ["o" * 5000]}}}, "an option"),
        ({"step": "brunch"}, "brunch"),
        ({"turn": "3"}, "turn"),
        ({"turn": 2**70}, "turn"),
    ],
)
def test_a_status_that_no_game_comes_to_is_a_breach_of_the_protocol(changed, said):
    happened = fault_of({"is": "done"}, done(**changed), commands=[GAME, PLACED])
    assert said in happened
    assert len(happened) < 500


def test_where_the_game_stands_after_new_game_is_not_looked_at():
    elsewhere = done(active="", turn=-7, stack=99_999)
    results = answered(elsewhere, done(), commands=[GAME, PLACED])
    assert [result.status.turn for result in results] == [-7, 3]


@pytest.mark.parametrize(
    ("command", "turn"), [(Pass("A"), 3), (Advance(At("A", StepName.UPKEEP)), 12)]
)
def test_turns_that_may_have_been_played_are_taken(command, turn):
    results = answered({"is": "done"}, done(), done(turn=turn), commands=[GAME, PLACED, command])
    assert results[-1].status.turn == turn


def test_as_many_turns_as_are_asked_for_may_end():
    commands = [GAME, PLACED, Advance(TurnsEnd(50))]
    assert answered({"is": "done"}, done(), done(turn=53), commands=commands)
    assert answered({"is": "done"}, done(), done(turn=53 + 200), commands=commands)
    assert "turn 254" in fault_of({"is": "done"}, done(), done(turn=254), commands=commands)


@pytest.mark.parametrize(
    ("ask", "value", "said"),
    [
        (q.AskLife("A"), "40", "takes an integer"),
        (q.AskLife("A"), True, "True, where 'life' takes an integer"),
        (q.AskLife("A"), 40.5, "40.5"),
        (q.AskLife("A"), 2**63, "a number too large"),
        (q.AskLife("A"), [40], "a list, where 'life'"),
        (q.AskHandSize("Angie"), -1, "an integer, 0 or more"),
        (q.AskCount("Angie", "Forest"), -3, "an integer, 0 or more"),
        (q.AskAttacking("x"), 1, "takes true or false"),
        (q.AskBody("x"), 22, "takes a name or a word"),
        (q.AskLife("A"), None, "null, where 'life' takes an integer"),
        (q.AskTapped("x"), None, "null, where 'tapped' takes true or false"),
        (q.AskMoment(), None, "null, where 'moment' takes an object"),
        (q.AskBody("x"), "2" * 100_000, "more than any answer needs"),
        (q.AskMoment(), "upkeep", "takes an object"),
        (q.AskMoment(), {"team": {"team": [[[[[[[[[["A"]]]]]]]]]]}}, "nested more than 8 deep"),
        (q.AskMoment(), {"turn": 2**64}, "a number too large"),
        (q.AskMoment(), {str(n): n for n in range(20_000)}, "more than any answer needs"),
    ],
)
def test_a_value_is_of_the_type_and_in_the_range_that_its_question_asks_for(ask, value, said):
    assert said in wrong_value(ask, value)


@pytest.mark.parametrize(
    ("ask", "value"),
    [
        (q.AskLife("A"), -7),
        (q.AskCommander("x"), None),
        (q.AskZone("x"), None),
        (q.AskZone("x"), {"zone": "hand", "player": "Angie", "more": "than asked for"}),
        (q.AskAttacking("x"), False),
    ],
)
def test_a_value_that_may_be_right_or_wrong_is_left_to_the_judge(ask, value):
    assert wrong_value(ask, value) == ""


def test_null_answers_the_questions_of_which_the_protocol_says_so():
    """What is said of a question is what docs/messages.md has."""
    said = {kind for kind in KINDS if re.search(r"\bnull\b", kind.__doc__ or "")}
    assert set(OR_NULL) == said


def test_values_nested_450_deep_are_told_in_a_line():
    deep = json.loads("[" * 450 + "]" * 450)
    said = fault_of({"is": "value", "value": deep}, commands=[Observe(q.AskMoment())])
    assert "a list, where 'moment' takes an object" in said


def test_what_an_engine_gives_as_a_reason_is_one_short_line():
    reason = "no\n::error::owned\x1b[2J\u202e" + "x" * 10_000
    refused = {"is": "refused", "reason": reason, "status": STATUS}
    *_, result = answered({"is": "done"}, done(), refused, commands=[GAME, PLACED, Pass("B")])
    assert result.reason.startswith("no\\x0a::error::owned\\x1b[2J\\u202ex")
    assert len(result.reason) < 400


CLAIMS = {"name": "x", "version": "1"}


@pytest.mark.parametrize(
    ("claims", "said"),
    [
        ({"rules": {"first": "yesterday"}}, "'yesterday' is no date"),
        ({"rules": {"last": "2012-02-30"}}, "'2012-02-30' is no date"),
        ({"rules": {"last": "20120201"}}, "is no date"),
        ({"rules": {"first": "2020-01-01", "last": "2012-01-01"}}, "comes after the last"),
        ({"cards": {"wording": "by_dat"}}, "no wording 'by_dat'; nearest: by_date"),
        ({"cards": {"names": ["Forest", ""]}}, "cards.names: '' is no name"),
        ({"cards": {"names": ["Forest\nSwamp"]}}, "is no name"),
        ({"cards": {"names": ["x" * 5000]}}, "is no name"),
        ({"cards": {"words": ["w"] * 5000}}, "5000 names"),
        ({"variants": [" "]}, "variants: ' ' is no name"),
        ({"facets": ["heads\x1b[2J"]}, "facets"),
        ({"protocol": {"major": 1, "minor": "x"}}, "minor"),
        ({"protocol": {"major": 2**62}}, "protocol 4611686018427387904"),
        ({"name": 7}, "name"),
    ],
)
def test_claims_that_cannot_be_meant_are_refused_at_the_start(claims, said):
    with pytest.raises(EngineFault) as caught:
        answered(commands=[], initialize=CLAIMS | claims)
    assert said in caught.value.happened
    assert len(caught.value.happened) < 500


def test_a_name_of_a_younger_protocol_is_no_error():
    assert wrong_claims(Capabilities("x", "1", actions=("cast", "venture"))) == ""


def test_what_an_engine_calls_itself_is_one_short_line():
    can = safe_claims(Capabilities("a\nb" + "c" * 500, "::set-env::"))
    assert can.name.startswith("a\\x0ab")
    assert len(can.name) < 120


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("::error::owned", "\\x3a:error::owned"),
        ("a\n   ::stop-commands::x", "a\n   \\x3a:stop-commands::x"),
        ("a ##[error]b", "a \\x23#[error]b"),
        ("##vso[task.complete]", "\\x23#vso[task.complete]"),
        ("##teamcity[x]", "\\x23#teamcity[x]"),
        ("a::b, ## heading", "a::b, ## heading"),
        ("\x1b]0;owned\x07", "\\x1b]0;owned\\x07"),
        ("\u202eabc\u2066", "\\u202eabc\\u2066"),
        ("Éléphant, 象, l\u2019été\u00a0!", "Éléphant, 象, l\u2019été\u00a0!"),
    ],
)
def test_what_is_printed_is_harmless(said, shown):
    assert clean(said) == shown


@pytest.mark.slow  # many drawn texts
@given(st.text(max_size=400), st.integers(1, 50))
@settings(deadline=None)
def test_a_line_stays_a_line_and_short(text, most):
    shown = one_line(text, most)
    assert len(shown.splitlines()) <= 1
    assert len(shown) <= most * 10 + 30
    assert clean(shown) == shown
    assert len(some_lines(text, 3).splitlines()) <= 4


def test_a_status_that_cannot_be_followed_has_a_verdict_of_its_own(monkeypatch):
    monkeypatch.setattr("ettin_spec.monitor.search_limits.MOST_CHANGES", -1)
    monkeypatch.setattr("ettin_spec.monitor.monitor.MOST_CHANGES", -1)
    events = check(REFERENCE, ids=("life.read.hidetsugu",))
    (case,) = of(CaseEnded, events)
    assert case.verdict is Verdict.NOT_FOLLOWED
    assert "changes to the order of turns are told" in case.why
    assert of(Ended, events)[0].exit == 3


def test_a_turn_beyond_all_games_ends_the_case_at_once():
    began = time.monotonic()
    far = {"results": [{"is": "done"}, done(turn=1_000_000)]}
    events = check((*child("says"), json.dumps({"run": far})), ids=("life.read.hidetsugu",))
    assert time.monotonic() - began < 20
    (case,) = of(CaseEnded, events)
    assert case.verdict == "engine error"
    assert of(Ended, events)[0].exit == 3


def test_every_question_has_a_kind_of_answer():
    questions = set(get_args(q.Question))
    assert questions - set(KINDS) == set()


WITH_CARDS = replace(GAME, cards={"Hill Giant": {"type": "Creature"}})


@pytest.mark.parametrize(
    ("results", "commands", "said"),
    [
        (["Fog"], [WITH_CARDS], "a card that did not come with `new_game`: Fog"),
        (["Hill Giant", "a\nb"], [WITH_CARDS], "did not come with `new_game`: a\\x0ab"),
        (["Hill Giant"], [PLACED], "which only an answer to `new_game` has"),
    ],
)
def test_only_cards_of_a_game_that_begins_can_be_unread(results, commands, said):
    unread = {"is": "unsupported", "reason": "", "cards": dict.fromkeys(results, "no reading")}
    assert said in fault_of(unread, commands=commands)


def test_why_a_card_cannot_be_read_is_one_short_line():
    unread = {"is": "unsupported", "reason": "", "cards": {"Hill Giant": "\x1b[2J" + "\n" * 99}}
    (result,) = answered(unread, commands=[WITH_CARDS])
    assert result.why.startswith("cannot read Hill Giant: \\x1b[2J\\x0a")
    assert len(result.why.splitlines()) == 1
