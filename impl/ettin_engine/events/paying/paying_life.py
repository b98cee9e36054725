"""Paying life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.life_prohibitions import barred
from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.changes.life_changes import change_life
from ettin_engine.players.life_totals import payable
from ettin_engine.players.teams import team_of

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Player, State


def pay_life(table: Table, player: Player, amount: int) -> None:
    """A player pays life, which comes off the team's total.

    Clauses: life.pay, life.cannot_lose

    Raises:
        Illegal: it is more than the player can pay, or the player can't lose life; nothing can
            always be paid.
    """
    pay_together(table, {player: amount})


def pay_together(table: Table, amounts: dict[Player, int]) -> None:
    """Players pay life for one cost, which comes off their teams' totals.

    Clauses: life.pay, life.pay_together, life.cannot_lose

    Raises:
        Illegal: one of them cannot, or teammates pay more together than their team has.
    """
    for player, amount in amounts.items():
        if not can_pay_life(table.s, player, amount):
            raise Illegal(f"{player} cannot pay {amount} life")
    if len(amounts) > 1:
        _check_sums(table, amounts)
    for player, amount in amounts.items():
        change_life(table, player, -max(0, amount))


def can_pay_life(state: State, player: Player, amount: int) -> bool:
    """Can a player pay so much life?  Clauses: life.pay, life.cannot_lose"""
    if amount <= 0:
        return True
    return player not in barred(state, "lose_life") and amount <= payable(state, player)


def _check_sums(table: Table, amounts: dict[Player, int]) -> None:
    if table.s.rules["life.pay_together"] != "sum_within_total":
        return
    for team, total in table.s.life.items():
        paid = sum(max(0, n) for player, n in amounts.items() if team_of(table.s, player) == team)
        if paid > max(0, total):
            raise Illegal(f"{team} cannot pay {paid} life for one cost")
