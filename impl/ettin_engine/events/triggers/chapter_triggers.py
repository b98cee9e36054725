"""The chapters of Sagas, which trigger as lore counters are put there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.objects.sagas import chapters
from ettin_engine.state import Item
from ettin_spec.protocol.base import CounterKind

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Permanent


def chapters_reached(table: Table, it: Permanent, before: int) -> None:
    """Each chapter triggers to which lore counters have come that were fewer before.

    Clause: saga.chapter
    """
    now = it.counters.get(CounterKind.LORE, 0)
    for chapter in chapters(table.s, it):
        for _ in [number for number in chapter.of if before < number <= now]:
            item = Item(
                it.name,
                it.controller,
                chapter.do,
                source=it,
                targets=chapter.targets,
                chapter=True,
            )
            table.set(waiting=(*table.s.waiting, item))
