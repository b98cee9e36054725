"""How often an ability triggers on a shared step: the text reader says what the engine does."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest
from rules.two_team_game import asked, controls, game, told
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.cards.declaration.words import Card
from ettin_spec.cards.wording.card_text import rules_text
from ettin_spec.cards.wording.wordbook import wordbook
from ettin_spec.languages import LANGUAGES
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.results import Done
from ettin_tck.explaining.phrases_on_cards import marked

STEPS = {
    "upkeep": StepName.UPKEEP,
    "draw": StepName.DRAW,
    "precombat_main": StepName.PRECOMBAT_MAIN,
    "beginning_of_combat": StepName.BEGINNING_OF_COMBAT,
    "end": StepName.END,
}
WHOSE = ("each", "each_player", "each_opponent")
THAT_PLAYER = {"gain_life": {"who": "that_player", "amount": 1}}
MULTIPLIES = {1: "every_step", 2: "each_step"}
"""Which phrase a text has, by how often the ability can trigger (805.4d)."""


def card(step: str, whose: str, *, first: bool) -> dict[str, Any]:
    when = {"step": {"step": step, "of": whose, "first": first}}
    return {"type": "Enchantment", "abilities": [{"trigger": {"when": when, "do": [THAT_PLAYER]}}]}


def times_triggered(declared: dict[str, Any], step: str) -> int:
    """How many abilities of one card wait in a step of the opponents of who controls it."""
    begun = game(TODAY)
    begun = msgspec.structs.replace(begun, cards={**begun.cards, "Clock": declared})
    engine = ReferenceEngine()
    assert isinstance(told(engine, begun, c.Place("A", (controls("Angie", "Clock"),))), Done)
    assert isinstance(told(engine, c.Advance(c.At("E", STEPS[step]))), Done)
    return int(asked(engine, q.AskStackSize()))


@pytest.mark.parametrize(("step", "whose", "first"), product(STEPS, WHOSE, (False, True)))
def test_the_reader_of_texts_tells_what_the_engine_plays(
    step: str, whose: str, first: bool
) -> None:
    declared = card(step, whose, first=first)
    key = MULTIPLIES[times_triggered(declared, step)]
    for language in LANGUAGES:
        says = msgspec.convert(declared, Card)
        text = rules_text(says, "Clock", wordbook(language))
        keys = [hit.wording.key for hit in marked(text, language)]
        assert [each for each in keys if each.endswith("_step")] == [key], (language, text)
