"""Every situation that is not self-evident says why, and where it is shown it says so."""

from __future__ import annotations

from dataclasses import replace

import pytest
from shared.corpora import corpus, library

from ettin_spec.language.scenario import Scenario
from ettin_spec.languages import LANGUAGES
from ettin_spec.rulebook import load_rules
from ettin_spec.sources import load_sources
from ettin_tck.cli import run
from ettin_tck.explaining.reasons import is_self_evident, reason_of, reasons

pytestmark = pytest.mark.slow  # every situation is told in every language


def named(name: str) -> Scenario:
    return next(scenario for scenario in corpus().scenarios if scenario.id == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_stands_in_every_language_or_in_none(language: str) -> None:
    assert list(reasons(language)) == list(reasons("en"))
    assert all(said[-1] in ".。" for said in reasons(language).values())


def test_every_reason_is_that_of_some_situation() -> None:
    told = {reason_of(scenario, "en") for scenario in corpus().scenarios}
    assert [key for key, said in reasons("en").items() if said not in told] == []


def test_what_an_official_document_asks_has_its_reason() -> None:
    asked = [scenario for scenario in corpus().scenarios if scenario.sources]
    assert len(asked) > 100
    assert [it.id for it in asked if not reason_of(it, "en")] == []


def test_what_is_not_self_evident_has_its_reason() -> None:
    several = [it for it in corpus().scenarios if not is_self_evident(it)]
    assert len(several) > 1000
    assert [it.id for it in several if not reason_of(it, "en")] == []


def test_a_reason_of_a_feature_is_none_of_the_same_feature_elsewhere() -> None:
    ours = named("melee.granted")
    theirs = replace(ours, place=ours.place._replace(file="/mine/combat/melee.feature"))
    assert reason_of(ours, "en") == reasons("en")["combat/melee"]
    assert reason_of(theirs, "en") == ""


def test_what_is_self_evident_rests_on_a_clause_that_says_it_in_every_language() -> None:
    clauses = load_rules().clauses
    for scenario in corpus().scenarios:
        for case in scenario.cases:
            assert case.clauses, scenario.id
            assert all(clauses[key].senses.keys() >= set(LANGUAGES) for key in case.clauses)


@pytest.mark.parametrize("verb", ["explain", "replay"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_shown_with_what_the_rules_of_the_day_say(
    verb: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "life.read.hidetsugu"
    assert run([verb, name, "--date", "2012-01-01", "--lang", language]) == 0
    out = "".join(capsys.readouterr().out.split())
    value = load_rules().policies["life.read"].at("2012-01-01").sense(language)
    assert "".join(reason_of(named(name), language).split()) in out
    if verb == "explain":
        assert "".join(value.split()) in out.partition("".join(library(language).today))[0]


@pytest.mark.parametrize("verb", ["explain", "replay"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_of_a_feature_is_shown_with_its_situations(
    verb: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([verb, "melee.granted", "--lang", language]) == 0
    said = reasons(language)["combat/melee"]
    assert "".join(said.split()) in "".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_documents_are_called_as_each_language_calls_them(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    documents = load_sources().sources.values()
    assert all(it.titles.keys() >= set(LANGUAGES) for it in documents)
    assert run(["explain", "life.read.hidetsugu", "--date", "2012-01-01", "--lang", language]) == 0
    out = "".join(capsys.readouterr().out.split())
    (french,) = (it for it in documents if it.letter == "F")
    told = {code for code in LANGUAGES if "".join(french.title(code).split()) in out}
    assert told == {language}
