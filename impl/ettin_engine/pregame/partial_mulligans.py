"""Mulligans of a part of a hand: its cards are exiled, one fewer is drawn, and they return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.changes.draws import draw_unreplaced
from ettin_engine.events.shuffling import name_in_library, shuffle_into_library
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Player, Rules

IN_PART = (
    "exiled_in_part",
    "exiled_in_part_face_down",
    "exiled_for_good",
    "exiled_first_free",
)


def in_part(rules: Rules) -> bool:
    """Does a mulligan replace a part of the hand only?  Clause: commander.mulligan"""
    return rules["mulligan.hand"] in IN_PART


def exile_parts(table: Table, players: Iterable[Player]) -> None:
    """Each exiles any cards of the hand and draws one fewer, all at the same time.

    Clause: commander.mulligan. Whoever exiles none, or one, draws none.
    """
    picked = {player: _picked(table, player) for player in players}
    free = table.s.rules["mulligan.hand"] == "exiled_first_free"
    fewer = {player: 0 if free and not table.s.mulligans[player] else 1 for player in picked}
    for player, cards in picked.items():
        held = tuple(card for card in table.s.hands[player] if card not in cards)
        table.put("hands", player, held)
        table.put("aside", player, (*table.s.aside.get(player, ()), *cards))
        table.put("mulligans", player, table.s.mulligans[player] + 1)
    for player, cards in picked.items():
        for _ in range(len(cards) - fewer[player]):
            draw_unreplaced(table, player)


def shuffle_back(table: Table, player: Player) -> None:
    """What a player has exiled in mulligans is shuffled into the library.

    Clause: commander.mulligan
    """
    cards = table.s.aside.get(player, ())
    if cards and table.s.rules["mulligan.hand"] != "exiled_for_good":
        table.put("aside", player, ())
        shuffle_into_library(table, player, tuple(name_in_library(table, card) for card in cards))


def _picked(table: Table, player: Player) -> tuple[CardId, ...]:
    hand = table.s.hands[player]
    kind, purpose = ChoiceKind.OBJECTS, Purpose.EXILE
    return table.ask(Choice(kind, purpose, (player,), hand, min=0, max=len(hand)))
