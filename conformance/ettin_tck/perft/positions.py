"""The positions that are counted from, as data: `positions.yaml`, read, and laid out for a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import called
from ettin_spec.flow.definition.sections import mapping
from ettin_spec.language import seating
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.commands import NewGame, Place
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import load
from ettin_tck.fuzzing.tables import FILLER, MANA, Table
from ettin_tck.library import SCOPE
from ettin_tck.perft.history import Deed, Whose, check

if TYPE_CHECKING:
    from ettin_spec.protocol.commands import Team
    from ettin_spec.protocol.facts import Fact
    from ettin_tck.library import Library

POSITIONS_FILE = Path(__file__).parent / "positions.yaml"
SOURCES = 10
"""Mana sources of each player."""


class Lead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each team's first player has that nobody else has."""

    controls: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where is counted from, for any number of teams and players; the file's head says more."""

    says: str
    life: int
    depth: int
    controls: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    lead: Lead = Lead()
    history: tuple[Deed, ...] = ()

    @property
    def casts(self) -> tuple[tuple[Whose, str], ...]:
        """The cards of its history, and whose they are."""
        return tuple((deed.by, deed.casts) for deed in self.history if deed.casts)


@dataclass(frozen=True)
class Game:
    """A position of a variant on a day."""

    name: str
    position: Position
    table: Table

    @property
    def variant(self) -> str:
        """Which game is played."""
        return self.table.new_game.variant

    @property
    def date(self) -> str:
        """Under the rules of which day."""
        return self.table.new_game.date

    @cached_property
    def copies(self) -> Mapping[str, str]:
        """The labels of held cards, each with that of all its copies."""
        held = (fact for fact in self.table.place.facts if isinstance(fact, f.InHand))
        return {fact.label: f"{fact.player}'s {fact.card}" for fact in held}


@cache
def positions() -> Mapping[str, Position]:
    """The project's positions, by name.

    Raises:
        SpecError: the file cannot be meant.
    """
    file = load(POSITIONS_FILE)
    found = {name: convert(file, (name,), Position, f"position {name}") for name in mapping(file)}
    for name, position in found.items():
        there = (*position.controls, *position.lead.controls)
        check(file, (name, "history"), position.history, there)
    return found


def position_called(name: str) -> Position:
    """A position by its name.

    Raises:
        EttinError: none is called so.
    """
    return called("position", name, positions())


def cards_of(position: Position) -> tuple[str, ...]:
    """Every card that there is in a position, by English name."""
    lead, cast = position.lead, (card for _, card in position.casts)
    some = (*position.controls, *position.holds, *lead.controls, *lead.holds, *cast)
    return tuple(dict.fromkeys((MANA, FILLER, *some)))


def game(library: Library, name: str, variant: str, date: str) -> Game:
    """A position laid out.

    Raises:
        EttinError: no position is called so.
        LookupError: no card of it is called so on that day.
    """
    position, teams = position_called(name), seating(variant)
    declared = library.declarations(cards_of(position), date)
    facts: list[Fact] = [f.Life(team.id, position.life) for team in teams]
    for team in teams:
        for player in team.players:
            facts += _facts(player, position)
            if player == team.players[0]:
                facts += _facts_of_lead(position, team, teams)
    new_game = NewGame(date, variant, SCOPE, teams, declared)
    return Game(name, position, Table(new_game, Place(teams[0].id, tuple(facts))))


def _facts(player: str, position: Position) -> Iterator[Fact]:
    yield f.Controls(player, SOURCES, MANA)
    yield from _controlled(player, position.controls)
    yield from _held(player, position.holds)


def _facts_of_lead(position: Position, team: Team, teams: Sequence[Team]) -> Iterator[Fact]:
    """What the first player of a team has besides, with what is cast in the history."""
    lead, player = position.lead, team.players[0]
    yield from _controlled(player, lead.controls)
    cast = (card for whose, card in position.casts if whose.of(teams) is team)
    yield from _held(player, (*lead.holds, *cast), len(position.holds))


def _controlled(player: str, cards: Sequence[str]) -> Iterator[Fact]:
    for card in cards:
        yield f.Controls(player, 1, card, labels=(f"{player}'s {card}",))


def _held(player: str, cards: Sequence[str], already: int = 0) -> Iterator[Fact]:
    for number, card in enumerate(cards, already + 1):
        yield f.InHand(player, card, f"{player}'s {card} in hand, {number}")
