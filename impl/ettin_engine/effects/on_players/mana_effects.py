"""Mana that an ability adds, and mana that players may pay as one resolves."""

from __future__ import annotations

from itertools import count, takewhile
from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.events.paying.adding_mana import add_mana
from ettin_engine.events.paying.paying_mana import can_pay, pay
from ettin_engine.players.teams import around_the_table
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Player
    from ettin_spec.cards.declaration.parts.effect_parts import AddMana, PayAnyMana


def add(table: Table, says: AddMana, item: Item) -> None:
    """A player has one mana more, and the teammate has not.  Clause: mana.own"""
    add_mana(table, says, item)


def pay_any(table: Table, says: PayAnyMana, item: Item) -> dict[Player, int]:
    """How much each player pays, who may pay any amount, from the controller on.

    Clauses: effect.offer, mana.own, choice.order
    """
    whom = players(table.s, says.who, speaker(item))
    paid: dict[Player, int] = {}
    for player in around_the_table(table.s, item.controller, leftwards=True):
        if player in whom:
            paid[player] = _amount(table, player, item.name)
            if paid[player]:
                pay(table, player, f"{{{paid[player]}}}")
    return paid


def _amount(table: Table, player: Player, name: str) -> int:
    """How much mana a player pays, of as much as that player has."""
    more = takewhile(lambda n: can_pay(table.s, player, f"{{{n}}}"), count(1))
    options = ("0", *map(str, more))
    (picked,) = table.ask(Choice(ChoiceKind.NUMBER, Purpose.MANA, (player,), options, name))
    return int(picked)
