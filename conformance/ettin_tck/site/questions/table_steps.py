"""A game as a table, step by step: two sides that face each other, the stack, who has priority."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_spec.language.object_reference import reference
from ettin_spec.protocol.questions import AskZone
from ettin_spec.protocol.results import ForPriority
from ettin_tck.telling.case_told import stepwise
from ettin_tck.telling.position_table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_tck.cases.plan import Plan
    from ettin_tck.judging.one_game import Played
    from ettin_tck.library import Library
    from ettin_tck.telling.positions import Position

ASIDE = ("hand", "graveyard", "exile", "command", "library")
"""Zones that are a player's own, in the order in which they are shown."""


@dataclass(frozen=True)
class Side:
    """A team at the table. `zones` are lines: a player's zone with the cards in it."""

    name: str
    life: str
    poison: str
    permanents: str
    zones: tuple[str, ...]
    has_priority: bool


@dataclass(frozen=True)
class Board:
    """Where the game stands. `step` is the step of the turn by its name in the protocol."""

    standing: str
    step: str
    sides: tuple[Side, ...]


@dataclass(frozen=True)
class Step:
    """A sentence, whether it held, and the position after it if that is another."""

    text: str
    mark: str
    board: Board | None


def steps(
    library: Library,
    plan: Plan,
    played: Played,
    seen: Sequence[Position | None],
    cards: Sequence[str],
) -> tuple[Step, ...]:
    """The steps of a case that was played, in the language of a library."""
    table = Table(library, plan, cards)
    found, before = [], None
    for said, position in stepwise(plan, played, seen):
        board = _board(table, position) if position is not None else None
        found.append(Step(said.text, str(said.mark), board if board != before else None))
        before = board or before
    return tuple(found)


def steps_of_a_turn(library: Library) -> tuple[tuple[str, str], ...]:
    """The steps of a turn in order: by name in the protocol, what the language calls it."""
    return tuple(library.tongue.table.lexicon.file.words.get("step", {}).items())


def _board(table: Table, position: Position) -> Board:
    status = position.status
    zones = _zones(table, position)
    sides = tuple(_sides(table, position, zones))
    return Board(table.standing(position), str(status.step) if status else "", sides)


def _sides(
    table: Table, position: Position, zones: Mapping[str, Mapping[str, list[str]]]
) -> Iterator[Side]:
    waiting = position.status.waiting if position.status is not None else None
    holder = waiting.team if isinstance(waiting, ForPriority) else ""
    word = table.words.word
    for team, row in zip(table.plan.new_game.teams, table.cells(position), strict=False):
        lines = [
            f"{table.player(player)}: {word('zones', zone)}: {', '.join(zones[player][zone])}"
            for player in team.players
            for zone in ASIDE
            if zones[player][zone]
        ]
        yield Side(*row, tuple(lines), team.id == holder)


def _zones(table: Table, position: Position) -> Mapping[str, Mapping[str, list[str]]]:
    """The cards that were looked for, by player and zone."""
    found: defaultdict[str, defaultdict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for ask, where in position.answers.items():
        if isinstance(ask, AskZone) and isinstance(where, dict) and where["zone"] in ASIDE:
            name = table.library.card_name(reference(ask.object).name)
            found[str(where.get("player", ""))][str(where["zone"])].append(name)
    return found
