"""Paying life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.choices import Illegal
from ettin_engine.happen.do import change_life
from ettin_engine.life import payable

if TYPE_CHECKING:
    from ettin_engine.state import Player
    from ettin_engine.table import Table


def pay_life(table: Table, player: Player, amount: int) -> None:
    """A player pays life, which comes off the team's total.  Clause: life.pay

    Raises:
        Illegal: it is more than the player can pay; nothing can always be paid.
    """
    if amount > 0 and amount > payable(table.s, player):
        raise Illegal(f"{player} cannot pay {amount} life")
    change_life(table, player, -max(0, amount))
