"""Cards that players discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.amounts import amounts
from ettin_engine.abilities.references import speaker
from ettin_engine.events.changes.card_moves import discard_card
from ettin_engine.events.shuffling import at_random
from ettin_engine.objects.faces import card_seen
from ettin_spec.cards.declaration.mana_costs import mana_value
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.choices import Picked
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Item, Player, State
    from ettin_spec.cards.declaration.parts.effect_parts import Discard


def discard(table: Table, says: Discard, item: Item) -> dict[Player, int]:
    """Each player chooses, or chance does, then all discard; for each what that comes to.

    Clause: effect.discard
    """
    numbers = amounts(table.s, says.who, says.number, speaker(item))
    chosen = {player: _chosen(table, player, says, item, n) for player, n in numbers.items()}
    for player, cards in chosen.items():
        for card in cards:
            discard_card(table, player, card)
    if says.counted:
        return {player: len(cards) for player, cards in chosen.items()}
    return {p: sum(_worth(table.s, card) for card in cards) for p, cards in chosen.items()}


def _chosen(table: Table, player: Player, says: Discard, item: Item, number: int) -> Picked:
    hand = table.s.hands[player]
    count = len(hand) if says.hand else min(number, len(hand))
    if says.random:
        return at_random(table, hand, count)
    kind = ChoiceKind.OBJECTS
    choice = Choice(kind, Purpose.DISCARD, (player,), hand, item.name, min=count, max=count)
    return table.ask(choice)


def _worth(state: State, card: CardId) -> int:
    return mana_value(card_seen(state, card).cost)
