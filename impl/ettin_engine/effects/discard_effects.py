"""Cards that players discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.events.basic_changes import discard_card
from ettin_spec.cards.declaration.mana_costs import mana_value
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.choices import Picked
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Item, Player, State
    from ettin_spec.cards.declaration.words import Discard


def discard(table: Table, says: Discard, item: Item) -> dict[Player, int]:
    """Each player chooses, then all discard; for each the mana value of what was discarded."""
    chosen = {p: _chosen(table, p, says, item) for p in players(table.s, says.who, speaker(item))}
    for player, cards in chosen.items():
        for card in cards:
            discard_card(table, player, card)
    return {p: sum(_worth(table.s, card) for card in cards) for p, cards in chosen.items()}


def _chosen(table: Table, player: Player, says: Discard, item: Item) -> Picked:
    hand = table.s.hands[player]
    count, kind = min(says.number, len(hand)), ChoiceKind.OBJECTS
    choice = Choice(kind, Purpose.DISCARD, (player,), hand, item.name, min=count, max=count)
    return table.ask(choice)


def _worth(state: State, card: CardId) -> int:
    return mana_value(state.cards[state.known[card].name].cost)
