"""Life totals that become a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.groups import players
from ettin_engine.abilities.values import value
from ettin_engine.choices import member_choice
from ettin_engine.happen.do import change_life, set_team_life
from ettin_engine.life import life_total_of
from ettin_engine.teams import members, team_of, teams_in_order
from ettin_spec.protocol.base import Purpose

if TYPE_CHECKING:
    from ettin_engine.state import Item, Player, TeamId
    from ettin_engine.table import Table
    from ettin_spec.cards.words import SetLife


def set_life(table: Table, says: SetLife, item: Item) -> None:
    """Life totals become numbers, all read before any is set."""
    affected = players(table.s, says.who, item.controller, item.that_player)
    to = {p: value(table.s, says.amount, item, p) for p in affected}
    for team in teams_in_order(table.s):
        mine = tuple(p for p in members(table.s, team) if p in to)
        if len(mine) > 1:
            set_each(table, team, {p: to[p] for p in mine}, item)
        else:
            for player in mine:
                set_one(table, player, to[player])


def set_each(table: Table, team: TeamId, to: dict[Player, int], item: Item) -> None:
    """The life total of each member of a team becomes a number.  Clause: life.set_each"""
    if table.s.rules["life.set_each"] == "sum":
        set_team_life(table, team, sum(to.values()))
        return
    choice = member_choice(Purpose.AFFECTED_MEMBER, to, to, item.name)
    (player,) = table.ask(choice)
    set_one(table, player, to[player])


def set_one(table: Table, player: Player, to: int) -> None:
    """One player's life total becomes a number.  Clause: life.set_one

    The team moves by what that player gains or loses, seen from the total that the player is
    read to have; in the first text of the rules the team's own total became the number.
    """
    if table.s.rules["life.set_one"] == "team_becomes":
        set_team_life(table, team_of(table.s, player), to)
    else:
        change_life(table, player, to - life_total_of(table.s, player))
