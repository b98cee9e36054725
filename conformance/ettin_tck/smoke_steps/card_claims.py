"""Claims of cards, looked at in themselves: is any of them one that scenarios have?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING

from ettin_spec.cards.vocabulary import vocabulary
from ettin_spec.errors import nearest
from ettin_tck.smoke_steps.findings import NOT_CLAIMED, Finding

if TYPE_CHECKING:
    from ettin_spec.cards import Cards
    from ettin_spec.protocol.capabilities import Capabilities, CardSupport
    from ettin_tck.library import CardNeed

ALIKE = 0.9
"""From this likeness on, a name that no card has is taken for a slip."""
FILLER = "Filler"
"""The card of which libraries are made; cards that stand in for it do as well."""
MOST = 3
"""So many slips are told."""

Needs = Callable[[str], "CardNeed"]


def card_claims(can: Capabilities, cards: Cards, need: Needs) -> Iterator[Finding]:
    """Are cards claimed so that they can be met?"""
    said = bool(can.cards.names or can.cards.words)
    yield Finding("claims: cards", _wrong_words(can.cards), "" if said else NOT_CLAIMED)
    for note in _notes(can, cards, need):
        yield Finding("claims: cards", note=note)


def _wrong_words(cards: CardSupport) -> str:
    """Words that the vocabulary of declarations does not have, each with the nearest."""
    unknown = sorted(set(cards.words) - {"*", *vocabulary()})
    told = (f"there is no word {word}; {nearest(word, vocabulary())}" for word in unknown[:MOST])
    return "; ".join(told)


def _notes(can: Capabilities, cards: Cards, need: Needs) -> Iterator[str]:
    """What is no mistake in itself, and keeps cases from being asked."""
    claimed = can.cards
    for name in sorted(set(claimed.names) - {"*", *cards.names})[: 100 * MOST]:
        near = get_close_matches(name, cards.names, n=1, cutoff=ALIKE)
        if near and near[0] not in claimed.names:
            yield f"no scenario has a card {name}; is {near[0]} meant?"
    if "game" in can.profiles and not can_play(FILLER, claimed, need):
        stand_ins = ", ".join(need(FILLER).stand_ins)
        yield (
            f"no game can be asked: libraries are made of {FILLER}, a land without abilities, or "
            f"of {stand_ins}; list one of them in `cards.names`"
        )


def can_play(name: str, cards: CardSupport, need: Needs) -> bool:
    """Does an engine claim a card, by its name or by the words of its declaration?"""
    needed = need(name)
    if cards.wording == "current" and needed.reworded:
        return False
    if {"*", name, *needed.stand_ins} & set(cards.names):
        return True
    return "*" in cards.words or (bool(cards.words) and needed.words <= set(cards.words))
