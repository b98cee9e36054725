"""Tokens that a spell or ability creates, and emblems that players get by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ettin_engine.abilities.amounts import value
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.effects.entering_attacking import enter_attacking
from ettin_engine.events.basic_changes import change_permanent, enter
from ettin_engine.events.triggers.trigger_matching import entered
from ettin_engine.state import Permanent
from ettin_spec.cards.declaration.words import Card

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, ObjectId
    from ettin_spec.cards.declaration.words import Create, GetEmblem


class Created(NamedTuple):
    """The tokens that an effect has made, and the number that it can name."""

    objects: tuple[ObjectId, ...]
    number: int = 0


def create(table: Table, says: Create, item: Item) -> Created:
    """The controller gets tokens; a teammate gets none.

    Clauses: object.you, object.enters_tapped, combat.enters_attacking. What X is in their body is
    read once.
    """
    by = speaker(item)
    size = 0 if says.size is None else value(table.s, says.size, by)
    body = says.body.replace("X", str(size))
    token = Card(type=f"{says.type} - {says.subtype}", body=body, abilities=says.abilities)
    made: list[ObjectId] = []
    for _ in range(value(table.s, says.number, by)):
        it = enter(table, token, says.subtype, item.controller, None)
        change_permanent(table, it.id, colours=frozenset(says.colour), tapped=says.tapped)
        if says.attacking:
            enter_attacking(table, table.s.permanents[it.id])
        entered(table, table.s.permanents[it.id])
        made.append(it.id)
    return Created(tuple(made), size)


def get_emblem(table: Table, says: GetEmblem, item: Item) -> None:
    """Players, and not their teammates, each get an emblem.  Clause: emblem.owner"""
    card = Card(type="", abilities=says.abilities)
    for player in players(table.s, says.who, speaker(item)):
        emblem = Permanent(table.number(), item.name, card, player, player)
        table.set(emblems=(*table.s.emblems, emblem))
