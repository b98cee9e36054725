"""The texts of all cards in a language: made once, and kept with what else is compiled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ettin_spec.cards.card_entry import Entry
from ettin_spec.cards.catalogue import CardError, Cards, load_cards
from ettin_spec.cards.declaration.words import Card
from ettin_spec.compiled import BEYOND_CARDS, compiled

HALVES = " // "
"""What stands between the names of the halves of a split card."""

ENGLISH = "en"
"""The language of the texts that engines are sent."""


@dataclass(frozen=True)
class Told:
    """What a card says of its abilities, what its other side says, and its face with all on it.

    `text` and `back` are empty where a side has no abilities, or some that no template says.
    """

    text: str
    back: str
    face: str


@dataclass(frozen=True)
class CardTexts:
    """The texts of cards by English name, each from an ISO date on, the first from `""`."""

    told: Mapping[str, tuple[tuple[str, Told], ...]]

    def on(self, name: str, date: str) -> Told:
        """What a card says on an ISO date."""
        return [told for since, told in self.told[name] if since <= date][-1]


@cache
def load_texts(language: str = ENGLISH, more: tuple[Path, ...] = ()) -> CardTexts:
    """The texts in a language, in English where the project has none in it."""
    return compiled(
        f"texts-{language}",
        CardTexts,
        lambda: _made(language, load_cards(more)),
        more,
        BEYOND_CARDS,
    )


def _made(language: str, cards: Cards) -> CardTexts:
    from ettin_spec.cards.wording import spoken  # noqa: PLC0415 - CLDR, only where texts are made

    code = language if language in spoken() else ENGLISH
    return CardTexts(
        {
            name: tuple((since, _told(code, cards, entry, card)) for since, card in entry.wordings)
            for name, entry in cards.entries.items()
        }
    )


def _told(language: str, cards: Cards, entry: Entry, card: Card) -> Told:
    from ettin_spec.cards import wording  # noqa: PLC0415 - CLDR, only where texts are made

    name = _name(cards, entry, language)
    book = wording.wordbook(language)
    sides = [side for side in (card, card.back) if side is not None]
    names = face_names(name, card)
    texts = []
    for own, side in zip(names, sides, strict=False):
        try:
            texts.append(wording.rules_text(side, own, book))
        except wording.Unsayable:
            texts.append("")
    faces = [
        wording.face(side, own, text, book)
        for own, side, text in zip(names, sides, texts, strict=False)
    ]
    return Told(texts[0], texts[1] if len(texts) > 1 else "", "\n//\n".join(faces))


def face_names(name: str, card: Card) -> tuple[str, str]:
    """What both faces of a card are called: each half of a split card has a name of its own."""
    first, _, second = name.partition(HALVES) if card.layout == "split" else (name, "", "")
    return first, second or first


def _name(cards: Cards, entry: Entry, language: str) -> str:
    try:
        return cards.local(entry.name, language)
    except CardError:
        return entry.name
