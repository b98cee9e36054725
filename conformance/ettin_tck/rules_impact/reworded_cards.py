"""Declared cards that were reworded from one file of cards to another."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from ettin_spec.cards import load_cards
from ettin_spec.cards.card_texts import load_texts
from ettin_spec.rules_texts.reading.wording import plain

if TYPE_CHECKING:
    from ettin_tck.decks.files.card_data import Known

REMINDER = re.compile(r"\([^()]*\)")
ITSELF = re.compile(
    r"\bthis (?:creature|artifact|enchantment|land|permanent|planeswalker|spell|card|aura|"
    r"equipment|vehicle|saga|battle|siege)\b"
)
NAMED = "~"


class Reads(StrEnum):
    """As which text the declaration reads."""

    NEW = "the new text"
    OLD = "the old text"
    NEITHER = "neither text"


@dataclass(frozen=True)
class Reworded:
    """A declared card whose text is another one now, and as what its declaration reads."""

    name: str
    old: str
    new: str
    made: str
    reads: Reads


def reworded(old: Iterable[Known], new: Iterable[Known], date: str) -> Iterator[Reworded]:
    """The declared cards, printed ones, that both files have and that say something else now.

    The declaration is that in force on `date` (ISO).
    """
    before, now = _by_name(old), _by_name(new)
    cards, texts = load_cards(), load_texts()
    for name in cards.names:
        if name in before and name in now and not cards.is_made_up(name):
            was, becomes = (said(each[name], name) for each in (before, now))
            if was != becomes:
                told = texts.on(name, date)
                made = said(" ".join((told.text, told.back)), name)
                reads = {becomes: Reads.NEW, was: Reads.OLD}.get(made, Reads.NEITHER)
                yield Reworded(name, before[name], now[name], told.text, reads)


def said(text: str, name: str) -> str:
    """What a text says: without reminders and typography, and a card by one name for itself."""
    short = name.partition(",")[0]
    words = plain(REMINDER.sub(" ", text)).casefold()
    for called in dict.fromkeys((name, short)):
        words = re.sub(rf"\b{re.escape(plain(called).casefold())}\b", NAMED, words)
    return " ".join(ITSELF.sub(NAMED, words).split())


def _by_name(cards: Iterable[Known]) -> dict[str, str]:
    """The text of each card; of several printings the last that says something."""
    return {card.name: card.text for card in cards if card.text}
