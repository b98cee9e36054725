"""Effects that phase permanents out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.references import speaker
from ettin_engine.events.phasing import phase_permanents_out

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.terms import What


def phase_out(table: Table, says: What, item: Item) -> None:
    """Objects that are still there phase out together.  Clause: phasing.out"""
    there = [it for it in selected(table.s, says, speaker(item)) if it.id in table.s.permanents]
    phase_permanents_out(table, there)
