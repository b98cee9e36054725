"""Tokens that a spell or ability creates, and emblems that players get by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from ettin_engine.abilities.amounts import amounts, value
from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.effects.as_it_enters import put_token
from ettin_engine.effects.entering_attacking import enter_attacking
from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.events.changes.battlefield_changes import enter
from ettin_engine.events.changes.copies import copy_of
from ettin_engine.events.triggers.trigger_matching import entered
from ettin_engine.objects.characteristics import SUPERTYPES
from ettin_engine.state import Permanent
from ettin_spec.cards.declaration.words import Card

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Face, Item, ObjectId
    from ettin_spec.cards.declaration.parts.copies import CreateCopy
    from ettin_spec.cards.declaration.words import Create, GetEmblem


class Created(NamedTuple):
    """The tokens that an effect has made, and the number that it can name."""

    objects: tuple[ObjectId, ...]
    number: int = 0


def create(table: Table, says: Create, item: Item) -> Created:
    """Players, be it the controller alone, get tokens; their teammates get none.

    Clauses: object.you, object.enters_tapped, combat.enters_attacking. What X is in their body is
    read once, and all numbers before any is made; what triggers as they enter has seen them all.
    """
    by = speaker(item)
    size = 0 if says.size is None else value(table.s, says.size, by)
    body = says.body.replace("X", str(size))
    token = Card(type=f"{says.type} - {says.subtype}", body=body, abilities=says.abilities)
    made: list[ObjectId] = []
    numbers = amounts(table.s, says.who or "you", says.number, by)
    for player in (player for player, number in numbers.items() for _ in range(number)):
        it = enter(table, token, says.subtype, player, None)
        change_permanent(table, it.id, colours=frozenset(says.colour), tapped=says.tapped)
        if says.attacking:
            enter_attacking(table, table.s.permanents[it.id])
        made.append(it.id)
    for each in made:
        entered(table, table.s.permanents[each])
    return Created(tuple(made), size)


def create_copy(
    table: Table, says: CreateCopy, item: Item, perform: Callable[[Table, Item], None]
) -> Created:
    """The controller gets a token that is a copy of an object, if that is still there; of the one
    that says so a copy is made as it was last.

    Clauses: token.copy, object.you, object.as_it_was. `perform` does what it does as it enters.
    """
    by = speaker(item)
    made: list[ObjectId] = []
    for it in selected(table.s, says.of, by):
        seen = _but_for(copy_of(it), says)
        made.append(put_token(table, seen, item.controller, perform, tapped=says.tapped))
    if says.attacking is not None:
        whom = players(table.s, says.attacking, by)
        for each in made:
            enter_attacking(table, table.s.permanents[each], whom)
    for each in made:
        entered(table, table.s.permanents[each])
    return Created(tuple(made))


def _but_for(seen: Face, says: CreateCopy) -> Face:
    """The face with what a copy has besides, which is copied, too.  Clause: object.copy_except"""
    card = seen.says
    gains = tuple(keyword for keyword in says.gains if keyword not in card.abilities)
    line = card.type if says.adds is None else _with_type(card.type, says.adds)
    return replace(seen, says=replace(card, type=line, abilities=(*card.abilities, *gains)))


def _with_type(line: str, type_: str) -> str:
    """A type line with one card type more, behind the supertypes."""
    words, dash, subtypes = line.partition(" - ")
    names = words.split()
    if type_ in names:
        return line
    supers = [name for name in names if name in SUPERTYPES]
    own = [name for name in names if name not in SUPERTYPES]
    return " ".join([*supers, type_, *own]) + dash + subtypes


def get_emblem(table: Table, says: GetEmblem, item: Item) -> None:
    """Players, and not their teammates, each get an emblem.  Clause: emblem.owner"""
    card = Card(type="", abilities=says.abilities)
    for player in players(table.s, says.who, speaker(item)):
        emblem = Permanent(table.number(), item.name, card, player, player)
        table.set(emblems=(*table.s.emblems, emblem))
