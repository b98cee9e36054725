"""What players may pay as something resolves, and what follows for those who do, or who do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.effects.payments import Payment, accepts, pay_all, picked
from ettin_spec.protocol.base import Purpose

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Player
    from ettin_spec.cards.declaration.words import Offer, UnlessPays


def offer(table: Table, says: Offer, item: Item, perform: Callable[[Table, Item], None]) -> None:
    """Players may pay, each deciding alone and in turn order; effects follow for who does, and
    others for who does not.

    Clauses: effect.offer, choice.order, mana.own
    """
    by = speaker(item)
    payments: dict[Player, Payment] = {}
    asked = players(table.s, says.who, by)
    for player in asked:
        payer = replace(item, controller=player)
        if accepts(table, says.cost, payer, Purpose.MAY):
            payments[player] = picked(table, says.cost, payer)
    pay_all(table, payments)
    for player in asked:
        does = says.do if player in payments else says.otherwise
        perform(table, replace(item, do=does, that_player=by.taking(player, says.who).that))


def unless_pays(
    table: Table, says: UnlessPays, item: Item, perform: Callable[[Table, Item], None]
) -> None:
    """Effects follow unless a player pays, who may, and nobody in that player's place.

    Clause: cost.unless
    """
    for player in players(table.s, says.who, speaker(item)):
        payer = replace(item, controller=player)
        if accepts(table, says.cost, payer, Purpose.PAYMENT):
            pay_all(table, {player: picked(table, says.cost, payer)})
            return
    perform(table, replace(item, do=says.do))
