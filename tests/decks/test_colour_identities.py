"""Every card, and every word for mana, has a colour identity under the rules of every day."""

from __future__ import annotations

from typing import get_args

import pytest

from ettin_engine.objects.colour_identity import Colours, identity, made
from ettin_spec.cards import load_cards
from ettin_spec.cards.declaration.names import ColourOrAny
from ettin_spec.cards.declaration.parts.effect_parts import AddMana
from ettin_spec.cards.declaration.words import AbilityWord, Activated, Card, Effect
from ettin_spec.protocol.base import Colour
from ettin_spec.rulebook import DEFAULT_VARIANT, Rulebook, load_rules

DATES = tuple(str(value.since) for value in load_rules().policies["deck.commander_identity"].values)
RULES = {date: Rulebook.on(date, DEFAULT_VARIANT, "tournament") for date in DATES}
WORDS = get_args(ColourOrAny)
OF_A_SYMBOL = frozenset(Colour)


def adding(colour: ColourOrAny | tuple[Colour, ...]) -> Card:
    """An artifact without a coloured symbol but that of the mana which it adds."""
    adds = Effect(add_mana=AddMana(colour))
    return Card("Artifact", "{1}", abilities=(AbilityWord(activate=Activated(("tap",), (adds,))),))


def last(card: Card) -> Colours:
    """A card's colour identity under the rules of the last day on which they changed."""
    return identity(RULES[DATES[-1]], card)


@pytest.mark.parametrize("date", DATES)
def test_every_card_in_every_wording_has_a_colour_identity(date: str) -> None:
    cards = load_cards()
    wordings = [card for entry in cards.entries.values() for _, card in entry.wordings]
    assert len(wordings) > len(cards.names) > 700
    for card in wordings:
        assert identity(RULES[date], card) <= OF_A_SYMBOL
        assert made(card) <= OF_A_SYMBOL


@pytest.mark.parametrize("word", WORDS)
def test_a_word_for_mana_adds_the_colour_of_its_symbol_and_no_other(word: ColourOrAny) -> None:
    """903.4 (2026-06-19): the colours of mana symbols; {C}, "any colour" and "that type" have
    none."""
    assert last(adding(word)) == {word} & OF_A_SYMBOL


def test_several_words_for_mana_add_the_colours_of_each() -> None:
    assert last(adding((Colour.RED, Colour.GREEN))) == {Colour.RED, Colour.GREEN}


@pytest.mark.parametrize(
    ("name", "colours"), [("Sol Ring", set()), ("Heartbeat of Spring", {Colour.GREEN})]
)
def test_a_printed_card_has_the_colours_of_its_symbols(name: str, colours: set[Colour]) -> None:
    assert last(load_cards().card(name, DATES[-1])) == colours
