"""What a spell costs, and how the costs of an ability are paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.amounts import value
from ettin_engine.abilities.conditions import is_true
from ettin_engine.abilities.continuous.continuous_effects import at_work, players_of
from ettin_engine.abilities.filters.spell_filters import is_such
from ettin_engine.abilities.references import speaker
from ettin_engine.casting.costs.paying_cards import pay_with_cards
from ettin_engine.casting.costs.paying_counters import pay_counters, remove_counters
from ettin_engine.casting.costs.paying_loyalty import pay_loyalty
from ettin_engine.casting.costs.paying_permanents import one_returned
from ettin_engine.decisions.choices import Illegal
from ettin_engine.effects.on_players.sacrifice_effects import (
    sacrifice_all,
    sacrifice_one,
    some_chosen,
)
from ettin_engine.events.changes.battlefield_changes import take_in_hand
from ettin_engine.events.changes.card_moves import exile_card
from ettin_engine.events.paying.paying_life import pay_life
from ettin_engine.events.paying.paying_mana import pay
from ettin_engine.events.tapping import tap_permanent
from ettin_engine.objects.characteristics import has, is_creature, worded
from ettin_engine.players.teams import active_team, team_of
from ettin_spec.cards.declaration.mana_costs import (
    LIFE_FOR_SYMBOL,
    generic,
    phyrexian,
    with_x,
    without_generic,
    without_phyrexian,
)

if TYPE_CHECKING:
    from ettin_engine.abilities.continuous.continuous_effects import Work
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Permanent, Player, State
    from ettin_spec.cards.declaration.parts.costs import Cost
    from ettin_spec.cards.declaration.words import Card
    from ettin_spec.protocol.actions import Activate, Cast


def total_cost(state: State, spell: Item, cost: str, own: int = 0) -> str:
    """What a spell costs with all that makes it cost more, and then less, of its `own` too.

    Clause: cost.total. What makes it cost less takes off generic mana, as far as there is any.
    """
    more = _with_increases(state, spell.controller, cost)
    works = [work for work in at_work(state, "costs_less") if _is_less(state, work, spell)]
    less = sum(value(state, work.says.less, work.speaker) for work in works)
    less += own + _less_by_itself(state, spell)
    return without_generic(more, min(less, generic(more))) if less else more


def _is_less(state: State, work: Work, spell: Item) -> bool:
    """Does a change make this spell of its caster cost less?"""
    says, by = work.says, work.speaker
    if says.spell == "itself":
        return False
    such = says.spell is None or is_such(state, says.spell, spell, by)
    return such and spell.controller in players_of(state, work, says.who)


def _less_by_itself(state: State, spell: Item) -> int:
    """How much less a spell costs by what it says itself, as it is cast.  Clause: cost.total"""
    assert spell.says is not None
    by = speaker(spell)
    statics = (ability.static for ability in worded(spell.says.abilities))
    changes = (
        change.costs_less
        for static in statics
        if static is not None and (static.if_ is None or is_true(state, static.if_, by))
        for change in static.changes
    )
    own = (says for says in changes if says is not None and says.spell == "itself")
    return sum(value(state, says.less, by) for says in own)


def _with_increases(state: State, player: Player, cost: str) -> str:
    """What a player's spell costs once all is added that makes spells cost more.

    The turn of a team is that of each member.  Clause: turn.teams
    """
    theirs = active_team(state) != team_of(state, player)
    works = (work.says for work in at_work(state, "costs_more"))
    return cost + "".join(f"{{{s.more}}}" for s in works if theirs or s.in_turn_of is None)


def with_announced(cost: str, intent: Cast, says: Card) -> str:
    """A cost with the number that was chosen for X in its place, without what life is paid for; the
    X may be one of what the card has paid besides alone.

    Clauses: spell.variable, cost.phyrexian

    Raises:
        Illegal: no number was chosen for the X of a cost, or one where there is none; or it has
            not as many symbols as so much life pays for.
    """
    besides = (ability.additional for ability in worded(says.abilities))
    asked = (each for part in besides if part is not None for each in part.cost)
    check_x(intent, has_x="{X}" in cost or any(each.has_x for each in asked))
    paid, odd = divmod(intent.life, LIFE_FOR_SYMBOL)
    if odd or not 0 <= paid <= phyrexian(cost):
        raise Illegal(f"{intent.life} life pays for no such part of {cost}")
    return without_phyrexian(with_x(cost, intent.x or 0), paid)


def check_x(intent: Cast | Activate, *, has_x: bool) -> None:
    """Where a cost has an X a number is chosen for it, and nowhere else.  Clause: spell.variable

    Raises:
        Illegal: it is not so.
    """
    if has_x != (intent.x is not None):
        raise Illegal("a number is chosen for X where the cost has it, and nowhere else")


def pay_cost(table: Table, it: Permanent, item: Item, cost: Cost) -> None:
    """One part of the cost of an ability of a permanent is paid.

    Raises:
        Illegal: it cannot be paid.
    """
    if cost == "tap":
        _tap(table, it)
    elif cost.mana is not None:
        pay(table, item.controller, with_x(cost.mana, item.x))
    elif cost.life is not None:
        pay_life(table, item.controller, value(table.s, cost.life, speaker(item)))
    elif cost.sacrifice is not None:
        sacrifice_one(table, item, cost.sacrifice)
    elif cost.sacrifice_some is not None:
        sacrifice_all(table, some_chosen(table, cost.sacrifice_some, item))
    elif cost.counters is not None:
        pay_counters(table, item.controller, cost.counters)
    elif cost.loyalty is not None:
        pay_loyalty(table, it, -item.x if cost.loyalty == "-X" else cost.loyalty)
    elif cost.remove is not None:
        remove_counters(table, it, cost.remove)
    elif cost.exile_itself is not None:
        assert it.card is not None, "what lies in a graveyard is a card"
        exile_card(table, it.card)
    elif cost.return_to_hand is not None:
        take_in_hand(table, (table.s.permanents[it.id],))
    elif cost.return_one is not None:
        take_in_hand(table, (one_returned(table, item, cost.return_one),))
    else:
        pay_with_cards(table, item, cost)


def _tap(table: Table, it: Permanent) -> None:
    if it.tapped:
        raise Illegal(f"{it.name} is tapped already")
    if is_creature(table.s, it) and it.sick and not has(table.s, it, "haste"):
        raise Illegal(f"{it.name} came under its controller's control this turn")
    tap_permanent(table, it.id)
