"""What is put on something, and taken off it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.references import speaker
from ettin_engine.events.changes.basic_changes import change_permanent

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.terms import What


def attach(table: Table, says: Literal["target"], item: Item) -> None:
    """The source, if it is still there, is put on the target and is on nothing else any more.

    Clause: equipment.equip
    """
    source = item.source
    assert source is not None, "only a permanent is put on something"
    for it in selected(table.s, says, speaker(item)):
        if source.id in table.s.permanents:
            change_permanent(table, source.id, attached=it.id)


def unattach(table: Table, says: What, item: Item) -> None:
    """Objects are on nothing any more, and stay where they are.  Clause: equipment.unattach"""
    for it in selected(table.s, says, speaker(item)):
        if it.id in table.s.permanents:
            change_permanent(table, it.id, attached=None)
