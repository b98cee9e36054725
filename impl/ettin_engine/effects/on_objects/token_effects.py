"""Tokens that a spell or ability creates, and emblems that players get by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.words import Create, GetEmblem


def create(table: Table, says: Create, item: Item) -> None:
    """The controller gets tokens; a teammate gets none.

    Clauses: object.you, object.enters_tapped, combat.enters_attacking
    """
    token = Card(type=f"{says.type} - {says.subtype}", body=says.body, abilities=says.abilities)
    for _ in range(value(table.s, says.number, speaker(item))):
        it = enter(table, token, says.subtype, item.controller, None)
        change_permanent(table, it.id, colours=frozenset(says.colour), tapped=says.tapped)
        if says.attacking:
            enter_attacking(table, table.s.permanents[it.id])
        entered(table, table.s.permanents[it.id])


def get_emblem(table: Table, says: GetEmblem, item: Item) -> None:
    """Players, and not their teammates, each get an emblem.  Clause: emblem.owner"""
    card = Card(type="", abilities=says.abilities)
    for player in players(table.s, says.who, speaker(item)):
        emblem = Permanent(table.number(), item.name, card, player, player)
        table.set(emblems=(*table.s.emblems, emblem))
