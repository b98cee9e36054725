"""A spell of which another player may pay a part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.paying.paying_mana import pay
from ettin_spec.cards.declaration.mana_costs import generic, without_generic

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_spec.cards.declaration.words import Card
    from ettin_spec.protocol.actions import Cast


def pay_with_help(table: Table, intent: Cast, says: Card, cost: str) -> None:
    """The mana for a spell is paid, by another player as far as that one helps.

    Clauses: spell.assist, mana.own

    Raises:
        Illegal: nobody else may pay so much of it, or somebody's mana does not suffice.
    """
    if intent.assist is None:
        pay(table, intent.by, cost)
        return
    helper, mana = intent.assist.by, intent.assist.mana
    if "assist" not in says.abilities:
        raise Illegal(f"nobody helps to pay for {intent.object}: it has no assist")
    if helper == intent.by:
        raise Illegal(f"{helper} pays for the own spell, and it is another who helps")
    if not 0 < mana <= generic(cost):
        raise Illegal(f"{helper} may pay from 1 to {generic(cost)} mana, and not {mana}")
    pay(table, helper, f"{{{mana}}}")
    pay(table, intent.by, without_generic(cost, mana))
