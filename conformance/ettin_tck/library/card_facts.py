"""What the runner asks of a card on a date; each answer is worked out once.

`files` are the user's files of further cards, dates are ISO.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from ettin_spec.cards import load_cards, needs
from ettin_spec.cards.card_texts import load_texts
from ettin_spec.cards.declaration.words import AbilityWord
from ettin_spec.cards.keyword_abilities import activated, is_mana_ability


@dataclass(frozen=True)
class CardNeed:
    """A card of a case: the words it is made of, and whether today's wording is another.

    `stand_ins`: real cards that may be used for one that only fills a place; `left_out`: what the
    printed card does besides what is declared of it.
    """

    words: frozenset[str]
    reworded: bool
    stand_ins: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()


@cache
def declaration(files: tuple[Path, ...], name: str, date: str) -> Any:
    """A card as `new_game.cards` says it, with an English text of each side."""
    card, told = load_cards(files).card(name, date), load_texts(more=files).on(name, date)
    back = card.back and replace(card.back, text=told.back)
    return msgspec.to_builtins(replace(card, text=told.text, back=back))


@cache
def card_need(files: tuple[Path, ...], name: str, date: str, today: str) -> CardNeed:
    """What a card asks of an engine."""
    cards = load_cards(files)
    card = cards.card(name, date)
    reworded = card != cards.card(name, today)
    return CardNeed(needs(card), reworded, cards.stands_for(name), card.left_out)


@lru_cache(1 << 12)
def words(files: tuple[Path, ...], names: tuple[str, ...], date: str) -> frozenset[str]:
    """The words that some cards are made of, all together."""
    cards = load_cards(files)
    return frozenset(word for name in names for word in needs(cards.card(name, date)))


@cache
def adds_mana(files: tuple[Path, ...], name: str, date: str) -> bool | None:
    """Is the ability that one may activate of a card a mana ability? None if only some are."""
    card = load_cards(files).card(name, date)
    sides = (card,) if card.back is None else (card, card.back)
    said = [a for side in sides for a in side.abilities if isinstance(a, AbilityWord)]
    kinds = {is_mana_ability(does) for each in said for does in activated(each)}
    kinds |= {False for each in said if each.cycling}
    return None if len(kinds) > 1 else kinds == {True}
