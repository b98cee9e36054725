"""What a spell is cast for: its mana cost, another one in its place, and what may be added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.conditions import is_true
from ettin_engine.abilities.references import Speaker
from ettin_engine.casting.cast_from import is_in_graveyard
from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import worded
from ettin_engine.players.teams import are_on_one_side

if TYPE_CHECKING:
    from ettin_engine.state import Player, State
    from ettin_spec.cards.declaration.names import ChosenCost
    from ettin_spec.cards.declaration.words import Card
    from ettin_spec.protocol.actions import Cast


def chosen_cost(state: State, intent: Cast, says: Card) -> str:
    """What a spell costs that is cast like this.

    Raises:
        Illegal: it has no such cost, or not now.
    """
    kicker = _kicker_cost(says) if intent.kicked else ""
    if is_in_graveyard(state, intent.by, intent.object):
        return _flashback_cost(says, intent) + kicker
    if intent.free:
        _check_free(state, intent.by, says)
        return kicker
    own = _surge_cost(state, intent.by, says) if intent.surge else says.cost
    return own + kicker


def costs_paid(intent: Cast) -> tuple[ChosenCost, ...]:
    """The costs that need not have been paid and were.  Clauses: spell.kicker, spell.surge"""
    kicker: tuple[ChosenCost, ...] = ("kicker",) if intent.kicked else ()
    return (*kicker, "surge") if intent.surge else kicker


def _check_free(state: State, player: Player, says: Card) -> None:
    """What a spell says about being cast for nothing has to be true.  Clause: ability.only_if"""
    frees = [ability.free for ability in worded(says.abilities) if ability.free]
    if not any(is_true(state, free.if_, Speaker(player)) for free in frees):
        raise Illegal("it cannot be cast without paying its mana cost now")


def _kicker_cost(says: Card) -> str:
    """What may be paid besides, whatever else is paid.  Clause: spell.kicker"""
    cost = next((ability.kicker for ability in worded(says.abilities) if ability.kicker), None)
    if cost is None:
        raise Illegal("it has no kicker cost")
    return cost


def _flashback_cost(says: Card, intent: Cast) -> str:
    """What a spell costs in place of anything else, from a graveyard.

    Clauses: spell.flashback, spell.aftermath
    """
    own = says.cost if "aftermath" in says.abilities else None
    cost = next((a.flashback for a in worded(says.abilities) if a.flashback), own)
    if cost is None or intent.free or intent.surge:
        raise Illegal("it cannot be cast so from a graveyard")
    return cost


def _surge_cost(state: State, player: Player, says: Card) -> str:
    """What a spell costs once its caster or a teammate has cast another.  Clause: spell.surge"""
    cost = next((ability.surge for ability in worded(says.abilities) if ability.surge), None)
    if cost is None:
        raise Illegal("it has no surge cost")
    if state.rules["spell.surge"] == "nobodys":
        raise Illegal("nothing has a surge cost yet")
    if not any(are_on_one_side(state, player, caster) for caster in state.casts):
        raise Illegal(f"no spell was cast this turn by {player} or a teammate")
    return cost
