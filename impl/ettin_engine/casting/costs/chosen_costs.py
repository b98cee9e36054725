"""What a spell is cast for: its mana cost, another one in its place, and what may be added."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ettin_engine.casting.cast_from import is_in_graveyard
from ettin_engine.casting.costs.alternative_costs import alternative_cost
from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import worded
from ettin_spec.protocol.base import AlternativeCost

if TYPE_CHECKING:
    from ettin_engine.state import State
    from ettin_spec.cards.declaration.names import ChosenCost
    from ettin_spec.cards.declaration.words import Card
    from ettin_spec.protocol.actions import Cast

ASKED_FOR: Mapping[AlternativeCost, ChosenCost] = {
    AlternativeCost.EVOKE: "evoke",
    AlternativeCost.SPECTACLE: "spectacle",
}
"""Costs of which abilities ask whether they were paid."""


def chosen_cost(state: State, intent: Cast, says: Card) -> str:
    """What a spell costs that is cast like this.

    Raises:
        Illegal: it has no such cost, or not now.
    """
    kicker = _kicker_cost(says) if intent.kicked else ""
    if is_in_graveyard(state, intent.by, intent.object):
        return _flashback_cost(says, intent) + kicker
    instead = alternative_cost(state, intent, says)
    return (says.cost if instead is None else instead) + kicker


def costs_paid(intent: Cast) -> tuple[ChosenCost, ...]:
    """The costs that need not have been paid and were.

    Clauses: spell.kicker, spell.surge, spell.alternative
    """
    paid: tuple[ChosenCost, ...] = ("kicker",) if intent.kicked else ()
    if intent.surge:
        return (*paid, "surge")
    asked_for = None if intent.alternative is None else ASKED_FOR.get(intent.alternative)
    return paid if asked_for is None else (*paid, asked_for)


def _kicker_cost(says: Card) -> str:
    """What may be paid besides, whatever else is paid.  Clause: spell.kicker"""
    cost = next((ability.kicker for ability in worded(says.abilities) if ability.kicker), None)
    if cost is None:
        raise Illegal("it has no kicker cost")
    return cost


def _flashback_cost(says: Card, intent: Cast) -> str:
    """What a spell costs in place of anything else, from a graveyard.

    Clauses: spell.flashback, spell.aftermath, spell.alternative
    """
    own = says.cost if "aftermath" in says.abilities else None
    cost = next((a.flashback for a in worded(says.abilities) if a.flashback), own)
    if cost is None or intent.free or intent.surge or intent.alternative:
        raise Illegal("it cannot be cast so from a graveyard")
    return cost
