"""Damage that a spell or ability deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.amounts import amounts, value
from ettin_engine.abilities.object_filters import selected
from ettin_engine.abilities.references import speaker
from ettin_engine.events.basic_changes import damage_permanent, damage_player
from ettin_engine.events.replacement_effects import dealt
from ettin_engine.objects.characteristics import has
from ettin_engine.state import Hit

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.words import Damage


def deal(table: Table, says: Damage, item: Item) -> None:
    """Players and objects are dealt an amount; all is read before any is dealt."""
    by = speaker(item)
    to = amounts(table.s, says.to, says.amount, by) if says.to is not None else {}
    on = selected(table.s, says.on, by) if says.on is not None else ()
    infect = item.source is not None and has(table.s, item.source, "infect")
    would = [Hit(amount, player=player, infect=infect) for player, amount in to.items()]
    would += [Hit(value(table.s, says.amount, by), creature=it.id, infect=infect) for it in on]
    for one in dealt(table, would, combat=False):
        if one.player is not None:
            damage_player(table, one.player, one.amount, infect)
        elif one.creature is not None:
            damage_permanent(table, one.creature, one.amount, infect)
