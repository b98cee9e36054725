"""Combat damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.choices import member_choice
from ettin_engine.happen.do import damage_player
from ettin_engine.looks import power
from ettin_engine.teams import active_team, members
from ettin_spec.protocol.base import Purpose

if TYPE_CHECKING:
    from ettin_engine.state import Attack, Player
    from ettin_engine.table import Table


def deal_combat_damage(table: Table) -> None:
    """Attacking creatures deal their damage at once; announced first.  Clause: combat.damage"""
    fighting = [a for a in table.s.attacks if a.creature in table.s.permanents]
    announced = [(_damaged_player(table, attack), attack) for attack in fighting]
    for player, attack in announced:
        damage_player(table, player, power(table.s.permanents[attack.creature].says))


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
