"""The text of every card says all that its declaration says, and reads back as the same."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cards.declared_variants import variants
from cards.oracle.common import Data
from cards.oracle.reader import read_abilities
from cards.same_meaning import normal
from lark import Lark, UnexpectedInput
from shared.many_in_one import faults
from shared.sampling import sample

from ettin_spec.cards import load_cards, wording
from ettin_spec.cards.card_texts import load_texts
from ettin_spec.cards.declaration.words import Card
from ettin_spec.cards.unbound_names import unbound
from ettin_spec.cards.wording import Unsayable, rules_text, spoken, wordbook
from ettin_spec.cards.wording.wordbook import Wordbook, read_wordbook
from ettin_spec.errors import SpecError

CARDS = load_cards()
WORDINGS = [
    (name, since, card) for name, entry in CARDS.entries.items() for since, card in entry.wordings
]
SIDES = [
    (name, side) for name, _, card in WORDINGS for side in (card, card.back) if side is not None
]


def file_of(name: str) -> str:
    """The name of the file that declares a card."""
    return Path(CARDS.entries[name].place.file).stem


FILES = sorted({file_of(name) for name, _ in SIDES})
ENGLISH = Path(wording.__file__).with_name("en.yaml").read_text(encoding="utf-8")
ORACLE = (Path(__file__).parent / "oracle" / "oracle.lark").read_text(encoding="utf-8")
EVERY = 12
"""Each language looks at one in so many abilities, all four together at every one."""
READ = 3
"""Of the cards of a file one in so many is read back."""
HOLE = re.compile(r"\{[a-z_]|[a-z]_[a-z]|[\ue000-\uf8ff\[\]<>|]|None|\( |\s{2}|\s[,.;。、]")
"""What a text has where a template was not filled: a hole, a raw key, a bracket, a gap."""


def card_of(abilities: Data, kind: str = "Enchantment") -> Card:
    """A made-up card of some abilities; ValueError if no file of cards may have it."""
    card = msgspec.convert({"type": kind, "abilities": abilities}, Card)
    if list(unbound(card.abilities)):
        raise ValueError("reads a name that nothing gives, as no file of cards may")
    return card


def said(abilities: Data, kind: str = "Enchantment", book: Wordbook | None = None) -> str:
    """The text of a made-up card of some abilities."""
    return rules_text(card_of(abilities, kind), "Ember Toll", book or wordbook("en"))


def read_back(text: str, name: str, card: Card) -> object:
    """The abilities that a text says, as `normal` has them."""
    is_spell = bool({"Instant", "Sorcery"} & set(card.type.split()))
    return normal(read_abilities(text, name, is_spell))


def declared(card: Card) -> object:
    """The abilities of a card, as `normal` has them."""
    return normal(json.loads(msgspec.json.encode(card)).get("abilities", []))


def leave_nothing_open(name: str, since: str, card: Card, language: str) -> None:
    told = load_texts(language).on(name, since or "1993-01-01")
    assert bool(told.text) == bool(card.abilities)
    assert bool(told.back) == bool(card.back and card.back.abilities)
    for text in (told.text, told.back, told.face):
        assert HOLE.search(re.sub(r"<\d+>$|\[\d+\]$", "", text, flags=re.MULTILINE)) is None, text
    assert card.cost in told.face
    assert card.body in told.face


@pytest.mark.slow  # every card is told
@pytest.mark.parametrize("language", spoken())
def test_every_card_has_a_text_in_which_nothing_is_left_open(language: str) -> None:
    wordbook(language)  # what it lacks is said once, and not for every card
    cards = [(f"{name} {since}", (name, since, card, language)) for name, since, card in WORDINGS]
    assert faults(leave_nothing_open, cards) == ""


def read_back_as_declared(name: str, side: Card) -> None:
    text = rules_text(side, name, wordbook("en"))
    assert read_back(text, name, side) == declared(side), text


@pytest.mark.slow  # a parser of all readings, a thousand sentences
@pytest.mark.parametrize("file", FILES)
def test_a_text_reads_back_as_its_declaration(file: str) -> None:
    sides = [(name, (name, side)) for name, side in SIDES if file_of(name) == file]
    assert sides
    assert faults(read_back_as_declared, sample(sides, READ, FILES.index(file))) == ""


@pytest.mark.slow  # thousands of texts
@pytest.mark.parametrize("language", spoken())
def test_cards_that_differ_have_faces_that_differ(language: str) -> None:
    """But for `marks`: what deck checkers alone see on a card, and no sentence of it says."""
    book = wordbook(language)
    cards = defaultdict(set)
    for _, card in SIDES:
        plain = msgspec.structs.replace(card, marks=None, back=None, layout=None)
        meant = json.dumps(normal(json.loads(msgspec.json.encode(plain))), sort_keys=True)
        text = rules_text(plain, "Ember Toll", book)
        cards[wording.face(plain, "Ember Toll", text, book)].add(meant)
    assert len(cards) > 100
    assert {face: meant for face, meant in cards.items() if len(meant) > 1} == {}


@cache
def abilities_alone() -> list[tuple[Any, str]]:
    """Each ability that some card has, with that card's types; none about what one enchants."""
    found = {}
    for _, card in SIDES:
        for ability in json.loads(msgspec.json.encode(card)).get("abilities", []):
            found[json.dumps(ability), card.type] = ability
    return [(each, kind) for (text, kind), each in found.items() if "enchanted" not in text]


