"""Paying life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.barring import barred
from ettin_engine.choices import Illegal
from ettin_engine.happen.do import change_life
from ettin_engine.life import payable

if TYPE_CHECKING:
    from ettin_engine.state import Player
    from ettin_engine.table import Table


def pay_life(table: Table, player: Player, amount: int) -> None:
    """A player pays life, which comes off the team's total.

    Clauses: life.pay, life.cannot_lose

    Raises:
        Illegal: it is more than the player can pay, or the player can't lose life; nothing can
            always be paid.
    """
    barring = amount > 0 and player in barred(table.s, "lose_life")
    if barring or (amount > 0 and amount > payable(table.s, player)):
        raise Illegal(f"{player} cannot pay {amount} life")
    change_life(table, player, -max(0, amount))
