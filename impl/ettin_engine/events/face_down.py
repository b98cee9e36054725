"""Permanents are turned face down and face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.events.readings_never_in_force import note_face_down
from ettin_engine.events.triggers.trigger_matching import is_about, listening, wait
from ettin_engine.objects.characteristics import is_permanent

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Permanent
    from ettin_spec.cards.declaration.words import Card


def turn_face_down(table: Table, it: Permanent) -> None:
    """A permanent shows nothing of itself any more.  Clause: object.face_down

    Nothing happens to one that is face down already.
    """
    if not it.face_down:
        change_permanent(table, it.id, face_down=True)
        note_face_down(table, it)


def turn_face_up(table: Table, it: Permanent) -> None:
    """A permanent shows again what it is, or is a copy of.

    Clauses: object.face_down, effect.manifest. It does not enter the battlefield by that.
    Abilities about its being turned up trigger. An instant or a sorcery stays face down.
    """
    if not it.face_down or not is_permanent(front(it)):
        return
    change_permanent(table, it.id, face_down=False, veil=None)
    up = table.s.permanents[it.id]
    for watching, ability, what in listening(table.s, "turned_up"):
        if is_about(table.s, what, up, watching):
            wait(table, watching, ability, None, about=up)


def front(it: Permanent) -> Card:
    """What a permanent would say if it were face up."""
    return it.copies[-1].face.says if it.copies else it.says
