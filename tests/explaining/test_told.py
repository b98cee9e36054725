"""What cases come to, told in words: outcomes as sentences, positions as tables."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from shared.corpora import library

from ettin_spec.language.scenario import Role
from ettin_spec.languages import LANGUAGES
from ettin_spec.protocol import facts
from ettin_spec.protocol.base import Purpose
from ettin_spec.protocol.facts import Fact
from ettin_spec.protocol.questions import question_of
from ettin_spec.protocol.results import Choice, Needs, Refused, Value
from ettin_tck.cli import run
from ettin_tck.telling.outcomes import answering, outcome_said
from ettin_tck.telling.words_told import words_told

GROUPS = ("languages", "variants", "zones", "purposes")


def step(name, text, language="en"):
    """The sentence of a scenario that says a text."""
    its = library(language)
    (scenario,) = (it for it in its.corpus.scenarios if it.id == name)
    return next(step for case in scenario.cases for step in case.steps if text in step.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_all_the_words_that_the_others_have(language):
    words, english = words_told(language).words, words_told("en").words
    assert words.keys() == english.keys()
    for name, said in words.items():
        if name in GROUPS:
            assert said.keys() == english[name].keys()
        elif isinstance(said, dict):
            assert said.keys() <= {"one", "many", "other"}
            assert "{n}" in said["other"]
        else:
            assert isinstance(said, str), name
    assert set(words["purposes"]) == set(Purpose)
    assert set(words["variants"]) == set(library().rules.variants)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Angie's team has 9 life"),
        ("fr", "l'équipe d'Angie a 9 points de vie"),
        ("it", "la squadra di Angie ha 9 punti vita"),
        ("ja", "アンジーのチームのライフは9点である"),
    ],
)
def test_an_answer_is_said_as_the_sentence_that_would_have_been_right(language, said):
    its = library(language)
    (scenario,) = (it for it in its.corpus.scenarios if it.id == "life.read.hidetsugu")
    asked = next(step for step in scenario.cases[-1].steps if step.role is Role.THEN)
    assert outcome_said(its.tongue, asked, Value(9)) == said


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (Refused("no"), "Angie can't activate the ability of “Heartless Hidetsugu”"),
        (
            Needs(Choice("player", Purpose.AFFECTED_MEMBER, ("Angie", "Barry"))),
            "Angie or Barry has to choose: the player affected",
        ),
    ],
)
def test_what_was_not_done_is_said_as_what_cannot_be_or_has_to_be_chosen(result, said):
    activates = step("life.read.hidetsugu", "activates")
    assert outcome_said(library().tongue, activates, result) == said


def test_an_answer_to_any_question_of_the_corpus_has_a_sentence_that_asks_the_same():
    """Whatever fact is asked: its own answer is said by that very fact."""
    asked = {
        step.meaning
        for scenario in library().corpus.scenarios[::7]
        for step in scenario.cases[-1].steps
        if step.role is Role.THEN and isinstance(step.meaning, Fact)
    }
    assert len(asked) > 100
    for fact in asked:
        found = question_of(fact)
        if found is None or isinstance(fact, facts.Attacking | facts.NoCommander):
            continue
        made = answering(fact, found[1])
        if made is not None:
            assert question_of(made)[0] == found[0]
    lying = {type(fact) for fact in asked if _is_unsaid(fact)}
    assert facts.Life not in lying
    assert facts.Controls not in lying


def _is_unsaid(fact):
    found = question_of(fact)
    return found is not None and answering(fact, found[1]) is None


def replayed(capsys, *arguments):
    """What a replay prints."""
    run(["replay", *arguments])
    return capsys.readouterr().out


def test_a_replay_shows_where_the_game_stands_after_each_thing_that_is_done(capsys):
    out = replayed(capsys, "life.read.hidetsugu", "--date", "2012-01-01")
    lines = [line.rstrip() for line in out.splitlines()]
    done = lines.index("  And the ability resolves")
    assert lines[done + 1].endswith(
        "the precombat main phase · stack: nothing · priority: Angie's team"
    )
    assert lines[done + 2].split() == ["team", "life", "poison", "permanents"]
    assert lines[done + 3].split()[:4] == ["Angie's", "team", "1", "0"]
    assert lines[done + 3].endswith("Angie: Heartless Hidetsugu")
    activated = lines.index("  When Angie activates the ability of “Heartless Hidetsugu”")
    assert "stack: 1 object" in lines[activated + 1]
    assert lines[activated + 2] == "  And the ability resolves"  # nothing of the teams has changed
    assert "> {cmd:" not in out


def test_what_is_on_the_stack_and_whose_poison_it_was_is_shown(capsys):
    out = replayed(capsys, "life.set_each.biorhythm", "--date", "faq-2005", "--lang", "it")
    assert "pila: 1 oggetto (Bioritmo)" in out
    assert "Angie: 1 creatura; Barry: 2 creature" in out
    assert " 0+0 " in out  # poison was each player's own


def test_the_messages_are_shown_where_they_are_asked_for(capsys):
    asked = ("life.read.hidetsugu", "--date", "2012-01-01", "--protocol")
    out = replayed(capsys, *asked)
    assert "> {cmd: observe, ask: {q: life, team: A}}" in out
    assert "priority: Angie's team" not in out
    assert out.count("{q: life, team: A}") == 2  # no more is asked than a check asks


def test_what_is_asked_only_to_be_shown_counts_for_no_verdict(capsys):
    """This life counter breaks of a question that no check asks it: poison of a single player."""
    program = Path(__file__).parents[1] / "children" / "life_counter.py"
    counter = ("--", sys.executable, "-S", "-E", str(program))
    then = replayed(capsys, "count.start", "--date", "2010-05-01", *counter)
    now = replayed(capsys, "count.start", "--date", "current", *counter)
    assert then.rstrip().endswith("pass")
    assert "permanents" not in then
    assert "Angie's team   30" in now
