"""Where a spell goes that leaves the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.changes.card_moves import bury, exile_spell

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item


def put_away_spell(table: Table, spell: Item) -> None:
    """A spell that has left the stack goes to its owner's graveyard, or is exiled instead.

    Clauses: zone.graveyard, spell.flashback, spell.copy. A copy is nowhere any more.
    """
    if spell.card is None:
        return
    if spell.flashback:
        exile_spell(table, spell.card)
    else:
        bury(table, spell.card)
