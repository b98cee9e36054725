"""Which abilities trigger as a spell is cast, its own among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.filters.spell_filters import is_such, worth_of
from ettin_engine.abilities.references import Speaker
from ettin_engine.events.triggers.trigger_matching import (
    listening,
    triggers_of,
    wait,
    wait_alone,
)
from ettin_engine.players.teams import active_team, members

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Permanent, State
    from ettin_spec.cards.declaration.parts.events import Casts


def spell_cast(table: Table, spell: Item) -> None:
    """Abilities about a player's casting a spell trigger, those of the spell itself among them."""
    assert spell.says is not None
    before = sum(table.s.casts.values()) - 1
    for permanent, ability, says in listening(table.s, "casts"):
        if _is_cast(table.s, says, spell, permanent):
            named = _numbers(says, spell, before)
            wait(table, permanent, ability, spell.controller, named, that_spell=spell)
    for ability, says in triggers_of(spell.says.abilities, "casts"):
        if says.spell == "itself":
            wait_alone(table, spell, ability, _numbers(says, spell, before))


def _numbers(says: Casts, spell: Item, before: int) -> dict[str, int]:
    """The numbers that are named as a spell is cast, with so many others before it in the turn."""
    worth = {says.as_: worth_of(spell)} if says.as_ else {}
    return worth | ({says.before: before} if says.before else {})


def _is_cast(state: State, says: Casts, spell: Item, watching: Permanent) -> bool:
    assert spell.says is not None
    if says.spell == "itself":
        return False
    player, by = spell.controller, Speaker(watching.controller, watching)
    active = members(state, active_team(state))
    of = players(state, says.turn_of, by) if says.turn_of is not None else active
    return (
        player in players(state, says.who, by)
        and (says.has is None or says.has in spell.says.abilities)
        and says.nth in (None, state.casts.get(player, 0))
        and (says.spell is None or is_such(state, says.spell, spell, by))
        and bool(set(of) & set(active))
    )
