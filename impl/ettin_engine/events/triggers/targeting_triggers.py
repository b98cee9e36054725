"""Which abilities trigger as a spell or ability gets its targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.filters.spell_filters import is_such
from ettin_engine.abilities.filters.targets import chosen_for
from ettin_engine.abilities.references import Speaker
from ettin_engine.events.triggers.trigger_matching import is_about, listening, wait
from ettin_engine.objects.object_lookup import label_of

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Permanent, State
    from ettin_spec.cards.declaration.parts.events import BecomesTarget


def were_targeted(table: Table, item: Item) -> None:
    """Abilities about objects that have become targets trigger, once for each such object.

    Clause: trigger.targeted
    """
    aimed = [it for it in item.modes or (item,) if it.targets and not it.targets.is_ability]
    chosen = {target for it in aimed for target in chosen_for(it)}
    targeted = [it for it in table.s.permanents.values() if label_of(it) in chosen]
    for watching, ability, says in listening(table.s, "becomes_target"):
        if _is_by(table.s, says, item, watching):
            for it in targeted:
                if is_about(table.s, says.what, it, watching):
                    wait(
                        table,
                        watching,
                        ability,
                        item.controller,
                        about=it,
                        that_spell=item,
                    )


def _is_by(state: State, says: BecomesTarget, item: Item, watching: Permanent) -> bool:
    """Is the spell or ability such a one, and of such a player?  A teammate is no opponent."""
    by = Speaker(watching.controller, watching)
    if says.whose is not None and item.controller not in players(state, says.whose, by):
        return False
    if says.spell is None:
        return True
    return item.says is not None and is_such(state, says.spell, item, by)
