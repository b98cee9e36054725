"""Sagas: their chapters, and how many lore counters the last one needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.objects.characteristics import abilities, characteristics_of

if TYPE_CHECKING:
    from ettin_engine.state import Permanent, State
    from ettin_spec.cards.declaration.words import Chapter

SAGA = "Saga"


def chapters(state: State, it: Permanent) -> tuple[Chapter, ...]:
    """The chapters of a permanent that is a Saga now."""
    if SAGA not in characteristics_of(state, it).subtypes:
        return ()
    found = (ability.chapter for ability in abilities(state, it))
    return tuple(chapter for chapter in found if chapter is not None)


def last_chapter(state: State, it: Permanent) -> int:
    """The highest number of a Saga's chapters; 0 where there is none.  Clause: saga.ends"""
    return max((number for chapter in chapters(state, it) for number in chapter.of), default=0)
