"""What a life counter is told, performed as an effect of the game would be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.casting.paying_life import pay_together
from ettin_engine.decisions.choices import Illegal
from ettin_engine.effects import perform
from ettin_engine.effects.life_effects import redistribute, set_totals
from ettin_engine.players.teams import players_in_order
from ettin_engine.state import Item
from ettin_spec.cards.declaration import words as w
from ettin_spec.cards.declaration.terms import ValueWord
from ettin_spec.protocol import life_counts as n

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Player
    from ettin_spec.cards.declaration.names import Who

THE_EFFECT = "the effect"
"""The source of what a life counter is told; no card is named."""

THEIR_LIFE = ValueWord(life="that_player")


def instruct(table: Table, says: n.Instruction) -> None:
    """Perform an instruction.

    Raises:
        Illegal: of somebody who does not play, less than nothing, or what the rules don't allow.
    """
    _check(table, says)
    match says:
        case n.PayLife(payments):
            pay_together(table, {payment.by: payment.amount for payment in payments})
        case n.SetLife(totals):
            set_totals(table, _by_player(totals), THE_EFFECT)
        case n.RedistributeLife(_, totals):
            redistribute(table, _by_player(totals), THE_EFFECT)
        case n.ExchangeLife(by, other):
            _do(table, w.Effect(exchange_life="target"), by, other)
        case n.Proliferate(by):
            _do(table, w.Effect(proliferate="you"), by)
        case n.DealDamage(_, who) | n.GainLife(_, who) | n.LoseLife(_, who) | n.GetPoison(_, who):
            _do(table, _effect(says, "each_player" if who is None else "you"), who)
        case n.LoseHalf(who) | n.DoubleLife(who) | n.LosePoison(who):
            _do(table, _effect(says, "each_player" if who is None else "you"), who)


def _effect(says: n.Instruction, who: Who) -> w.Effect:
    """The words of a card that say the same."""
    match says:
        case n.DealDamage(amount):
            return w.Effect(damage=w.Damage(amount=amount, to=who))
        case n.GainLife(amount):
            return w.Effect(gain_life=w.GainLife(who=who, amount=amount))
        case n.LoseLife(amount):
            return w.Effect(lose_life=w.LoseLife(who=who, amount=amount))
        case n.LoseHalf():
            half = ValueWord(half_down=THEIR_LIFE)
            return w.Effect(lose_life=w.LoseLife(who=who, amount=half))
        case n.DoubleLife():
            return w.Effect(set_life=w.SetLife(who=who, amount=ValueWord(twice=THEIR_LIFE)))
        case n.GetPoison(number):
            given = w.GetCounters(who=who, counter="poison", number=number)
            return w.Effect(get_counters=given)
        case n.LosePoison(_, number):
            lost = w.LoseCounters(who=who, counter="poison", number=number)
            return w.Effect(lose_counters=lost)
    raise Illegal("no single effect says this")


def _do(table: Table, effect: w.Effect, you: Player | None, target: Player | None = None) -> None:
    """An effect that one player controls, the first in order where none is meant."""
    controller = players_in_order(table.s)[0] if you is None else you
    perform(table, Item(THE_EFFECT, controller, (effect,), target=target))


def _by_player(totals: tuple[n.Total, ...]) -> dict[Player, int]:
    """Raises Illegal where a player gets two."""
    found = {each.player: each.total for each in totals}
    if len(found) < len(totals):
        raise Illegal("a player has one life total")
    return found


def _check(table: Table, says: n.Instruction) -> None:
    match says:
        case n.PayLife(payments):
            who = tuple(payment.by for payment in payments)
            least = min((payment.amount for payment in payments), default=0)
        case n.SetLife(totals):
            who, least = tuple(each.player for each in totals), 0
        case n.RedistributeLife(by, totals):
            who, least = (by, *(each.player for each in totals)), 0
        case n.ExchangeLife(by, other):
            who, least = (by, other), 0
        case n.DealDamage(amount, to):
            who, least = () if to is None else (to,), amount
        case _:
            who = () if says.by is None else (says.by,)
            least = getattr(says, "amount", getattr(says, "number", 0))
    _check_players(table, who)
    if least < 0:
        raise Illegal("less than nothing is no instruction")


def _check_players(table: Table, who: tuple[Player, ...]) -> None:
    for player in who:
        if player not in table.s.hands:
            raise Illegal(f"{player} does not play")
