"""The vocabulary can be looked up in every language."""

from __future__ import annotations

import pytest

from ettin_spec.language import load_tongue
from ettin_spec.language.sentences.listing.hole_fillings import filled_by
from ettin_spec.language.sentences.listing.nearest import Nearest
from ettin_spec.language.sentences.listing.phrase_listing import (
    HEADINGS,
    OBJECTS,
    PLACES,
    TOKENS,
    TOLD_APART,
    markdown,
    phrases,
)
from ettin_spec.languages import LANGUAGES


@pytest.mark.slow  # prints and reads every phrase
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_a_sentence(language: str) -> None:
    tongue = load_tongue(language)
    lines = [line for line in phrases(load_tongue(language)) if line.startswith("  ")]
    said = [line for line in lines if not line.startswith("  {")]
    twice = [p for p in tongue.table.phrases if any(hole.name == "whom" for hole in p.holes)]
    apart = sum(map(len, TOLD_APART.values()))
    assert len(said) == len(tongue.table.phrases) + len(twice) + apart
    assert [line for line in said if not tongue.says(line.strip())] == []


def test_both_ways_of_attacking_are_shown() -> None:
    found = phrases(load_tongue("en"), "attacks with Hill")
    assert "  Angie attacks Edward's team with “Hill Giant”" in found
    assert "  Angie attacks Edward with “Hill Giant”" in found


@pytest.mark.parametrize(
    ("language", "words", "place"),
    [
        ("en", "cleanup", "{step}"),
        ("en", "green", "{colour}"),
        ("fr", "FIN entretien", "{step}"),
        ("it", "saprolingio", "{things}"),
        ("ja", "青", "{colour}"),
        ("en", "count eleven", ""),
        ("en", "9999", "{n}"),
    ],
)
def test_what_fills_a_place_is_found(language: str, words: str, place: str) -> None:
    found = phrases(load_tongue(language), words)
    places = [line for line in found if line.startswith("  {")]
    assert (PLACES in found) == bool(place)
    assert any(line.startswith(f"  {place}: ") for line in places) == bool(place)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_type_of_hole_is_listed_and_every_word_of_it(language: str) -> None:
    lexicon = load_tongue(language).table.lexicon
    said = filled_by(lexicon)
    assert set(said) | {"spell"} == set(lexicon.types)
    for name, words in lexicon.file.words.items():
        assert [word for word in words.values() if word not in said[name]] == []


def test_the_nearest_phrase_is_about_who_acts_and_not_about_whose_team_is_named() -> None:
    tongue = load_tongue("en")
    remedy = Nearest(tongue.table, tongue.names).remedy(
        "Angie atacks Edward's team with “Hill Giant”"
    )
    assert remedy.startswith("nearest: \"Angie attacks Edward's team with")


def test_words_are_searched_without_accents_and_capitals() -> None:
    found = phrases(load_tongue("fr"), "CREATURE aucune controle")
    assert found == [HEADINGS["fact"], "  Angie ne contrôle aucune créature"]  # type: ignore[index]  # a kind is its text


def test_how_objects_are_told_apart_is_found() -> None:
    assert phrases(load_tongue("it"), "whose") == [
        OBJECTS,
        "  la creatura “Orso Grizzly” di Barry è 2/2",
        "  la seconda creatura “Orso Grizzly” è 2/2",
        "  la seconda creatura “Orso Grizzly” di Barry è 2/2",
    ]


def test_how_tokens_are_told_apart_is_found() -> None:
    assert phrases(load_tongue("it"), "token effect") == [
        TOKENS,
        "  Angie lancia “Shock” bersagliando la prima pedina “Orso Grizzly”",
        "  Angie lancia “Shock” bersagliando la prima pedina “Orso Grizzly” di Barry",
        "  Angie lancia “Shock” bersagliando la prima pedina Saprolingio",
        "  Angie lancia “Shock” bersagliando la prima pedina Saprolingio di Barry",
    ]


def test_what_nobody_says_leads_to_the_nearest() -> None:
    found = phrases(load_tongue("en"), "points of life")
    assert found[0] == 'no sentence has "points of life"; the nearest:'
    assert len(found) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_template(language: str) -> None:
    page = markdown(language)
    for template in load_tongue(language).table.lexicon.file.phrases.values():
        for each in (template,) if isinstance(template, str) else template:
            assert each.replace("|", "\\|") in page
