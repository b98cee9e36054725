"""Damage that has been assigned is dealt."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ettin_engine.events.damage.damage_keywords import poison, with_keywords
from ettin_engine.events.damage.damage_results import damage_permanent, damage_player
from ettin_engine.events.leaving.commander_moves import note_commanders
from ettin_engine.events.replacement_effects import dealt
from ettin_engine.events.triggers.trigger_matching import were_dealt_damage, were_hit
from ettin_engine.events.turn_history import note_damage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Hit


def hit(table: Table, hits: Sequence[Hit]) -> None:
    """All at once; what was assigned to a creature that is gone is not dealt.

    Clause: combat.damage. A player loses all the life in one event.
    """
    hits, lost = dealt(table, hits, combat=True), Counter[tuple[str, bool]]()
    for each in hits:
        if each.player is not None:
            lost[each.player, "infect" in each.had] += each.amount
        elif each.creature is not None:
            damage_permanent(table, each.creature, each.amount, each.infecting)
    note_damage(table, hits)
    were_dealt_damage(table, [each.creature for each in hits if each.creature and each.amount])
    note_commanders(table, hits)
    for (player, infect), amount in lost.items():
        damage_player(table, player, amount, infect)
    poison(table, hits)
    with_keywords(table, hits)
    were_hit(table, hits)
