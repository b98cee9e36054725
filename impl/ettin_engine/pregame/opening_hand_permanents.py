"""Opening hands: cards with which a player may begin the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.changes.battlefield_changes import enter
from ettin_engine.players.teams import players_in_order
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Player


def begin_with_cards(table: Table) -> None:
    """The first team's members put such cards onto the battlefield, then the other team's.

    Clause: start.opening_hand
    """
    for player in players_in_order(table.s):
        for card in _chosen(table, player):
            says = table.s.cards[table.s.known[card].name]
            left = tuple(held for held in table.s.hands[player] if held != card)
            table.put("hands", player, left)
            enter(table, says, table.s.known[card].name, player, card)


def _chosen(table: Table, player: Player) -> tuple[CardId, ...]:
    able = tuple(card for card in table.s.hands[player] if _may_begin(table, card))
    kind, purpose = ChoiceKind.OBJECTS, Purpose.OPENING_HAND
    return table.ask(Choice(kind, purpose, (player,), able, min=0, max=len(able)))


def _may_begin(table: Table, card: CardId) -> bool:
    return "opening_hand" in table.s.cards[table.s.known[card].name].abilities
