"""Paying with counters that a player, or the permanent itself, has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.changes.counter_changes import lose_counters, put_counters
from ettin_engine.players.player_counters import held

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Permanent, Player
    from ettin_spec.cards.declaration.parts.costs import OwnCounters


def pay_counters(table: Table, player: Player, cost: OwnCounters) -> None:
    """A player pays with counters; a teammate's are of no use.  Clause: counters.own

    Raises:
        Illegal: the player has too few.
    """
    if held(table.s, player, cost.counter) < cost.number:
        raise Illegal(f"{player} cannot pay with {cost.number} {cost.counter} counters")
    lose_counters(table, player, cost.counter, cost.number)


def remove_counters(table: Table, it: Permanent, cost: OwnCounters) -> None:
    """Counters are removed from the permanent whose ability it is.

    Raises:
        Illegal: it has too few.
    """
    if it.counters.get(cost.counter, 0) < cost.number:
        raise Illegal(f"{it.name} has too few {cost.counter} counters")
    put_counters(table, it.id, cost.counter, -cost.number)
