"""Cards that come back: to hands, and from graveyards to the battlefield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.object_filters import selected
from ettin_engine.abilities.references import speaker
from ettin_engine.effects.as_it_enters import enter_battlefield
from ettin_engine.events.basic_changes import leave_graveyard, take_card_in_hand, take_in_hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.terms import What


def return_to_hand(table: Table, says: What, item: Item) -> None:
    """Objects leave the battlefield, or the card that is the target a graveyard."""
    for it in selected(table.s, says, speaker(item)):
        if it.id in table.s.permanents:
            take_in_hand(table, it)
    if says == "target" and item.target in table.s.known and leave_graveyard(table, item.target):
        take_card_in_hand(table, item.target)


def put_onto_battlefield(table: Table, item: Item, perform: Callable[[Table, Item], None]) -> None:
    """The card that is the target comes from a graveyard, under the control of who says so.

    Clause: effect.onto_battlefield. `perform` does what it does as it enters.
    """
    if item.target in table.s.known and leave_graveyard(table, item.target):
        enter_battlefield(table, item.target, item.controller, perform)
