"""What players may pay as a spell or ability resolves, and what follows for those who do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ettin_engine.abilities.object_filters import selected
from ettin_engine.abilities.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.effects.sacrifice_effects import chosen, sacrifice_all
from ettin_engine.events.basic_changes import discard_card
from ettin_engine.events.paying_mana import can_pay, pay
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Item, Permanent, Player
    from ettin_spec.cards.declaration.costs import CostWord
    from ettin_spec.cards.declaration.words import Offer


class Payment(Struct, frozen=True):
    """What one player pays with."""

    mana: tuple[str, ...] = ()
    permanents: tuple[Permanent, ...] = ()
    cards: tuple[CardId, ...] = ()


def offer(table: Table, says: Offer, item: Item, perform: Callable[[Table, Item], None]) -> None:
    """Players may pay, each deciding alone and in turn order; effects follow for who does.

    Clauses: effect.offer, choice.order, mana.own
    """
    by = speaker(item)
    payments: dict[Player, Payment] = {}
    for player in players(table.s, says.who, by):
        payer = replace(item, controller=player)
        if _accepts(table, says.cost, payer):
            payments[player] = _picked(table, says.cost, payer)
    for player, payment in payments.items():
        for mana in payment.mana:
            pay(table, player, mana)
    sacrifice_all(table, [it for payment in payments.values() for it in payment.permanents])
    for player, payment in payments.items():
        for card in payment.cards:
            discard_card(table, player, card)
    for player in payments:
        perform(table, replace(item, do=says.do, that_player=by.taking(player, says.who).that))


def _accepts(table: Table, costs: tuple[CostWord, ...], payer: Item) -> bool:
    """Does a player who can pay like to?"""
    if not all(_can_pay(table, cost, payer) for cost in costs):
        return False
    kind, by = ChoiceKind.YES_NO, (payer.controller,)
    return table.ask(Choice(kind, Purpose.MAY, by, ("yes", "no"), payer.name)) == ("yes",)


def _can_pay(table: Table, cost: CostWord, payer: Item) -> bool:
    player = payer.controller
    if cost.mana is not None:
        return can_pay(table.s, player, cost.mana)
    if cost.sacrifice is not None:
        fitting = selected(table.s, cost.sacrifice, speaker(payer))
        return any(it.controller == player for it in fitting)
    assert cost.discard is not None
    return len(table.s.hands[player]) >= cost.discard


def _picked(table: Table, costs: tuple[CostWord, ...], payer: Item) -> Payment:
    """What a player who can pay picks to pay with."""
    payment = Payment()
    for cost in costs:
        if cost.mana is not None:
            payment = replace(payment, mana=(*payment.mana, cost.mana))
        elif cost.sacrifice is not None:
            those = chosen(table, cost.sacrifice, payer, payer.controller, 1)
            payment = replace(payment, permanents=(*payment.permanents, *those))
        elif (number := cost.discard) is not None:
            kind, by, hand = (
                ChoiceKind.OBJECTS,
                (payer.controller,),
                table.s.hands[payer.controller],
            )
            choice = Choice(kind, Purpose.DISCARD, by, hand, payer.name, min=number, max=number)
            payment = replace(payment, cards=(*payment.cards, *table.ask(choice)))
    return payment
