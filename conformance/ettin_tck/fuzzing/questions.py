"""What is asked of a table after each step: all that both engines claim to observe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol import questions as q
from ettin_spec.protocol.base import CounterKind, Kind
from ettin_spec.protocol.commands import Observe
from ettin_spec.protocol.facts import Bearer
from ettin_tck.cases.plan import tag

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.questions import Question
    from ettin_tck.fuzzing.tables import Table

OF_PLAYERS = (
    q.AskHandSize,
    q.AskLibrarySize,
    q.AskGraveyardSize,
    q.AskExileSize,
    q.AskMonarch,
    q.AskInitiative,
    q.AskRoom,
)
OF_CARDS = (q.AskZone, q.AskExiled, q.AskAttacking, q.AskBody, q.AskTapped, q.AskFaceDown)
ON_OBJECTS = (CounterKind.PLUS, CounterKind.MINUS, CounterKind.LOYALTY)


def questions(table: Table, claimed: frozenset[str]) -> tuple[Observe, ...]:
    """Every question about a table that is claimed, in an order that tells the widest first."""
    return tuple(Observe(ask) for ask in _all(table) if tag(ask) in claimed)


def _all(table: Table) -> Iterator[Question]:
    teams = table.new_game.teams
    for team in teams:
        yield q.AskLife(team.id)
        yield q.AskPlayerCounters(Bearer(team=team.id), CounterKind.POISON)
    for player in table.players:
        yield from (of(player) for of in OF_PLAYERS)
        yield q.AskCount(player, kind=Kind.CREATURE)
        for kind in (CounterKind.POISON, CounterKind.ENERGY):
            yield q.AskPlayerCounters(Bearer(player=player), kind)
    yield q.AskDaytime()
    for label in table.labels:
        yield from (kind(label) for kind in OF_CARDS)
        yield from (q.AskCounters(label, kind) for kind in ON_OBJECTS)
