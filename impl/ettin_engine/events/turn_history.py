"""What has happened this turn is counted, for who asks later."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Hit, Player
    from ettin_spec.cards.declaration.names import TurnEvent


def count(table: Table, what: TurnEvent, player: Player, number: int = 1) -> int:
    """So much more of something has happened to a player, not to a teammate; how much it is now."""
    so_far = table.s.happened.get(what, {})
    now = so_far.get(player, 0) + number
    table.put("happened", what, {**so_far, player: now})
    return now


def note_damage(table: Table, hits: Sequence[Hit]) -> None:
    """Permanents have dealt damage to others, which the turn remembers."""
    found = table.s.damaged_by
    for each in hits:
        if each.creature is not None and each.by is not None and each.amount:
            sources = found.get(each.creature, frozenset()) | {each.by.id}
            found = {**found, each.creature: sources}
    if found is not table.s.damaged_by:
        table.set(damaged_by=found)
