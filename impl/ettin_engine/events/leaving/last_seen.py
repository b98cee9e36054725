"""What an ability is about is kept as it was when it left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.events.changes.stack_changes import known_anew
from ettin_engine.events.damage.damage_keywords import OF_DAMAGE, keywords_of
from ettin_engine.objects.characteristics import as_printed, characteristics_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Permanent


def keep_keywords(table: Table, leaving: Sequence[Permanent]) -> None:
    """What says something of damage, and is not as printed, is kept for damage that is dealt later.

    Clause: object.as_it_was
    """
    now = {it.id: keywords_of(table.s, it) for it in leaving}
    own = {it.id: {k for k in OF_DAMAGE if k in as_printed(it).abilities} for it in leaving}
    kept = {each: had for each, had in now.items() if had != own[each]}
    if kept:
        table.set(had={**table.s.had, **kept})


def seen_by_abilities(table: Table, leaving: Sequence[Permanent]) -> None:
    """Abilities that wait, or are on the stack, keep what those are that they are about and that
    leave now; what resolves at the moment does not, since the stack knows it as it began.

    Clause: object.as_it_was
    """
    state = table.s
    those = {it.id: it for it in leaving}

    about = (it for it in (*state.stack, *state.waiting) if it.that_object in those)
    kept = [
        (item, replace(item, that_seen=characteristics_of(state, those[item.that_object])))
        for item in about
        if item is not table.resolving and item.that_object is not None
    ]
    if kept:
        known_anew(table, kept)
