"""A spell of which another player may pay a part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.paying.mana_memory import paid_with
from ettin_engine.events.paying.paying_mana import pay
from ettin_spec.cards.declaration.mana_costs import generic, without_generic

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.protocol.actions import Cast


def pay_with_help(table: Table, intent: Cast, spell: Item, cost: str) -> Item:
    """The mana for a spell is paid, by another player as far as that one helps; what the spell is
    then.

    Clauses: spell.assist, mana.own, mana.remembers

    Raises:
        Illegal: nobody else may pay so much of it, or somebody's mana does not suffice.
    """
    if intent.assist is None:
        return paid_with(table.s, spell, pay(table, intent.by, cost, spell))
    helper, mana = intent.assist.by, intent.assist.mana
    if spell.says is None or "assist" not in spell.says.abilities:
        raise Illegal(f"nobody helps to pay for {intent.object}: it has no assist")
    if helper == intent.by:
        raise Illegal(f"{helper} pays for the own spell, and it is another who helps")
    if not 0 < mana <= generic(cost):
        raise Illegal(f"{helper} may pay from 1 to {generic(cost)} mana, and not {mana}")
    helped = pay(table, helper, f"{{{mana}}}", spell)
    own = pay(table, intent.by, without_generic(cost, mana), spell)
    return paid_with(table.s, spell, (*helped, *own))
