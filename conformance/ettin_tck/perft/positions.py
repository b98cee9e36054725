"""The positions that are counted from, as data: `positions.yaml`, read, and laid out for a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import called
from ettin_spec.language import seating
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.actions import Activate
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, NewGame, Place
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import load
from ettin_tck.fuzzing.tables import FILLER, MANA, Table
from ettin_tck.library import SCOPE

if TYPE_CHECKING:
    from ettin_spec.protocol.facts import Fact
    from ettin_tck.library import Library

POSITIONS_FILE = Path(__file__).parent / "positions.yaml"
SOURCES = 6
"""Mana sources of each player."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where is counted from, for any number of teams and players; the file's head says more."""

    says: str
    step: StepName
    life: int
    depth: int
    controls: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    activated: tuple[str, ...] = ()


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

    @property
    def moves(self) -> tuple[Act, ...]:
        """What is done before anything is counted."""
        first = self.table.new_game.teams[0].players[0]
        return tuple(Act(Activate(first, f"{first}'s {card}")) for card in self.position.activated)

    @cached_property
    def copies(self) -> Mapping[str, str]:
        """The labels of held cards, each with that of all its copies."""
        return {
            label: f"{player}'s {card}"
            for player in self.table.players
            for label, card in _held(player, self.position)
        }


@cache
def positions() -> Mapping[str, Position]:
    """The project's positions, by name.

    Raises:
        SpecError: the file cannot be meant.
    """
    return convert(load(POSITIONS_FILE), (), dict[str, Position], "positions")


def position_called(name: str) -> Position:
    """A position by its name.

    Raises:
        EttinError: none is called so.
    """
    return called("position", name, positions())


def cards_of(position: Position) -> tuple[str, ...]:
    """Every card that there is in a position, by English name."""
    return tuple(dict.fromkeys((MANA, FILLER, *position.controls, *position.holds)))


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
    new_game = NewGame(date, variant, SCOPE, teams, declared)
    return Game(name, position, Table(new_game, Place(teams[0].id, tuple(facts)), position.step))


def _facts(player: str, position: Position) -> Iterator[Fact]:
    yield f.Controls(player, SOURCES, MANA)
    for card in position.controls:
        yield f.Controls(player, 1, card, labels=(f"{player}'s {card}",))
    for label, card in _held(player, position):
        yield f.InHand(player, card, label)


def _held(player: str, position: Position) -> Iterator[tuple[str, str]]:
    for number, card in enumerate(position.holds, 1):
        yield f"{player}'s {card} in hand, {number}", card
