"""Words agree with the number that stands with them, as the CLDR counts, in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from language.small_features import feature, read
from shared.corpora import library

from ettin_spec.errors import SpecError
from ettin_spec.language.sentences.lexicon import phrase_file, read_phrases
from ettin_spec.language.sentences.matching import Matched, Matcher
from ettin_spec.language.sentences.phrase_table import Phrase
from ettin_spec.language.sentences.templates import Hole, Literal, Pair
from ettin_spec.languages import LANGUAGES
from ettin_spec.yaml_files.yaml_places import loads
from ettin_tck.pages.page_words import WORDS as IN_REPORTS
from ettin_tck.pages.page_words import frames
from ettin_tck.telling.words_told import WORDS as TOLD

SINGULAR = {"en": {1}, "fr": {0, 1}, "it": {1}, "ja": set[int]()}
"""The numbers, of those that are tried, that take the singular."""
NUMBERS = (0, 1, 2, 5, 21)
HOLE = re.compile(r"\{(\w+)\}")
NONE = {
    "en": [
        ("Angie has no cards in hand", "Angie has zero cards in hand"),
        ("Angie has no unspent mana", "Angie has zero unspent mana"),
        ("the stack is empty", "there are zero spells and abilities on the stack"),
    ],
    "fr": [
        ("Angie n'a aucune carte en main", "Angie a zéro carte en main"),
        ("Angie n'a aucun mana non dépensé", "Angie a zéro mana non dépensé"),
        ("la pile est vide", "la pile compte zéro sort ou capacité"),
    ],
    "it": [
        ("Angie non ha carte in mano", "Angie ha zero carte in mano"),
        ("Angie non ha mana non speso", "Angie ha zero mana non spesi"),
        ("la pila è vuota", "in pila ci sono zero magie e abilità"),
    ],
    "ja": [
        ("アンジーの手札にカードはない", "アンジーの手札は0枚である"),
        (
            "アンジーは使われていないマナを持っていない",
            "アンジーは使われていないマナを0点持っている",
        ),
        ("スタックは空である", "スタックには呪文や能力が0個ある"),
    ],
}
"""How each language says that there is none, and a sentence with the number that is read, too."""
SEATED = {
    "en": "Barry sits to the right of Angie",
    "fr": "Barry est à droite d'Angie",
    "it": "Barry siede alla destra di Angie",
    "ja": "バリーはアンジーの右に座っている",
}


@cache
def counting(language: str) -> list[Matched]:
    """Each phrase of the corpus whose words follow a number, with one of its sentences."""
    tongue, found = library(language).tongue, dict[str, Matched]()
    matcher, drop = Matcher(tongue.table), tongue.table.lexicon.file.drop
    agree = {phrase.id for phrase in tongue.table.phrases if phrase.agrees}
    for scenario in library(language).corpus.scenarios:
        for step in scenario.cases[-1].steps:
            if step.variant in agree - found.keys():
                matched = matcher.match(step.text.removeprefix(drop))
                assert matched is not None
                found[step.variant] = matched
    return list(found.values())


def said(matched: Matched, number: int, many: bool) -> str:
    """A sentence again, with another number in it and one of its two forms."""
    raw, text = iter(matched.raw), ""
    for part in matched.phrase.parts:
        match part:
            case Literal(literal):
                text += literal
            case Hole(name):
                inside = next(raw)
                text += str(number) if name == matched.phrase.number else inside
            case Pair(one, other):
                text += other if many else one
    return text


@pytest.mark.slow  # all sentences of a language are read
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_sentence_agrees_with_every_number_whatever_was_filled_in(language: str) -> None:
    tongue, phrases = library(language).tongue, counting(language)
    assert len(phrases) >= 5
    for matched in phrases:
        for number in NUMBERS:
            right = said(matched, number, number not in SINGULAR[language])
            assert {tongue.agreeing(said(matched, number, many)) for many in (0, 1)} == {right}


def test_japanese_words_follow_no_number() -> None:
    assert counting("ja") == []


def test_a_table_fills_a_number_and_the_words_follow() -> None:
    steps = "Given Angie's team has 17 life\nThen Angie has <n> poison counters"
    rows = "| from | n |\n| 2005-08-01 | 1 |\n| 2011-04-01 | 2 |"
    (scenario,) = read(feature(steps, "@id:a.b", "Scenario Outline: S", rows)).scenarios
    assert [case.steps[1].text for case in scenario.cases] == [
        "Angie has 1 poison counter",
        "Angie has 2 poison counters",
    ]


@pytest.mark.parametrize("folder", [IN_REPORTS, TOLD], ids=["reports", "told"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_frame_agrees_with_every_number(language: str, folder: Path) -> None:
    words = frames(language, folder)
    counted = {k: v for k, v in words.words.items() if isinstance(v, dict) and "other" in v}
    assert counted
    for name, forms in counted.items():
        for number in NUMBERS:
            form = "one" if number in SINGULAR[language] else "other"
            filled = {hole: hole for hole in HOLE.findall(forms["other"])} | {"n": number}
            assert words.say(name, **filled) == forms.get(form, forms["other"]).format(**filled)


def test_a_language_whose_plurals_nobody_knows_says_whose_it_has() -> None:
    text = phrase_file("en").read_text(encoding="utf-8")
    with pytest.raises(SpecError, match="nothing is known of plurals in 'qx'") as refusal:
        read_phrases(loads(text, "qx.yaml"), "qx")
    assert "write plurals: CODE" in str(refusal.value)
    assert read_phrases(loads(f"plurals: en\n{text}", "qx.yaml"), "qx").file.plurals == "en"


def test_every_number_pair_of_a_phrase_belongs_to_a_number() -> None:
    for language in LANGUAGES:
        agree: list[Phrase] = [p for p in library(language).tongue.table.phrases if p.agrees]
        assert all(phrase.number in ("n", "count") for phrase in agree)


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_is_said_as_a_language_says_it_and_zero_means_the_same(language: str) -> None:
    tongue = library(language).tongue
    for none, zero in NONE[language]:
        meant = tongue.read(none).meaning
        assert tongue.say_all([meant]) == [none]
        assert tongue.read(zero).meaning == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_sits_beside_whom_is_said_from_the_one_on_the_right(language: str) -> None:
    tongue, said = library(language).tongue, SEATED[language]
    assert tongue.say_all([tongue.read(said).meaning]) == [said]
