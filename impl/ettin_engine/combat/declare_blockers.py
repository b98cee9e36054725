"""Declaring blockers: one combined block, legal as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.combat.block_costs import pay_for_block
from ettin_engine.combat.block_requirements import check_required_blocks
from ettin_engine.combat.damage_division import ordered
from ettin_engine.combat.single_blocks import pair_said
from ettin_engine.combat.whole_blocks import whole_block
from ettin_engine.events.triggers.combat_triggers import blocked
from ettin_engine.players.teams import active_team, members, sharing, team_of
from ettin_spec.protocol.actions import Block as Intent
from ettin_spec.protocol.base import StepName

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Attack, ObjectId, State


def declare_block(table: Table, intent: object) -> None:
    """The defending team's creatures block; without an intent nothing attacks the team.

    Clause: combat.block

    Raises:
        Illegal: a creature that cannot block, or not what it is said to; one that has to.
    """
    if not isinstance(intent, Intent):
        return
    team = team_of(table.s, intent.by)
    pairs = [pair_said(table.s, team, each) for each in intent.blockers]
    attacks = whole_block(table.s, team, pairs)
    check_required_blocks(table.s, team, pairs)
    pay_for_block(table, pairs)
    now = {attack.creature: _in_order(table, attack) for attack in attacks}
    table.set(attacks=tuple(now.get(attack.creature, attack) for attack in table.s.attacks))
    deciders = sharing(table.s, intent.by)
    for blocker in dict.fromkeys(blocker for blocker, _ in pairs):
        order = ordered(table, blocker, blocked_by(table.s, blocker), deciders)
        table.put("block_orders", blocker, order)
    blocked(table, now.values())


def is_spared(state: State) -> bool:
    """Is a defending team to declare blockers that nothing attacks, and so can't block?

    Nobody is asked then.  Clauses: combat.block, combat.each_blocks
    """
    flow = state.flow
    if flow.step != StepName.DECLARE_BLOCKERS or flow.position != "choose":
        return False
    called = state.teams[flow.called].id
    there = state.permanents
    return all(attack.team != called for attack in state.attacks if attack.creature in there)


def blocked_by(state: State, blocker: ObjectId) -> tuple[ObjectId, ...]:
    """The creatures that a creature blocks, in the order in which they get its damage."""
    if blocker in state.block_orders:
        return state.block_orders[blocker]
    return tuple(a.creature for a in state.attacks if blocker in (a.blockers or ()))


def _in_order(table: Table, attack: Attack) -> Attack:
    """With the order in which blockers get damage, where there is one."""
    if attack.blockers is None:
        return attack
    active = members(table.s, active_team(table.s))
    order = ordered(table, attack.creature, attack.blockers, active)
    return replace(attack, blockers=order)
