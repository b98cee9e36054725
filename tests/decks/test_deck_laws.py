"""What holds of every pair of decks, on every date and in every format."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ettin_engine.serve import ReferenceEngine
from ettin_spec.cards import load_cards
from ettin_spec.errors import Place
from ettin_spec.language import seating
from ettin_spec.languages import LANGUAGES
from ettin_spec.protocol import decks as d
from ettin_spec.protocol.commands import NewGame, Observe, Register
from ettin_spec.protocol.results import Value
from ettin_spec.rulebook import DEFAULT_VARIANT, load_rules
from ettin_tck.decks.card_titles import titles_of
from ettin_tck.decks.deck_judging import Matter, objections, resolve
from ettin_tck.decks.files.deck_list import DeckList, Entry

pytestmark = pytest.mark.slow  # each is a law over many drawn decks

NAMES = ("Forest", "Island", "Naturalize", "Grizzly Bears", "Erayo, Soratami Ascendant",
         "Relentless Rats", "Seven Dwarves", "Toggo, Goblin Weaponsmith")  # fmt: skip
DATES = tuple(sorted({v.since for key, policy in load_rules().policies.items()
                      if key.startswith("deck.") for v in policy.values}))  # fmt: skip
CARDS = {name: msgspec.to_builtins(load_cards().card(name, DATES[0])) for name in NAMES}

dates = st.sampled_from(DATES)
forms = st.sampled_from(list(d.Format))
without_maximum = st.sampled_from([form for form in d.Format if form is not d.Format.COMMANDER])
players = st.sampled_from(["Angie", "Barry"])
facts = st.builds(
    d.InDeck,
    player=players,
    card=st.sampled_from(NAMES),
    number=st.integers(1, 40),
    board=st.sampled_from(list(d.Board)),
    printed=st.sampled_from(LANGUAGES),
)
leaders = st.builds(d.Commander, players, st.sampled_from(NAMES))
standings = st.builds(d.Listed, st.sampled_from(NAMES[2:]), st.sampled_from(list(d.Standing)))
handed = st.lists(facts | leaders | standings, max_size=10)


def judged(date: str, form: d.Format, entries: list[Any]) -> list[Any]:
    """The reference's objections to the decks of Angie's team."""
    game = NewGame(date, DEFAULT_VARIANT, "tournament", seating(DEFAULT_VARIANT), CARDS)
    ask = Observe(d.AskDecksAllowed("A", form))
    answer = ReferenceEngine().run([game, Register(tuple(entries)), ask])[-1]
    assert isinstance(answer, Value)
    assert answer.value["allowed"] == (answer.value["objections"] == [])
    return answer.value["objections"]


@given(dates, forms, handed, st.randoms(use_true_random=False))
def test_the_order_of_what_is_handed_in_never_matters(
    date: str, form: d.Format, entries: list[Any], shuffler: random.Random
) -> None:
    mixed = [entry for entry in entries if not isinstance(entry, d.Listed)]
    shuffler.shuffle(mixed)
    lists = [entry for entry in entries if isinstance(entry, d.Listed)]
    assert judged(date, form, [*mixed, *lists]) == judged(date, form, entries)


@given(dates, without_maximum, handed, players)
def test_one_more_basic_land_in_a_deck_is_never_an_objection(
    date: str, form: d.Format, entries: list[Any], player: str
) -> None:
    more = [*entries, d.InDeck(player, "Forest", 1)]
    known = {(o["cause"], o.get("player"), o.get("card")) for o in judged(date, form, entries)}
    found = {(o["cause"], o.get("player"), o.get("card")) for o in judged(date, form, more)}
    assert found <= known


@given(dates, forms, handed)
def test_the_language_of_a_copy_never_matters(
    date: str, form: d.Format, entries: list[Any]
) -> None:
    english = [
        msgspec.structs.replace(entry, printed="en") if isinstance(entry, d.InDeck) else entry
        for entry in entries
    ]
    assert judged(date, form, english) == judged(date, form, entries)


@given(dates, forms, handed)
def test_who_of_the_two_has_which_deck_never_matters(
    date: str, form: d.Format, entries: list[Any]
) -> None:
    other = {"Angie": "Barry", "Barry": "Angie"}
    swapped = [
        msgspec.structs.replace(entry, player=other[entry.player])
        if isinstance(entry, d.InDeck | d.Commander)
        else entry
        for entry in entries
    ]
    assert (judged(date, form, swapped) == []) == (judged(date, form, entries) == [])


@given(dates, handed)
def test_what_the_other_team_plays_never_matters(date: str, entries: list[Any]) -> None:
    theirs = [d.InDeck("Edward", "Naturalize", 4), d.InDeck("Ronald", "Grizzly Bears", 4)]
    form = d.Format.CONSTRUCTED
    assert judged(date, form, [*entries, *theirs]) == judged(date, form, entries)


def entry_lists() -> st.SearchStrategy[list[tuple[str, int]]]:
    """Lines of a deck list."""
    return st.lists(st.tuples(st.sampled_from(NAMES), st.integers(1, 40)), min_size=1, max_size=6)


def deck_list(file: str, entries: list[tuple[str, int]]) -> DeckList:
    """A deck list as it is read."""
    made = [Entry(n, k, d.Board.MAIN, Place(file, i)) for i, (n, k) in enumerate(entries, 1)]
    return DeckList(file, tuple(made))


@settings(deadline=None)
@given(dates, forms, entry_lists(), entry_lists())
@pytest.mark.slow  # reads many drawn decks
def test_the_order_of_the_files_never_matters(
    date: str, form: d.Format, one: list[tuple[str, int]], two: list[tuple[str, int]]
) -> None:
    lists = (deck_list("a.txt", one), deck_list("b.txt", two))
    found = []
    for decks in (lists, lists[::-1]):
        titles = titles_of(load_cards(), date, None)
        matter = Matter(decks, form, (), date)
        told = objections(ReferenceEngine(), matter, resolve(decks, titles), titles)
        found.append(sorted(str(each) for each in told))
    assert found[0] == found[1]
