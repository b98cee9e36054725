"""Creatures that are enlisted as others attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.tapping import tap_permanent
from ettin_engine.events.triggers.trigger_matching import triggers_of, wait
from ettin_engine.objects.characteristics import characteristics_of, has, is_creature
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.state import Item
from ettin_spec.cards.declaration.parts.change_parts import Pump
from ettin_spec.cards.declaration.terms import ValueWord
from ettin_spec.cards.declaration.words import Change, Effect, Until
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Collection

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import ObjectId, Permanent, Player, State

_MORE = Pump("itself", ValueWord(power="that_object"), 0)
ADDED = (Effect(until=Until((Change(pump=_MORE),), "end_of_turn")),)
"""The power of the creature that was tapped is added until end of turn."""


def enlist(table: Table, creature: ObjectId, attackers: Collection[ObjectId]) -> None:
    """As a creature attacks another one may be tapped for each enlist that it has, and then each
    triggers.

    Clause: keyword.enlist. Its controller decides, and not the team, with the own creatures.
    """
    it = table.s.permanents[creature]
    had = characteristics_of(table.s, it).abilities
    for _ in range(had.count("enlist")):
        there = {label_of(each): each for each in _free(table.s, it.controller, attackers)}
        kind, purpose, most = ChoiceKind.OBJECTS, Purpose.ENLISTED, min(1, len(there))
        choice = Choice(kind, purpose, (it.controller,), tuple(there), it.name, min=0, max=most)
        for picked in table.ask(choice):
            _tapped_for(table, it, there[picked])


def _free(state: State, player: Player, attackers: Collection[ObjectId]) -> list[Permanent]:
    """A player's creatures that do not attack, are untapped, and have haste or were there before.

    Clause: keyword.enlist
    """
    own = (it for it in state.permanents.values() if it.controller == player)
    idle = (it for it in own if is_creature(state, it) and it.id not in attackers)
    return [it for it in idle if not it.tapped and (not it.sick or has(state, it, "haste"))]


def _tapped_for(table: Table, it: Permanent, other: Permanent) -> None:
    """A creature is tapped for one that enlists it, and what follows triggers.

    Clause: ability.linked
    """
    tap_permanent(table, other.id)
    item = Item(it.name, it.controller, ADDED, source=it, that_object=other.id)
    table.set(waiting=(*table.s.waiting, item))
    for ability, _ in triggers_of(characteristics_of(table.s, it).abilities, "enlists"):
        wait(table, it, ability, None, about=other)
