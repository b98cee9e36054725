"""Permanents become tapped and untapped, and abilities trigger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.events.triggers.trigger_matching import is_about, listening, wait

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import ObjectId


def tap_permanent(table: Table, permanent: ObjectId) -> None:
    """A permanent becomes tapped, if it is there still and was not."""
    it = table.s.permanents.get(permanent)
    if it is not None and not it.tapped:
        change_permanent(table, permanent, tapped=True)
        became(table, permanent, "becomes_tapped")


def untap_permanent(table: Table, permanent: ObjectId) -> None:
    """A permanent becomes untapped, if it is there still and was not."""
    it = table.s.permanents.get(permanent)
    if it is not None and it.tapped:
        change_permanent(table, permanent, tapped=False)
        became(table, permanent, "becomes_untapped")


def became(table: Table, permanent: ObjectId, word: str) -> None:
    """Abilities about a permanent's becoming tapped, or untapped, trigger."""
    it = table.s.permanents[permanent]
    for watching, ability, what in listening(table.s, word):
        if is_about(table.s, what, it, watching):
            wait(table, watching, ability, None, about=it)
