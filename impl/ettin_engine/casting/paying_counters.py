"""Paying with counters that a player has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.basic_changes import lose_counters
from ettin_engine.players.player_counters import held

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Player
    from ettin_spec.cards.declaration.simple_parts import OwnCounters


def pay_counters(table: Table, player: Player, cost: OwnCounters) -> None:
    """A player pays with counters; a teammate's are of no use.  Clause: counters.own

    Raises:
        Illegal: the player has too few.
    """
    if held(table.s, player, cost.counter) < cost.number:
        raise Illegal(f"{player} cannot pay with {cost.number} {cost.counter} counters")
    lose_counters(table, player, cost.counter, cost.number)
