"""What a life counter is told, performed as an effect of the game would be."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ettin_engine.effects import perform
from ettin_engine.effects.on_players.life_effects import redistribute, set_totals
from ettin_engine.events.paying.paying_life import pay_together
from ettin_engine.players.teams import players_in_order
from ettin_engine.state import Item
from ettin_spec.cards.declaration import words as w
from ettin_spec.cards.declaration.parts import effect_parts as parts
from ettin_spec.cards.declaration.terms import ValueWord
from ettin_spec.protocol import life_counts as n

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Player
    from ettin_spec.cards.declaration.names import Who

OfOneEffect: TypeAlias = (
    n.DealDamage | n.GainLife | n.LoseLife | n.LoseHalf | n.DoubleLife | n.GetPoison | n.LosePoison
)
"""Instructions that one effect of a card could say as well."""

THE_EFFECT = "the effect"
"""The source of what a life counter is told; no card is named."""

THEIR_LIFE = ValueWord(life="that_player")


def instruct(table: Table, says: n.Instruction) -> None:
    """Perform an instruction, about people who play and with numbers that can be.

    Raises:
        Illegal: the rules don't allow it.
    """
    match says:
        case n.PayLife(payments):
            pay_together(table, {payment.by: payment.amount for payment in payments})
        case n.SetLife(totals):
            set_totals(table, by_player(totals), THE_EFFECT)
        case n.RedistributeLife(_, totals):
            redistribute(table, by_player(totals), THE_EFFECT)
        case n.ExchangeLife(by, other):
            _do(table, w.Effect(exchange_life="target"), by, other)
        case n.Proliferate(by):
            _do(table, w.Effect(proliferate="you"), by)
        case n.DealDamage(_, who) | n.GainLife(_, who) | n.LoseLife(_, who) | n.GetPoison(_, who):
            _do(table, _effect(says, "each_player" if who is None else "you"), who)
        case n.LoseHalf(who) | n.DoubleLife(who) | n.LosePoison(who):
            _do(table, _effect(says, "each_player" if who is None else "you"), who)


def _effect(says: OfOneEffect, who: Who) -> w.Effect:
    """The words of a card that say the same."""
    match says:
        case n.DealDamage(amount):
            return w.Effect(damage=parts.Damage(amount=amount, to=who))
        case n.GainLife(amount):
            return w.Effect(gain_life=parts.GainLife(who=who, amount=amount))
        case n.LoseLife(amount):
            return w.Effect(lose_life=parts.LoseLife(who=who, amount=amount))
        case n.LoseHalf():
            half = ValueWord(half_down=THEIR_LIFE)
            return w.Effect(lose_life=parts.LoseLife(who=who, amount=half))
        case n.DoubleLife():
            return w.Effect(set_life=parts.SetLife(who=who, amount=ValueWord(twice=THEIR_LIFE)))
        case n.GetPoison(number):
            given = parts.GetCounters(who=who, counter="poison", number=number)
            return w.Effect(get_counters=given)
        case n.LosePoison(_, number):
            lost = parts.LoseCounters(who=who, counter="poison", number=number)
            return w.Effect(lose_counters=lost)


def _do(table: Table, effect: w.Effect, you: Player | None, target: Player | None = None) -> None:
    """An effect that one player controls, the first in order where none is meant."""
    controller = next(iter(players_in_order(table.s))) if you is None else you
    perform(table, Item(THE_EFFECT, controller, (effect,), target=target))


def by_player(totals: tuple[n.Total, ...]) -> dict[Player, int]:
    """The totals by player, of whom each has one."""
    return {each.player: each.total for each in totals}
