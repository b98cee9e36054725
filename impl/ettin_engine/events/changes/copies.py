"""Permanents become copies of others and of cards, for good or for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.events.readings_never_in_force import note_copy
from ettin_engine.objects.characteristics import face
from ettin_engine.state import Copied, Face

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Permanent, Player
    from ettin_spec.cards.declaration.names import Duration


def copy_of_card(table: Table, card: CardId) -> Face:
    """What a copy of a card that is no permanent copies: its front.  Clause: object.copy"""
    name = table.s.known[card].name
    return _front(Face(name, table.s.cards[name]))


def copy_of(it: Permanent) -> Face:
    """What a copy of a permanent copies, which has no other side.  Clause: object.copy"""
    return _front(face(it))


def become_copy(
    table: Table, it: Permanent, of: Permanent, by: Player, until: Duration | None
) -> None:
    """A permanent becomes a copy of what another is now, and stays it whatever that becomes.

    Clause: object.copy. Counters, damage, and being tapped or face down are not copied.
    """
    copied = Copied(copy_of(of), by, until)
    change_permanent(table, it.id, copies=(*it.copies, copied))
    note_copy(table, it, of.card)


def become_copy_of_card(
    table: Table, it: Permanent, card: CardId, by: Player, until: Duration | None
) -> None:
    """A permanent becomes a copy of a card that is no permanent.  Clause: object.copy"""
    copied = Copied(copy_of_card(table, card), by, until)
    change_permanent(table, it.id, copies=(*it.copies, copied))
    note_copy(table, it, card)


def _front(seen: Face) -> Face:
    """The face alone: a copy has no other side."""
    return replace(seen, says=replace(seen.says, back=None, layout=None))


def end_copies(table: Table, ends: Callable[[Copied], bool]) -> None:
    """What was a copy for a while is what it was before."""
    for key, it in table.s.permanents.items():
        left = tuple(each for each in it.copies if not ends(each))
        if left != it.copies:
            change_permanent(table, key, copies=left)
    for key, it in table.s.phased_out.items():
        left = tuple(each for each in it.copies if not ends(each))
        if left != it.copies:
            table.put("phased_out", key, replace(it, copies=left))
