"""The four corpora say the same, as people of each language write it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from shared.corpora import corpus
from shared.sampling import sample

from ettin_spec.cards import load_cards
from ettin_spec.language import FeaturesError, features_root, load_corpus, load_tongue, script
from ettin_spec.language.gherkin.feature_reader import read_feature
from ettin_spec.language.scenario import Scenario, Step
from ettin_spec.language.sentences.pronouns import resolved
from ettin_spec.languages import LANGUAGES
from ettin_spec.own_files import located
from ettin_spec.rulebook import load_rules

OTHERS = [language for language in LANGUAGES if language != "en"]
SLOW = pytest.mark.slow  # every sentence of a language is said again
SAMPLED = ["en", *(pytest.param(other, marks=SLOW) for other in OTHERS)]
"""A contributor's run says every sentence again in one language, the whole run in all."""


def commands(scenario: Scenario) -> list[object]:
    """All that a scenario says, and nothing of how it is worded."""
    tags = [tag for tag in scenario.tags if not tag.startswith("@source")]
    head = (scenario.id, scenario.situation, scenario.level, tags, scenario.sources)
    return [
        head,
        *(
            (c.id, c.since, c.until, c.clauses, [(s.role, s.meaning) for s in c.steps])
            for c in scenario.cases
        ),
    ]


def filled_in(step: Step) -> bool:
    """Did a table put something here that the words around it do not follow?"""
    lines = located(step.place.file).read_text(encoding="utf-8").splitlines()
    return "<" in lines[step.place.line - 1]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.slow  # reads two whole corpora
def test_a_situation_says_the_same_in_every_language(language: str) -> None:
    english, other = corpus().scenarios, corpus(language).scenarios
    assert [s.id for s in other] == [s.id for s in english]
    for one, its_translation in zip(english, other, strict=True):
        assert commands(its_translation) == commands(one)


@pytest.mark.slow  # compares changed corpora
def test_a_translation_that_says_something_else_is_found() -> None:
    english = corpus().scenario("life.read.hidetsugu")
    path = located(english.place.file)
    text = path.read_text(encoding="utf-8").replace("Angie's team has 17", "Angie's team has 16")
    other = read_feature(text, str(path), load_tongue("en"), load_rules()).scenarios[0]
    assert other.id == english.id
    assert commands(other) != commands(english)


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_have_the_same_files(language: str) -> None:
    def files(folder: Path) -> set[str]:
        return {str(path.relative_to(folder)) for path in folder.rglob("*.feature")}

    assert files(features_root() / language) == files(features_root() / "en")


@pytest.mark.parametrize("language", SAMPLED)
@pytest.mark.slow  # prints a whole corpus
def test_what_is_printed_from_the_english_commands_is_what_was_written(language: str) -> None:
    tongue = load_tongue(language)
    written = [c.steps for sc in corpus(language).scenarios for c in sc.cases]
    meant = [[s.meaning for s in c.steps] for sc in corpus().scenarios for c in sc.cases]
    drop = tongue.table.lexicon.file.drop
    differing = {
        step.text: said
        for meanings, steps in zip(meant, written, strict=True)
        for said, step in zip(tongue.say_all(meanings), steps, strict=True)
        if said != step.text.removeprefix(drop) and not filled_in(step)
    }
    assert differing == {}


@pytest.mark.parametrize("language", SAMPLED)
@pytest.mark.slow  # prints and reads a whole corpus
def test_what_is_printed_reads_back_equal(language: str) -> None:
    tongue = load_tongue(language)
    for scenario in sample(corpus().scenarios, 3, first=[*LANGUAGES].index(language)):
        for case in scenario.cases:
            meant = [step.meaning for step in case.steps]
            assert resolved([tongue.read(t).meaning for t in tongue.say_all(meant)]) == meant


@pytest.mark.slow  # reads every sentence in four languages
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_understood_in_another_language(language: str) -> None:
    texts = {s.text for sc in corpus(language).scenarios for c in sc.cases for s in c.steps}
    for other in LANGUAGES:
        if other != language:
            assert [text for text in texts if load_tongue(other).says(text)] == []


@pytest.mark.slow  # reads a whole corpus
def test_every_case_has_a_script() -> None:
    cards = load_cards()
    for scenario in corpus().scenarios:
        for case in scenario.cases:
            assert script(case, cards).moves


def test_rows_of_one_date_are_told_apart_by_values_that_are_no_words_of_a_language() -> None:
    assert corpus("ja").case("life.set_each.biorhythm@2010-04-23/Barry").values[0] == (
        "アンジーの側",
        "バリー",
    )


@pytest.mark.slow  # the whole corpus is read
def test_a_case_or_scenario_that_is_not_there_is_named_with_the_nearest() -> None:
    with pytest.raises(Exception, match=r"no case 'combat\.moat\.taem@2005-08-01'; nearest"):
        corpus().case("combat.moat.taem@2005-08-01")
    with pytest.raises(Exception, match=r"no scenario 'combat\.moat\.taem'; nearest"):
        corpus().scenario("combat.moat.taem")
    assert corpus().scenario("combat.moat.team").situation == "combat.moat"


def test_an_id_that_stands_twice_is_refused_with_both_places(tmp_path: Path) -> None:
    source = (features_root() / "en/turn/triggers.feature").read_text(encoding="utf-8")
    (tmp_path / "en").mkdir()
    for name in ("one", "two"):
        (tmp_path / f"en/{name}.feature").write_text(source, encoding="utf-8")
    with pytest.raises(
        Exception, match=r"two\.feature:7: the id 'trigger.*twice\n.*one\.feature:7"
    ):
        load_corpus(tmp_path, "en")


def test_a_file_that_is_no_utf_8_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en/one.feature").write_bytes(b"Feature: \xff")
    with pytest.raises(FeaturesError, match=r"one\.feature:1: this file is not UTF-8"):
        load_corpus(tmp_path, "en")


def test_a_language_without_features_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Exception, match="no features in 'en'"):
        load_corpus(tmp_path, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_told_apart_in_a_list(language: str) -> None:
    titles = Counter(scenario.title for scenario in corpus(language).scenarios)
    assert [title for title, times in titles.items() if times > 1] == []