def differing(ability: Any, kind: str) -> Iterator[tuple[Any, Card]]:
    for other in variants(ability):
        with suppress(ValueError):
            yield other, card_of([other], kind)


@pytest.mark.slow  # thousands of texts
@pytest.mark.parametrize("language", spoken())
def test_a_declaration_that_differs_in_one_place_has_another_text_or_none(language: str) -> None:
    book, told, lost = wordbook(language), 0, []
    for ability, kind in sample(abilities_alone(), EVERY, first=[*spoken()].index(language)):
        text = rules_text(card_of([ability], kind), "Ember Toll", book)
        for other, changed in differing(ability, kind):
            with suppress(ValueError, Unsayable):
                another = rules_text(changed, "Ember Toll", book)
                told += 1
                if another == text and normal(other) != normal(ability):
                    lost.append((ability, other))
    assert told > 5_000 / EVERY
    assert lost == []


def test_a_cost_of_nothing_is_said() -> None:
    assert (
        load_texts().on("Fountain of Youth", "2005-08-01").face.startswith("Fountain of Youth {0}")
    )
    assert said([{"activate": {"cost": [{"mana": "{0}"}], "do": [{"win": "you"}]}}]) == (
        "{0}: You win the game."
    )
    assert said([{"activate": {"cost": [{"loyalty": 0}], "do": [{"win": "you"}]}}]) == (
        "0: You win the game."
    )


def test_a_wording_has_its_own_text() -> None:
    eve, day = (load_texts().on("Shock", date).text for date in ("2018-04-26", "2018-04-27"))
    assert eve == "Shock deals 2 damage to target creature or player."
    assert day == "Shock deals 2 damage to any target."


def test_words_that_no_card_here_puts_together_have_a_text_too() -> None:
    event = {"casts": {"who": "each_opponent"}}
    target = {"target": {"who": "any_player"}}
    do = [{"lose_life": {"who": "target", "amount": 2}}, {"draw": {"who": "that_player"}}]
    again = [*do, {"discard": {"who": "target"}}]
    assert said([{"trigger": {"when": event, "targets": target, "do": again}}]) == (
        "Whenever an opponent casts a spell, target player loses 2 life. That player draws a card. "
        "The targeted player discards a card."
    )
    assert said([{"spell": {"do": [{"may": [{"win": "you"}]}]}}], "Instant") == (
        "You may choose to have this happen: you win the game."
    )
    assert said(
        [{"static": {"changes": [{"pump": {"what": {"subtype": "Ooze"}, "power": -1}}]}}]
    ) == ("Ooze creatures get -1/-0.")


def test_a_condition_of_the_event_is_told_from_one_of_the_effect() -> None:
    condition, do = {"poisoned": "you"}, [{"draw": {"who": "you"}}]
    event = {"step": {"step": "upkeep", "of": "each"}}
    assert said([{"trigger": {"when": event, "if": condition, "do": do}}]) == (
        "At the beginning of each upkeep, if you are poisoned, draw a card."
    )
    assert said(
        [{"trigger": {"when": event, "do": [{"only_if": {"if": condition, "do": do}}]}}]
    ) == ("At the beginning of each upkeep, draw a card if you are poisoned.")


