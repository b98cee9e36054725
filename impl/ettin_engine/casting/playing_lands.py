"""Playing a land: it uses no stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.turn_times import at_sorcery_speed
from ettin_engine.casting.chosen_faces import chosen_face
from ettin_engine.decisions.choices import Illegal
from ettin_engine.effects import perform
from ettin_engine.effects.as_it_enters import enter_battlefield
from ettin_engine.events.changes.card_moves import leave_exile
from ettin_engine.objects.characteristics import types
from ettin_engine.objects.exiled_cards import may_play

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_spec.protocol.actions import PlayLand

A_TURN = 1
"""How many lands each player may play in each turn of the team."""


def play_land(table: Table, intent: PlayLand) -> None:
    """A land goes from the hand, or from exile where it may, to the battlefield.

    Clauses: turn.each_plays_land, zone.play_exiled

    Raises:
        Illegal: it is no land in hand, it is not the time for it, or one was played already.
    """
    player, card = intent.by, intent.object
    if card not in table.s.hands.get(player, ()) and not may_play(table.s, player, card):
        raise Illegal(f"{card} is not in {player}'s hand")
    name = table.s.known[card].name
    says = chosen_face(table.s.cards[name], intent.face)
    if "Land" not in types(says):
        raise Illegal(f"{name} is no land")
    if not at_sorcery_speed(table.s, player):
        raise Illegal(f"{name} is played only in a main phase of one's team, on an empty stack")
    played = table.s.lands.get(player, 0)
    if played >= A_TURN:
        raise Illegal(f"{player} has played a land this turn")
    table.put("lands", player, played + 1)
    if not leave_exile(table, card):
        table.put("hands", player, tuple(c for c in table.s.hands[player] if c != card))
    enter_battlefield(table, card, player, perform, face=says)
