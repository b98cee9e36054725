"""What players are asked to pay as a spell or ability resolves, and what they pay with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ettin_engine.abilities.amounts import value
from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.references import speaker
from ettin_engine.effects.damage_effects import deal_all, hit_by_source
from ettin_engine.effects.on_players.sacrifice_effects import chosen, sacrifice_all, some_chosen
from ettin_engine.events.changes.card_moves import discard_card
from ettin_engine.events.paying.paying_life import can_pay_life, pay_life
from ettin_engine.events.paying.paying_mana import can_pay, pay
from ettin_engine.players.teams import sharing
from ettin_spec.cards.declaration.mana_costs import with_x
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Hit, Item, Permanent, Player
    from ettin_spec.cards.declaration.parts.costs import CostWord
    from ettin_spec.cards.declaration.terms import What


class Payment(Struct, frozen=True):
    """What one player pays with."""

    mana: tuple[str, ...] = ()
    life: int = 0
    permanents: tuple[Permanent, ...] = ()
    cards: tuple[CardId, ...] = ()
    hits: tuple[Hit, ...] = ()


def accepts(table: Table, costs: tuple[CostWord, ...], payer: Item, purpose: Purpose) -> bool:
    """Does a player who can pay like to?  Clauses: mana.own, life.pay, team.leaves

    What who has left would pay is not paid, and nobody else is asked whether it is.
    """
    has_left = payer.controller not in sharing(table.s, payer.controller)
    if (costs and has_left) or not can_pay_all(table, costs, payer):
        return False
    kind, by = ChoiceKind.YES_NO, (payer.controller,)
    return table.ask(Choice(kind, purpose, by, ("yes", "no"), payer.name)) == ("yes",)


def can_pay_all(table: Table, costs: tuple[CostWord, ...], payer: Item) -> bool:
    """Has a player all that some costs take?  Clause: cost.resources"""
    return all(_can_pay(table, cost, payer) for cost in costs)


def picked(table: Table, costs: tuple[CostWord, ...], payer: Item) -> Payment:
    """What a player who can pay picks to pay with."""
    payment = Payment()
    for cost in (_chosen(table, each, payer) for each in costs):
        if cost.mana is not None:
            payment = replace(payment, mana=(*payment.mana, with_x(cost.mana, payer.x)))
        elif cost.life is not None:
            payment = replace(payment, life=payment.life + _life(table, cost, payer))
        elif cost.sacrifice is not None:
            those = chosen(table, cost.sacrifice, payer, payer.controller, 1)
            payment = replace(payment, permanents=(*payment.permanents, *those))
        elif cost.sacrifice_some is not None:
            several = some_chosen(table, cost.sacrifice_some, payer)
            payment = replace(payment, permanents=(*payment.permanents, *several))
        elif cost.take_damage is not None:
            hit = hit_by_source(table, payer, payer.controller, cost.take_damage)
            payment = replace(payment, hits=(*payment.hits, hit))
        elif cost.discard is not None:
            cards = _discarded(table, payer, cost.discard)
            payment = replace(payment, cards=(*payment.cards, *cards))
    return payment


def pay_all(table: Table, payments: Mapping[Player, Payment]) -> None:
    """All that players pay with is paid: permanents are sacrificed together, damage is dealt so."""
    for player, payment in payments.items():
        for mana in payment.mana:
            pay(table, player, mana)
        pay_life(table, player, payment.life)
    sacrifice_all(table, [it for payment in payments.values() for it in payment.permanents])
    for player, payment in payments.items():
        for card in payment.cards:
            discard_card(table, player, card)
    deal_all(table, [hit for payment in payments.values() for hit in payment.hits])


def _chosen(table: Table, cost: CostWord, payer: Item) -> CostWord:
    """A cost, or that one of several which a player chooses of those that can be paid.

    Clause: effect.offer
    """
    if cost.one_of is None:
        return cost
    there = {str(n): one for n, one in enumerate(cost.one_of, 1) if _can_pay(table, one, payer)}
    kind, by = ChoiceKind.MODES, (payer.controller,)
    (number,) = table.ask(Choice(kind, Purpose.MODES, by, tuple(there), payer.name))
    return _chosen(table, there[number], payer)


def _can_pay(table: Table, cost: CostWord, payer: Item) -> bool:
    player = payer.controller
    if cost.mana is not None:
        return can_pay(table.s, player, with_x(cost.mana, payer.x))
    if cost.life is not None:
        return can_pay_life(table.s, player, _life(table, cost, payer))
    if cost.sacrifice is not None:
        return bool(_own(table, cost.sacrifice, payer))
    if cost.sacrifice_some is not None:
        some = cost.sacrifice_some
        least = 0 if some.number == "any_number" else value(table.s, some.number, speaker(payer))
        return len(_own(table, some.what, payer)) >= least
    if cost.one_of is not None:
        return any(_can_pay(table, one, payer) for one in cost.one_of)
    if cost.take_damage is not None:
        return True
    assert cost.discard is not None
    return len(table.s.hands[player]) >= cost.discard


def _own(table: Table, what: What, payer: Item) -> list[Permanent]:
    fitting = selected(table.s, what, speaker(payer))
    return [it for it in fitting if it.controller == payer.controller]


def _life(table: Table, cost: CostWord, payer: Item) -> int:
    assert cost.life is not None
    return value(table.s, cost.life, speaker(payer))


def _discarded(table: Table, payer: Item, number: int) -> tuple[CardId, ...]:
    by, hand = (payer.controller,), table.s.hands[payer.controller]
    kind, purpose = ChoiceKind.OBJECTS, Purpose.DISCARD
    return table.ask(Choice(kind, purpose, by, hand, payer.name, min=number, max=number))
