"""The vocabulary can be looked up in every language."""

from __future__ import annotations

import pytest

from ettin_spec.language import load_tongue
from ettin_spec.language.sentences.phrase_listing import (
    HEADINGS,
    OBJECTS,
    TOLD_APART,
    markdown,
    phrases,
)
from ettin_spec.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_a_sentence(language: str) -> None:
    tongue = load_tongue(language)
    lines = [line for line in phrases(load_tongue(language)) if line.startswith("  ")]
    assert len(lines) == len(tongue.table.phrases) + len(TOLD_APART)
    assert [line for line in lines if not tongue.says(line.strip())] == []


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
