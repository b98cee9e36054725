"""Declaring blockers: one combined block, legal as a whole."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.continuous_effects import affected, at_work
from ettin_engine.abilities.defending_player import attack_of, attacks_battle
from ettin_engine.combat.damage_division import ordered
from ettin_engine.combat.evasion import check_block, check_pair
from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import is_battle, is_creature
from ettin_engine.objects.object_lookup import permanent_of
from ettin_engine.players.teams import active_team, members, sharing, team_of
from ettin_spec.protocol.actions import Block as Intent
from ettin_spec.protocol.base import StepName

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Attack, ObjectId, Permanent, State, TeamId
    from ettin_spec.protocol.actions import Blocker


def declare_block(table: Table, intent: object) -> None:
    """The defending team's creatures block; no intent is a block by nobody.  Clause: combat.block

    Raises:
        Illegal: a creature that cannot block, or not what it is said to.
    """
    if not isinstance(intent, Intent):
        return
    team = team_of(table.s, intent.by)
    pairs = [_pair(table.s, team, each) for each in intent.blockers]
    _check_number(table.s, pairs)
    blocked = [_blocked(attack, pairs) for attack in table.s.attacks if attack.team == team]
    check_block(table.s, blocked)
    now = {attack.creature: _in_order(table, attack) for attack in blocked}
    table.set(attacks=tuple(now.get(attack.creature, attack) for attack in table.s.attacks))
    deciders = sharing(table.s, intent.by)
    for blocker in dict.fromkeys(blocker for blocker, _ in pairs):
        order = ordered(table, blocker, blocked_by(table.s, blocker), deciders)
        table.put("block_orders", blocker, order)


def is_spared(state: State) -> bool:
    """Is a defending team to declare blockers that nothing attacks, and so can't block?

    Nobody is asked then.  Clauses: combat.block, combat.each_blocks
    """
    flow = state.flow
    if flow.step != StepName.DECLARE_BLOCKERS or flow.position != "choose":
        return False
    called = state.teams[flow.called].id
    return all(attack.team != called for attack in state.attacks)


def blocked_by(state: State, blocker: ObjectId) -> tuple[ObjectId, ...]:
    """The creatures that a creature blocks, in the order in which they get its damage."""
    if blocker in state.block_orders:
        return state.block_orders[blocker]
    return tuple(a.creature for a in state.attacks if blocker in (a.blockers or ()))


def _check_number(state: State, pairs: list[tuple[ObjectId, ObjectId]]) -> None:
    """No creature blocks the same one twice, or more than it can."""
    if len(set(pairs)) != len(pairs):
        raise Illegal("a creature blocks another once")
    for it, number in Counter(blocker for blocker, _ in pairs).items():
        works = (work for work in at_work(state, "block_more") if it in affected(state, work))
        if number > 1 + sum(work.says.number for work in works):
            raise Illegal(f"{state.permanents[it].name} blocks too many")


def _pair(state: State, team: TeamId, says: Blocker) -> tuple[ObjectId, ObjectId]:
    """A blocker and the attacker that it blocks."""
    blocker, attacker = (permanent_of(state, label) for label in (says.object, says.attacker))
    if blocker is None or attacker is None:
        raise Illegal(f"{says.object} or {says.attacker} is not on the battlefield")
    _attacks_theirs(state, team, attacker)
    _able(state, team, blocker)
    check_pair(state, blocker, attacker)
    return blocker.id, attacker.id


def _attacks_theirs(state: State, team: TeamId, attacker: Permanent) -> None:
    """Does it attack what the team's creatures may block for?

    Clauses: combat.block, combat.each_blocks
    """
    attack = attack_of(state, attacker.id)
    if attack is None:
        raise Illegal(f"{attacker.name} is not attacking")
    if attack.team != team:
        raise Illegal(f"{attacker.name} attacks somebody else")
    if state.rules["combat.blocks"] != "for_battles_too" and attacks_battle(state, attack):
        raise Illegal(f"{attacker.name} attacks nothing that is blocked for")


def _able(state: State, team: TeamId, it: Permanent) -> None:
    """Any member's creatures may block any attacker of the team.  Clause: combat.block"""
    if team_of(state, it.controller) != team:
        raise Illegal(f"{it.name} is not the defending team's")
    if not is_creature(state, it):
        raise Illegal(f"{it.name} is no creature")
    if is_battle(state, it):
        raise Illegal(f"{it.name} is a battle, which never blocks")
    if it.tapped:
        raise Illegal(f"{it.name} is tapped")


def _blocked(attack: Attack, pairs: list[tuple[ObjectId, ObjectId]]) -> Attack:
    blockers = tuple(blocker for blocker, attacker in pairs if attacker == attack.creature)
    return replace(attack, blockers=blockers or None)


def _in_order(table: Table, attack: Attack) -> Attack:
    """With the order in which blockers get damage, where there is one."""
    if attack.blockers is None:
        return attack
    active = members(table.s, active_team(table.s))
    order = ordered(table, attack.creature, attack.blockers, active)
    return replace(attack, blockers=order)
