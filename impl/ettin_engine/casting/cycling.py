"""Cycling: a card in hand is discarded for another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.changes.basic_changes import push
from ettin_engine.events.changes.card_moves import discard_card
from ettin_engine.events.paying.paying_mana import pay
from ettin_engine.events.triggers.trigger_matching import cycled
from ettin_engine.objects.characteristics import worded
from ettin_engine.objects.faces import card_seen
from ettin_engine.state import Item
from ettin_spec.cards.declaration.parts.effect_parts import Draw
from ettin_spec.cards.declaration.words import Effect

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Player


def cycle(table: Table, player: Player, card: CardId) -> None:
    """A player pays and discards the card; the ability that draws one goes on the stack.

    Raises:
        Illegal: the card has no such ability, or its cost cannot be paid.
    """
    name = table.s.known[card].name
    said = worded(card_seen(table.s, card).abilities)
    cost = next((ability.cycling for ability in said if ability.cycling), None)
    if cost is None:
        raise Illegal(f"{name} has no ability that is activated from the hand")
    pay(table, player, cost)
    discard_card(table, player, card)
    cycled(table, player, card)
    push(table, Item(name, player, (Effect(draw=Draw("you")),), card))
