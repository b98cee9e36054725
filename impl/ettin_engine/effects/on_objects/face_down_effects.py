"""Effects that turn permanents face down or face up, or make them copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.effects.as_it_enters import enter_battlefield
from ettin_engine.events import face_down
from ettin_engine.events.changes import copies
from ettin_engine.events.libraries import take_top
from ettin_engine.named_ties import Veil
from ettin_engine.objects.object_lookup import label_of
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Permanent
    from ettin_spec.cards.declaration.parts.copies import BecomeCopy
    from ettin_spec.cards.declaration.parts.effect_parts import Manifest
    from ettin_spec.cards.declaration.terms import Filter, What


def turn_face_down(table: Table, says: What, item: Item) -> None:
    """Objects are turned face down, all at the same time, but for what is not quite there yet.

    Clause: object.face_down
    """
    for it in _there(table, says, item):
        if it.id not in table.entering:
            face_down.turn_face_down(table, it)


def turn_face_up(table: Table, says: What, item: Item) -> None:
    """Objects are turned face up.  Clause: object.face_down"""
    for it in _there(table, says, item):
        face_down.turn_face_up(table, it)


def manifest(
    table: Table, says: Manifest, item: Item, perform: Callable[[Table, Item], None]
) -> None:
    """Players put cards from the top of their libraries there face down, each after the other.

    Clauses: effect.manifest, effect.cloak. `perform` does what is done as they enter.
    """
    veil = Veil(warded=says.warded, manifested=True)
    for player in players(table.s, says.who, speaker(item)):
        for _ in range(min(says.number, len(table.s.libraries[player]))):
            enter_battlefield(table, take_top(table, player), player, perform, veil=veil)


def become_copy(table: Table, says: BecomeCopy, item: Item) -> None:
    """Objects become copies of one that the controller chooses now, if there is any, or of a card
    that was revealed.

    Clause: object.copy
    """
    if says.of == "revealed":
        for card in item.revealed[:1]:
            for it in _there(table, says.what, item):
                copies.become_copy_of_card(table, it, card, item.controller, says.end)
        return
    of = _chosen(table, says.of, item)
    if of is not None:
        for it in _there(table, says.what, item):
            copies.become_copy(table, it, of, item.controller, says.end)


def _there(table: Table, what: What, item: Item) -> list[Permanent]:
    """The objects that are meant, of those that are still on the battlefield."""
    meant = selected(table.s, what, speaker(item))
    return [it for it in meant if it.id in table.s.permanents]


def _chosen(table: Table, of: Filter, item: Item) -> Permanent | None:
    fitting = selected(table.s, of, speaker(item))
    if not fitting:
        return None
    options = tuple(label_of(it) for it in fitting)
    kind, purpose = ChoiceKind.OBJECTS, Purpose.COPIED
    (picked,) = table.ask(Choice(kind, purpose, (item.controller,), options, item.name))
    return fitting[options.index(picked)]
