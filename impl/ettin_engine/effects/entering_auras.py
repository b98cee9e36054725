"""Auras that enter the battlefield without having been cast: what they enchant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.references import Speaker
from ettin_engine.objects.characteristics import worded
from ettin_engine.objects.object_lookup import label_of
from ettin_spec.cards.declaration.terms import Filter
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, ObjectId, Player


def choose_enchanted(table: Table, card: CardId, player: Player) -> tuple[ObjectId | None, bool]:
    """What a card that enters is put on, if it is an Aura; and does it stay where it is instead?

    Clause: aura.enters. Whoever will control it chooses, and nothing is targeted by that.
    """
    name = table.s.known[card].name
    found = (ability.enchant for ability in worded(table.s.cards[name].abilities))
    what = next((each for each in found if isinstance(each, Filter)), None)
    if what is None:
        return None, False
    labels = {label_of(it): it.id for it in selected(table.s, what, Speaker(player))}
    if not labels:
        return None, True
    choice = Choice(ChoiceKind.OBJECTS, Purpose.ENCHANTED, (player,), tuple(labels), name)
    return labels[table.ask(choice)[0]], False
