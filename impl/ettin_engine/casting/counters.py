"""Paying with counters that a player has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.choices import Illegal
from ettin_engine.counters import held
from ettin_engine.happen.do import lose_counters

if TYPE_CHECKING:
    from ettin_engine.state import Player
    from ettin_engine.table import Table
    from ettin_spec.cards.simple import OwnCounters


def pay_counters(table: Table, player: Player, cost: OwnCounters) -> None:
    """A player pays with counters; a teammate's are of no use.  Clause: counters.own

    Raises:
        Illegal: the player has too few.
    """
    if held(table.s, player, cost.counter) < cost.number:
        raise Illegal(f"{player} cannot pay with {cost.number} {cost.counter} counters")
    lose_counters(table, player, cost.counter, cost.number)
