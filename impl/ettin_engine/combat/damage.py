"""Combat damage: assigned by both teams, then dealt, all at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.choices import member_choice
from ettin_engine.combat.division import divided
from ettin_engine.happen.do import push
from ettin_engine.happen.hits import hit
from ettin_engine.looks import has, power
from ettin_engine.state import Hit, Item
from ettin_engine.teams import active_team, members
from ettin_spec.protocol.base import Purpose

if TYPE_CHECKING:
    from ettin_engine.state import Attack, Player
    from ettin_engine.table import Table


def deal_combat_damage(table: Table) -> None:
    """Assigned damage is dealt at once.  Clauses: combat.damage, combat.damage_when"""
    hit(table, assigned(table))


def stack_combat_damage(table: Table) -> None:
    """Assigned damage waits on the stack as one object.  Clause: combat.damage_when"""
    controller = members(table.s, active_team(table.s))[0]
    push(table, Item("combat damage", controller, (), hits=assigned(table)))


def assigned(table: Table) -> tuple[Hit, ...]:
    """All combat damage: the active team announces first.  Clause: combat.damage"""
    hits: list[Hit] = []
    fighting = [a for a in table.s.attacks if a.creature in table.s.permanents]
    for attack in fighting:
        hits += _of_attacker(table, attack, hits)
    for attack in fighting:
        hits += _of_blockers(table, attack)
    return tuple(hits)


def _of_attacker(table: Table, attack: Attack, before: list[Hit]) -> list[Hit]:
    it = table.s.permanents[attack.creature]
    amount = power(table.s, it)
    if amount <= 0:
        return []
    if attack.blockers is not None:
        return divided(table, attack, amount, before)
    infect = has(table.s, it, "infect")
    return [Hit(amount, player=_damaged_player(table, attack), infect=infect)]


def _of_blockers(table: Table, attack: Attack) -> list[Hit]:
    there = [table.s.permanents[b] for b in attack.blockers or () if b in table.s.permanents]
    return [
        Hit(power(table.s, it), creature=attack.creature, infect=has(table.s, it, "infect"))
        for it in there
        if power(table.s, it) > 0
    ]


def _damaged_player(table: Table, attack: Attack) -> Player:
    """The one player whom an unblocked creature damages.  Clause: combat.damaged_player"""
    if attack.player is not None and table.s.rules["combat.damaged_player"] == "player_attacked":
        return attack.player
    deciders = members(table.s, active_team(table.s))
    name = table.s.permanents[attack.creature].name
    defenders = members(table.s, attack.team)
    return table.ask(member_choice(Purpose.DAMAGED_PLAYER, deciders, defenders, name))[0]


def forget_combat(table: Table) -> None:
    """All creatures leave combat."""
    table.set(attacks=())
