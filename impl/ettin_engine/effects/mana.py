"""Mana that an ability adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.happen.do import set_pool
from ettin_spec.protocol.base import ChoiceKind, Colour, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.state import Item, Player
    from ettin_engine.table import Table
    from ettin_spec.cards.simple import AddMana


def add(table: Table, says: AddMana, item: Item) -> None:
    """The controller has one mana more, and the teammate has not.  Clause: mana.own"""
    player = item.controller
    colour = _any_colour(table, player, item.name) if says.colour == "any" else says.colour
    set_pool(table, player, (*table.s.pools.get(player, ()), colour))


def _any_colour(table: Table, player: Player, source: str) -> str:
    choice = Choice(ChoiceKind.OPTION, Purpose.COLOUR, (player,), tuple(Colour), source)
    return table.ask(choice)[0]
