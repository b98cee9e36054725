"""Combat damage: assigned by both teams, then dealt, all at the same time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.first_strike import SECOND, first_strikers, strikes_now
from ettin_engine.abilities.readings_never_in_force import player_attacked
from ettin_engine.combat.bands import any_banding
from ettin_engine.combat.damage_division import assigned_amount, divided
from ettin_engine.combat.declare_blockers import blocked_by
from ettin_engine.decisions.choices import member_choice
from ettin_engine.events.changes.basic_changes import push
from ettin_engine.events.damage.damage_dealt import hit
from ettin_engine.events.damage.damage_keywords import keywords_of
from ettin_engine.events.defending_choices import no_longer_defend
from ettin_engine.objects.characteristics import has
from ettin_engine.players.teams import (
    active_team,
    members,
    sharing,
    teams_in_order,
)
from ettin_engine.state import NOBODY, Hit, Item
from ettin_spec.protocol.base import Purpose

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Attack, ObjectId, Player, State


def deal_combat_damage(table: Table) -> None:
    """Assigned damage is dealt at once.  Clauses: combat.damage, combat.damage_when"""
    hits = assigned(table)
    _remember_first(table)
    hit(table, hits)


def stack_combat_damage(table: Table) -> None:
    """Assigned damage waits on the stack as one object, which no player controls.

    Clauses: combat.damage_when, team.leaves. So it stays when a player leaves.
    """
    push(table, Item("combat damage", NOBODY, (), hits=assigned(table)))
    _remember_first(table)


def _remember_first(table: Table) -> None:
    """Who has struck first strikes no second time, but with double strike."""
    if table.s.flow.strikes != SECOND:
        table.set(struck=first_strikers(table.s))


def assigned(table: Table) -> tuple[Hit, ...]:
    """All combat damage: the active team announces first.  Clause: combat.damage"""
    active = members(table.s, active_team(table.s))
    hits: list[Hit] = []
    for attack in table.s.attacks:
        there = attack.creature in table.s.permanents
        if there and strikes_now(table.s, attack.creature):
            hits += _of_attacker(table, attack, active, hits)
    theirs: list[Hit] = []
    for blocker in filter(lambda it: strikes_now(table.s, it), _blocking(table.s)):
        theirs += _of_blocker(table, blocker, theirs)
    return (*hits, *theirs)


def _of_attacker(
    table: Table, attack: Attack, active: tuple[Player, ...], before: list[Hit]
) -> list[Hit]:
    """What an attacker deals: blocked, only what tramples deals to others than its blockers.

    Clauses: combat.damage, combat.trample, keyword.banding_blocker
    """
    it = table.s.permanents[attack.creature]
    if attack.blockers is None:
        amount = assigned_amount(table.s, it)
        hits = _beyond(table, attack) if amount > 0 else []
        return [replace(each, amount=amount) for each in hits]
    beyond = partial(_beyond, table, attack) if has(table.s, it, "trample") else None
    free = any_banding(table.s, attack.blockers)
    deciders = members(table.s, attack.team) if free else active
    return divided(table, it.id, attack.blockers, deciders, before, beyond=beyond, free=free)


def _beyond(table: Table, attack: Attack) -> list[Hit]:
    """Whom or what an attacker deals damage to that no blocker takes, amount aside.

    Clauses: combat.damage, team.leaves, battle.damage. It is nothing where what was attacked
    has gone, and nobody who has left; a battle whose protector has left gets all.
    """
    it = table.s.permanents[attack.creature]
    had = keywords_of(table.s, it)
    if attack.thing is not None:
        there = attack.thing in table.s.permanents
        return [Hit(0, creature=attack.thing, by=it, had=had)] if there else []
    if attack.team not in teams_in_order(table.s):
        return []
    return [Hit(0, player=_damaged_player(table, attack), by=it, had=had)]


def _blocking(state: State) -> tuple[ObjectId, ...]:
    """The blocking creatures that are still there, each once."""
    all_of_them = (b for attack in state.attacks for b in attack.blockers or ())
    return tuple(b for b in dict.fromkeys(all_of_them) if b in state.permanents)


def _of_blocker(table: Table, blocker: ObjectId, before: list[Hit]) -> list[Hit]:
    """What a blocker deals to those that it blocks.

    Clauses: combat.damage, keyword.banding_attacker
    """
    others = blocked_by(table.s, blocker)
    free = any_banding(table.s, others)
    own = sharing(table.s, table.s.permanents[blocker].controller)
    deciders = members(table.s, active_team(table.s)) if free else own
    return divided(table, blocker, others, deciders, before, free=free)


def _damaged_player(table: Table, attack: Attack) -> Player:
    """The one player whom an unblocked creature damages.  Clause: combat.damaged_player"""
    if table.s.rules["combat.damaged_player"] == "player_attacked":
        return player_attacked(table.s, attack)
    deciders = members(table.s, active_team(table.s))
    name = table.s.permanents[attack.creature].name
    defenders = members(table.s, attack.team)
    return table.ask(member_choice(Purpose.DAMAGED_PLAYER, deciders, defenders, name))[0]


def forget_combat(table: Table) -> None:
    """All creatures leave combat."""
    table.set(attacks=(), ended_attacks=(), block_orders={})
    no_longer_defend(table)
