"""LanguageTool reads what cards say in English, French and Italian."""

from __future__ import annotations

import pytest
from cards.grammar.language_tool import (
    CODES,
    Accepted,
    Remark,
    accepted,
    class_path,
    remarks,
)
from shared.sampling import sample, whole

from ettin_spec.cards import load_cards
from ettin_spec.cards.wording import rules_text, wordbook
from ettin_spec.language.sentences.lexicon import VALUES

NAMES = ("Madrid", "Amsterdam")
"""What each card is called here: names in every dictionary, one that begins with a vowel."""

ROOMS = ("Undercity", *sorted(VALUES["room"], key=len, reverse=True))
"""Names in English that stand in what dungeons say, the longest first."""

EVERY = 4
"""Of what cards say in a language it reads one line in so many, in a run of the whole all."""
WRONG = {
    "en": ("Each players lose 2 life.", "Each players"),
    "fr": ("Le contrôleur de Amsterdam perd 2 points de vie.", "de Amsterdam"),
    "it": ("Qual'è il totale dei punti vita di quel giocatore?", "Qual'è"),
}


@pytest.fixture(scope="module")
def jars(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where LanguageTool is."""
    return class_path(tmp_path_factory.mktemp("grammar"))


def texts(language: str) -> list[str]:
    """What all cards say, each line once."""
    book = wordbook(language)
    cards = [card for entry in load_cards().entries.values() for _, card in entry.wordings]
    sides = [side for card in cards for side in (card, card.back) if side is not None]
    said = [unnamed(rules_text(side, NAMES[0], book)) for side in sides]
    elided = [unnamed(rules_text(side, NAMES[1], book)) for side in sides]
    otherwise = [text for text, plain in zip(elided, said, strict=True) if unlike(text, plain)]
    return list(dict.fromkeys(line for text in said + otherwise for line in text.splitlines()))


def unnamed(text: str) -> str:
    """A text in which rooms, and the dungeon that is called by its type, have the first name."""
    for name in ROOMS:
        text = text.replace(name, NAMES[0])
    return text


def unlike(text: str, plain: str) -> bool:
    """Does a text that says the second name differ from that with the first in more than names?"""
    return text.replace(NAMES[1], NAMES[0]) != plain


@pytest.mark.slow  # a grammar checker in Java reads a thousand texts
@pytest.mark.together("grammar")
@pytest.mark.parametrize("language", CODES)
def test_every_text_is_grammatical(jars: str, language: str) -> None:
    wrong, says = WRONG[language]
    some = sample(texts(language), EVERY, [*CODES].index(language))
    found = remarks(jars, language, [*some, wrong])
    known = accepted()[language]
    new = [remark for remark in found if not known.has(remark)]
    assert [(remark.about, remark.text) for remark in new] == [(says, wrong)]
    if whole():
        nothing_is_accepted_for_nobody(known, found)


def nothing_is_accepted_for_nobody(known: Accepted, found: list[Remark]) -> None:
    """Of what all cards say."""
    used = {remark.rule for remark in found}
    assert not known.rules.keys() - used, "accepted, and nothing says it"
    assert not set(known.words) - {remark.about for remark in found}, (
        "accepted, and no card says it"
    )
    assert not {one.rule for one in known.remarks} - used
