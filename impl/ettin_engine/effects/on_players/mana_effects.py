"""Mana that an ability adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.basic_changes import set_pool
from ettin_engine.events.paying.mana_colours import as_added
from ettin_spec.protocol.base import ChoiceKind, Colour, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.parts.effect_parts import AddMana


def add(table: Table, says: AddMana, item: Item) -> None:
    """The controller has one mana more, and the teammate has not.

    Clauses: mana.own, commander.foreign_mana
    """
    player = item.controller
    colour = as_added(table.s, player, _colour(table, says, item))
    set_pool(table, player, (*table.s.pools.get(player, ()), colour))


def _colour(table: Table, says: AddMana, item: Item) -> str:
    if isinstance(says.colour, str) and says.colour != "any":
        return says.colour
    options = tuple(Colour) if says.colour == "any" else says.colour
    who, kind = (item.controller,), ChoiceKind.OPTION
    choice = Choice(kind, Purpose.COLOUR, who, tuple(str(o) for o in options), item.name)
    return table.ask(choice)[0]
