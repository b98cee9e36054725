"""Where a spell is cast from: a hand, a graveyard, exile, or for a commander the command zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.casting.costs.commander_tax import is_counted, is_in_command_zone
from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.changes.card_moves import leave_exile, leave_graveyard
from ettin_engine.objects.exiled_cards import may_play

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Player, State


def check_castable(state: State, player: Player, card: CardId) -> None:
    """The card is in the player's hand or graveyard, or in exile for the player to play, or the
    player's own commander.

    Clauses: commander.cast, spell.flashback, zone.play_exiled. What is cast from a graveyard has a
    cost for that.

    Raises:
        Illegal: it is none of these.
    """
    if card in state.hands.get(player, ()):
        return
    if is_in_graveyard(state, player, card) or may_play(state, player, card):
        return
    if not is_in_command_zone(state, card):
        raise Illegal(f"{card} is not in {player}'s hand")
    if state.rules["commander.cast"] != "owner" or card not in state.command.get(player, ()):
        raise Illegal(f"{player} cannot cast {card} from the command zone")


def take(table: Table, player: Player, card: CardId) -> None:
    """The card leaves where it is; a commander's cast from the command zone is counted."""
    if card in table.s.commanders and is_counted(table.s, card):
        table.put("led", card, table.s.led.get(card, 0) + 1)
    if is_in_command_zone(table.s, card):
        table.put("command", player, tuple(c for c in table.s.command[player] if c != card))
    elif not leave_graveyard(table, card) and not leave_exile(table, card):
        table.put("hands", player, tuple(c for c in table.s.hands[player] if c != card))


def is_in_graveyard(state: State, player: Player, card: CardId) -> bool:
    """Is it in this player's own graveyard?"""
    return card in state.graveyards.get(player, ())
