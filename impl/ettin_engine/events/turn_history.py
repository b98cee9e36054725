"""What has happened this turn is counted, for who asks later."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Player
    from ettin_spec.cards.declaration.names import TurnEvent


def count(table: Table, what: TurnEvent, player: Player, number: int = 1) -> int:
    """So much more of something has happened to a player, not to a teammate; how much it is now."""
    so_far = table.s.happened.get(what, {})
    now = so_far.get(player, 0) + number
    table.put("happened", what, {**so_far, player: now})
    return now
