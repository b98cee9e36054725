"""Mana that an effect adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.events.changes.basic_changes import set_pool
from ettin_engine.events.paying.mana_colours import as_added
from ettin_engine.mana import Mana
from ettin_spec.protocol.base import ChoiceKind, Colour, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Player
    from ettin_spec.cards.declaration.parts.effect_parts import AddMana


def add_mana(table: Table, says: AddMana, item: Item, produced: tuple[str, ...] = ()) -> None:
    """Players have more mana, all of one colour, and their teammates have not.

    Clauses: mana.own, mana.remembers, commander.foreign_mana
    """
    for player in players(table.s, says.who or "you", speaker(item)):
        colour = as_added(table.s, player, _colour(table, says, item, player, produced))
        more = (Mana(colour, says.remembers),) * says.number
        set_pool(table, player, (*table.s.pools.get(player, ()), *more))


def _colour(
    table: Table, says: AddMana, item: Item, player: Player, produced: tuple[str, ...]
) -> str:
    options: tuple[str, ...] = tuple(dict.fromkeys(produced))
    if says.colour == "any":
        options = tuple(str(colour) for colour in Colour)
    elif says.colour != "produced":
        options = (says.colour,) if isinstance(says.colour, str) else says.colour
    if len(options) == 1:
        return str(options[0])
    who = (player,)
    choice = Choice(ChoiceKind.OPTION, Purpose.COLOUR, who, tuple(map(str, options)), item.name)
    return table.ask(choice)[0]
