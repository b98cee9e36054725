"""What is paid as a spell is cast besides its mana cost, or what is in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.effects.payments import Payment, can_pay_all, picked
from ettin_engine.objects.characteristics import worded

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item


def additional(table: Table, spell: Item) -> tuple[Payment, int]:
    """What its caster picks to pay with besides, and how much less mana the spell costs by that.

    Clause: cost.additional

    Raises:
        Illegal: it cannot be paid.
    """
    assert spell.says is not None
    for says in (ability.additional for ability in worded(spell.says.abilities)):
        if says is None:
            continue
        if not can_pay_all(table, says.cost, spell):
            raise Illegal(f"{spell.controller} cannot pay what {spell.name} costs besides")
        payment = picked(table, says.cost, spell)
        return payment, says.less * len(payment.permanents)
    return Payment(), 0
