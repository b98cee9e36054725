"""What has to be reported to the machine once a step's duties are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.first_strike import first_strikers
from ettin_engine.decisions.table import is_checked
from ettin_engine.effects import perform
from ettin_engine.effects.on_objects.exiling import end_exile
from ettin_engine.events.battle_protectors import choose_protector
from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.events.changes.battlefield_changes import leave_for_graveyard
from ettin_engine.events.changes.counter_changes import remove_pairs
from ettin_engine.events.dungeons import complete_dungeons
from ettin_engine.events.leaving.commander_moves import return_arrived
from ettin_engine.events.leaving.destroying import without_regenerated
from ettin_engine.events.leaving.leaving_the_game import exile_stranded
from ettin_engine.events.leaving.legend_rule import doubles_that_go
from ettin_engine.events.skipped_steps import skip_always
from ettin_engine.events.triggers.trigger_matching import sacrificed, states
from ettin_engine.flow_steps.averted_losses import losing_for_good
from ettin_engine.players.teams import sides_playing, team_index
from ettin_engine.state import TeamId
from ettin_engine.state_based_actions import (
    any_in_question,
    battles_without_protector,
    creatures_destroyed,
    equipment_on_no_creature,
    losing_teams,
    permanents_that_go,
    sagas_told,
    with_counters_in_pairs,
)

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import State

Fact = tuple[str, int | None]

NOTHING: Fact = ("nothing", None)
VANISHES: Fact = ("vanishes", None)
COUNTERED: Fact = ("countered", None)
STRIKES_FIRST: Fact = ("strikes_first", None)
STATE_BASED_ACTION: Fact = ("state_based_action", None)

TIDY = "tidy"
"""Where it is reported in a cleanup step what a check has done."""

PARTING = ("parted", "excused")
"""Where it is reported what somebody who leaves the game takes along."""


def settle(table: Table) -> None:
    """State-based actions on permanents, again and again until none is left.

    Clause: state_check.when. Where a loss ends the game nothing else matters; a team that can't
    lose has been checked, and its failed draws are over. Between steps nothing happens but that
    one is skipped.
    """
    if table.s.flow.position == "would":
        skip_always(table)
    elif not is_checked(table.s):
        _check(table)


def _check(table: Table) -> None:
    found = table.s
    losing = losing_for_good(table)
    acted = table.s is not found
    while sides_playing(table.s, losing) > 1:
        if not losing and table.s.unable_to_draw:
            table.set(unable_to_draw=frozenset())
        if not _checked(table):
            break
        acted = True
        if losing:
            break
        losing = losing_for_good(table)
    if acted and table.s.flow.position == TIDY:
        table.set(acted_in_cleanup=True)
    before = table.s
    states(table)
    if not losing and table.s is before:
        table.found_nothing()


def _checked(table: Table) -> bool:
    """One check of what there is on the battlefield, all at once; has anything changed?"""
    if table.s.left:
        exile_stranded(table)
    end_exile(table, perform)
    returned = return_arrived(table)
    if table.s.markers:
        returned |= complete_dungeons(table)
    if not any_in_question(table.s):
        return returned
    told, before = sagas_told(table.s), table.s
    gone = (*doubles_that_go(table), *permanents_that_go(table.s), *(it.id for it in told))
    going = tuple(dict.fromkeys(gone))
    shielded = any(table.s.permanents[each].shields for each in going)
    destroyed = creatures_destroyed(table.s) if shielded else ()
    exposed = [it for it in battles_without_protector(table.s) if it.id not in going]
    if table.s.touched:
        table.set(touched=frozenset())
    paired = [it for it in with_counters_in_pairs(table.s) if it.id not in going]
    loose = equipment_on_no_creature(table.s)
    for permanent in loose:
        change_permanent(table, permanent, attached=None)
    if going:
        left = without_regenerated(table, destroyed)
        leave_for_graveyard(table, [it for it in going if it not in destroyed or it in left])
    for it in told:
        sacrificed(table, before, it)
    for it in paired:
        remove_pairs(table, it)
    for it in exposed:
        choose_protector(table, it)
    return bool(going or exposed or paired or returned or loose)


def next_fact(state: State) -> Fact:
    """The next fact that the machine does not know yet; `nothing` when it knows all."""
    flow, position = state.flow, state.flow.position
    if position == "would" and state.known_changes == len(state.changes):
        return NOTHING
    if position == "ready":
        return STRIKES_FIRST if first_strikers(state) else NOTHING
    if position in PARTING and flow.stack > len(state.stack):
        return VANISHES
    if position == "parted":
        return NOTHING
    if position == "happen" and flow.stack > len(state.stack):
        return COUNTERED
    if state.winner is not None:
        return "wins", next(i for i, team in enumerate(state.teams) if team.id == state.winner)
    if state.known_changes < len(state.changes):
        return _change(state)
    losing = frozenset[TeamId]() if is_checked(state) else losing_teams(state)
    for index, team in enumerate(state.teams) if losing else ():
        if team.id in losing and not (flow.losing[index] or flow.lost[index]):
            return "loses", index
    for index in range(len(state.teams)) if state.waiting else ():
        waiting = sum(team_index(state, item.controller) == index for item in state.waiting)
        if waiting > flow.triggers[index]:
            return "triggers", index
    return STATE_BASED_ACTION if position == TIDY and state.acted_in_cleanup else NOTHING


def _change(state: State) -> Fact:
    """The next change to the order of turns, phases and steps."""
    changed = state.changes[state.known_changes]
    teams = [team.id for team in state.teams]
    return changed.what.value, None if changed.team is None else teams.index(changed.team)