@pytest.mark.slow  # a parser of all readings
def test_a_sentence_that_means_two_things_is_not_read() -> None:
    text = "Whenever Ember Toll attacks, for each opponent, if you are poisoned, draw a card."
    assert read_abilities(text, "Ember Toll", is_spell=False)
    assert "branch" in ORACLE
    loose = ORACLE.replace("?opening: action", "?opening: effect")
    assert loose != ORACLE
    twice = "At the beginning of each upkeep, if you are poisoned, draw a card.".lower()
    trees = Lark(loose, start="permanent", parser="earley", ambiguity="explicit").parse(twice)
    assert "_ambig" in str(trees)


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("fr", "Acolyte of Xathrid", "{1}{B}, {T} : Le joueur ciblé perd 1 point de vie."),
        ("fr", "Angel's Mercy", "Vous gagnez 7 points de vie."),
        ("fr", "Wilt-Leaf Liege", "Les autres créatures vertes que vous contrôlez gagnent +1/+1."),
        ("fr", "Ixidron", "La force et l'endurance d'Ixidron sont chacune égales au nombre de"),
        ("fr", "Utter End", "Exilez le permanent non-terrain ciblé."),
        ("it", "Acolyte of Xathrid", "{1}{B}, {T}: Un giocatore bersaglio perde 1 punto vita."),
        ("it", "Angel's Mercy", "Guadagni 7 punti vita."),
        ("it", "Rushblade Commander", "I Guerrieri che la tua squadra controlla hanno rapidità."),
        ("it", "Soul Warden", "Ogniqualvolta un'altra creatura entra nel campo di battaglia,"),
        ("it", "Sea Monster", "tranne se il giocatore in difesa controlla un'Isola."),
        ("ja", "Acolyte of Xathrid", "{1}{B}、{T}：対象のプレイヤー1人は1点のライフを失う。"),
        ("ja", "Angel's Mercy", "あなたは7点のライフを得る。"),
        ("ja", "Soul Warden", "他のクリーチャー1体が戦場に出るたび、"),
        ("ja", "Yoshimaru, Ever Faithful", "他の伝説のパーマネント1つが戦場に出るたび、"),
        (
            "ja",
            "Heartless Hidetsugu",
            "無情の碑出告は各プレイヤーに、そのプレイヤーのライフの総量の半分（端数切り捨て）",
        ),
    ],
)
def test_a_text_agrees_and_counts_as_its_language_does(language: str, name: str, text: str) -> None:
    assert text in load_texts(language).on(name, "2026-01-01").text


def test_where_a_language_has_no_texts_they_are_english() -> None:
    shock = "Shock deals 2 damage to any target."
    assert load_texts("eo").on("Shock", "2020-01-24").text == shock


def test_a_target_that_nothing_is_done_to_has_no_text() -> None:
    target = {"target": {"who": "any_player"}}
    with pytest.raises(Unsayable):
        said([{"spell": {"targets": target, "do": [{"win": "you"}]}}], "Instant")


def book_with(right: str, wrong: str, folder: Path) -> Wordbook:
    """The English words with a text in place of another."""
    assert right in ENGLISH
    file = folder / "en.yaml"
    file.write_text(ENGLISH.replace(right, wrong), encoding="utf-8")
    return read_wordbook(file)


@pytest.mark.slow  # reads a changed language each time
@pytest.mark.parametrize(
    ("right", "wrong", "name"),
    [
        ("{half_down}, rounded down", "{half_down}, rounded up", "Heartless Hidetsugu"),
        ('"other {phrase}", ', "", "Goblin Chieftain"),
        ("Activate only if {if}", "Activate if you like[ {if}]", "Luminarch Ascension"),
        ('"": each opponent', '"": each player', "Sizzle"),
        ("greater than or equal to {1", "less than {1", "Path of Bravery"),
    ],
)
def test_a_template_that_says_something_else_is_found(
    right: str, wrong: str, name: str, tmp_path: Path
) -> None:
    book, card = book_with(right, wrong, tmp_path), CARDS.card(name, "2020-01-24")
    with suppress(UnexpectedInput, Unsayable):
        assert read_back(rules_text(card, name, book), name, card) != declared(card)


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ('  devotion: "your devotion to {devotion}"\n', "", "no template for value.devotion"),
        ("[ without {lacks}]", "", "no template for what.lacks"),
        ("[ without {lacks}]", "[ without {lacks}", "a bracket does not fit"),
    ],
)
def test_a_language_that_lacks_a_word_is_refused(
    right: str, wrong: str, says: str, tmp_path: Path
) -> None:
    with pytest.raises(SpecError, match=re.escape(says)):
        book_with(right, wrong, tmp_path)
