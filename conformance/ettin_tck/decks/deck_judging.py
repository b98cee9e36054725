"""A team's deck lists put before an engine that judges decks, and its objections."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import EttinError
from ettin_spec.protocol.commands import NewGame, Observe, Register, Team
from ettin_spec.protocol.decks import (
    AskDeckAllowed,
    AskDecksAllowed,
    Commander,
    Format,
    InDeck,
    Listed,
    Objected,
)
from ettin_spec.protocol.facts import ChosenColour
from ettin_spec.protocol.results import Value
from ettin_spec.rulebook import DEFAULT_VARIANT, load_rules
from ettin_tck.library import SCOPE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.errors import Place
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.decks.card_titles import Titles
    from ettin_tck.decks.files.deck_list import DeckList

TEAM, OTHERS = "team", "others"


@dataclass(frozen=True)
class Matter:
    """What is to be judged: the decks of a team, the format with its own list, the date (ISO)."""

    decks: tuple[DeckList, ...]
    form: Format
    lists: tuple[Listed, ...]
    date: str


@dataclass(frozen=True)
class Resolved:
    """A team's decks with every name known: what is handed in, and where each card stands."""

    facts: tuple[InDeck, ...]
    places: dict[tuple[str, str], list[Place]]
    leaders: tuple[Commander, ...] = ()
    chosen: tuple[ChosenColour, ...] = ()


def resolve(decks: Sequence[DeckList], titles: Titles) -> Resolved:
    """The cards of the lists by their English names; DeckFileError for a name nobody knows."""
    facts: list[InDeck] = []
    leaders: list[Commander] = []
    places: dict[tuple[str, str], list[Place]] = defaultdict(list)
    for deck in decks:
        for entry in deck.entries:
            card = titles.english(entry.name, entry.place)
            facts.append(InDeck(deck.file, card, entry.number, entry.board))
            places[deck.file, card].append(entry.place)
            leaders += [Commander(deck.file, card)] if entry.leads else []
    return Resolved(tuple(facts), dict(places), tuple(leaders))


def objections(engine: Engine, matter: Matter, handed: Resolved, titles: Titles) -> list[Objected]:
    """What an engine objects to in the decks of one team.

    Raises:
        EttinError: the engine does not judge decks.
    """
    names = {fact.card for fact in handed.facts} | {listed.card for listed in matter.lists}
    cards = {name: msgspec.to_builtins(titles.card(name)) for name in sorted(names)}
    players = tuple(deck.file for deck in matter.decks)
    alone = len(players) == 1
    ask = AskDeckAllowed(players[0], matter.form) if alone else AskDecksAllowed(TEAM, matter.form)
    results = engine.run(
        [
            NewGame(matter.date, DEFAULT_VARIANT, SCOPE, _seated(players), cards),
            Register((*handed.facts, *handed.leaders, *handed.chosen, *matter.lists)),
            Observe(ask),
        ]
    )
    answer = results[-1]
    if not isinstance(answer, Value):
        raise EttinError(f"the engine judges no decks: {getattr(answer, 'reason', answer)}")
    return msgspec.convert(answer.value["objections"], list[Objected])


def _seated(players: Sequence[str]) -> tuple[Team, Team]:
    """The team, and the other; seats to which no file belongs are filled by nobody's name."""
    heads = load_rules().variants[DEFAULT_VARIANT].heads
    absent = tuple(f"{TEAM} {seat}" for seat in range(len(players), heads))
    others = tuple(f"{OTHERS} {seat}" for seat in range(heads))
    return Team(TEAM, (*players, *absent), players[0]), Team(OTHERS, others, others[0])
