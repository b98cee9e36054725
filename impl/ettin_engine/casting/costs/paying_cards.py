"""Paying with cards of one's own: in hand, or in the graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.changes.card_moves import discard_card, exile_card
from ettin_engine.objects.characteristics import types
from ettin_engine.objects.faces import card_seen
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Item, Player
    from ettin_spec.cards.declaration.parts.costs import CostWord


def pay_with_cards(table: Table, item: Item, cost: CostWord) -> None:
    """Cards of the payer's own hand are discarded, or one of the payer's graveyard is exiled.

    Raises:
        Illegal: the payer has too few.
    """
    player = item.controller
    if cost.discard is not None:
        hand = table.s.hands[player]
        for card in _chosen(table, item, Purpose.DISCARD, hand, cost.discard):
            discard_card(table, player, card)
    elif cost.exile_from_graveyard is not None:
        kind = cost.exile_from_graveyard
        fitting = tuple(card for card in table.s.graveyards[player] if _is(table, card, kind))
        for card in _chosen(table, item, Purpose.EXILE, fitting, 1):
            exile_card(table, card)


def _is(table: Table, card: CardId, kind: str) -> bool:
    return kind in types(card_seen(table.s, card))


def _chosen(
    table: Table, item: Item, purpose: Purpose, options: tuple[CardId, ...], count: int
) -> tuple[str, ...]:
    player: Player = item.controller
    if len(options) < count:
        raise Illegal(f"{player} has too few cards to pay for {item.name}")
    kind = ChoiceKind.OBJECTS
    return table.ask(Choice(kind, purpose, (player,), options, item.name, min=count, max=count))
