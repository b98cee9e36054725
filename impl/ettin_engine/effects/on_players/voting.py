"""Players vote."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.references import speaker
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.players.teams import around_the_table
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.parts.effect_parts import Vote
    from ettin_spec.cards.declaration.terms import Filter


def vote(table: Table, says: Vote, item: Item) -> dict[str, int]:
    """How many votes each thing gets: each player has one, teammates too.

    Clause: effect.vote. They vote one after the other, from the controller on.
    """
    options = tuple(str(option) for option in says.options)
    counted = {f"votes for {option}": 0 for option in options}
    for player in around_the_table(table.s, item.controller, leftwards=True):
        choice = Choice(ChoiceKind.OPTION, Purpose.VOTE, (player,), options, item.name)
        (picked,) = table.ask(choice)
        counted[f"votes for {picked}"] += 1
    return counted


def vote_for(table: Table, says: Filter, item: Item) -> Item:
    """Each player has one vote for one of the objects, and the item knows which have the most.

    Clause: effect.vote. They vote one after the other, from the controller on.
    """
    objects = {label_of(it): it.id for it in selected(table.s, says, speaker(item))}
    if not objects:
        return item
    counted = Counter[str]()
    for player in around_the_table(table.s, item.controller, leftwards=True):
        kind, purpose = ChoiceKind.OBJECTS, Purpose.VOTE
        counted.update(table.ask(Choice(kind, purpose, (player,), tuple(objects), item.name)))
    most = max(counted.values())
    voted = tuple(it for label, it in objects.items() if counted[label] == most)
    return replace(item, picked=voted)
