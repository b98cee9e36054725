"""Every word has an entry and a card that uses it, and no entry is without a word."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ettin_spec.cards import load_cards, needs, vocabulary
from ettin_spec.cards.declaration import words
from ettin_spec.cards.declaration.node import one_words
from ettin_spec.cards.declaration.terms import Filter
from ettin_spec.cards.declaration.words import AbilityWord, Card
from ettin_spec.cards.keyword_abilities import besides
from ettin_spec.cards.vocabulary import read_vocabulary
from ettin_spec.cards.word_kinds import NODES, all_words
from ettin_spec.errors import SpecError

FILE = Path(words.__file__).parents[1] / "vocabulary.yaml"
TEXT = FILE.read_text(encoding="utf-8")


def test_every_kind_of_word_is_counted() -> None:
    assert one_words() | {Filter} == set(NODES)


def test_every_word_is_used_by_a_card_or_means_a_part_of_a_keyword() -> None:
    cards = [card for entry in load_cards().entries.values() for _, card in entry.wordings]
    worded = [each for card in cards for each in card.abilities if isinstance(each, AbilityWord)]
    meant = [Card("Creature", abilities=besides(each)) for each in worded]
    used = set[str]().union(*map(needs, (*cards, *meant)))
    assert all_words() - used == set()


def test_every_word_has_an_entry_and_every_entry_a_word() -> None:
    assert set(vocabulary()) == all_words()


def test_a_sense_is_one_sentence() -> None:
    for key, word in vocabulary().items():
        assert word.sense.endswith("."), key
        assert ". " not in word.sense, key


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("  half_up:", "  half_ap:", "no word 'value.half_ap'"),
        ("sense: Black.", "sens: Black.", "'sens' is not known here"),
        ("policies: [life.read]", "policies: [life.reed]", "nearest: life.read"),
        ('  black: {since: "1.0", sense: Black.}\n', "", "no entry for colour.black"),
    ],
)
def test_a_vocabulary_with_a_hole_or_an_orphan_is_refused(
    right: str, wrong: str, says: str, tmp_path: Path
) -> None:
    assert right in TEXT
    (tmp_path / "v.yaml").write_text(TEXT.replace(right, wrong), encoding="utf-8")
    with pytest.raises(SpecError, match=says):
        read_vocabulary(tmp_path / "v.yaml")


def test_what_a_card_needs_is_what_it_says() -> None:
    said = {
        "type": "Creature - Imp",
        "abilities": [
            "flying",
            {
                "activate": {
                    "cost": ["tap", {"mana": "{1}"}],
                    "do": [
                        {"damage": {"amount": {"half_up": {"life": "you"}}, "to": "each_opponent"}}
                    ],
                }
            },
        ],
    }
    assert needs(msgspec.convert(said, words.Card)) == {
        "keyword.flying",
        "ability.activate",
        "cost.tap",
        "cost.mana",
        "effect.damage",
        "value.half_up",
        "value.life",
        "who.you",
        "who.each_opponent",
    }


def test_a_colour_in_a_slot_for_free_text_is_no_word() -> None:
    token = {"create": {"subtype": "green", "colour": ["red"], "body": "1/1"}}
    card = msgspec.convert(
        {"type": "Instant", "abilities": [{"spell": {"do": [token]}}]}, words.Card
    )
    assert needs(card) == {"ability.spell", "effect.create", "colour.red"}
