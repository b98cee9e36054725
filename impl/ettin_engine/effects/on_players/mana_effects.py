"""Mana that an ability adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.paying.adding_mana import add_mana

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.parts.effect_parts import AddMana


def add(table: Table, says: AddMana, item: Item) -> None:
    """A player has one mana more, and the teammate has not.  Clause: mana.own"""
    add_mana(table, says, item)
