"""Whether an instruction to a life counter can be one: about people who play, not below nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.life_counter.instructions import by_player
from ettin_spec.protocol import life_counts as n

if TYPE_CHECKING:
    from ettin_engine.state import Player, State


def check_instruction(state: State, says: n.Instruction) -> None:
    """Refuse what no rule has to be asked about.

    Raises:
        Illegal: of somebody who does not play, less than nothing, or two totals for one player.
    """
    who, least = _spoken_of(says)
    for player in who:
        if player not in state.hands:
            raise Illegal(f"{player} does not play")
    if least < 0:
        raise Illegal("less than nothing is no instruction")
    if isinstance(says, n.SetLife | n.RedistributeLife) and len(by_player(says.totals)) < len(
        says.totals
    ):
        raise Illegal("a player has one life total")


def _spoken_of(says: n.Instruction) -> tuple[tuple[Player, ...], int]:
    """The players that an instruction names, and the smallest amount of which it speaks."""
    match says:
        case n.PayLife(payments):
            least = min((payment.amount for payment in payments), default=0)
            return tuple(payment.by for payment in payments), least
        case n.SetLife(totals):
            return tuple(each.player for each in totals), 0
        case n.RedistributeLife(by, totals):
            return (by, *(each.player for each in totals)), 0
        case n.ExchangeLife(by, other):
            return (by, other), 0
        case n.DealDamage(amount, to):
            return () if to is None else (to,), amount
    least = getattr(says, "amount", getattr(says, "number", 0))
    return () if says.by is None else (says.by,), least
