"""What an effect makes of a player: winner, loser, monarch, who has the initiative, and
who goes on in a dungeon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.continuous_effects import unable_teams
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.events.designations import designate
from ettin_engine.events.dungeons import venture as move_on
from ettin_engine.players.teams import opposing_teams, team_of

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.names import Who
    from ettin_spec.cards.declaration.parts.effect_parts import Venture


def win(table: Table, _: Who, item: Item) -> None:
    """The controller's whole team wins, unless a member can't.  Clause: team.wins_and_loses

    For some years the opponents lost instead, but for those who can't.  Clause: team.win_effect
    A team that would both win and lose at once loses.
    """
    team = team_of(table.s, item.controller)
    if table.s.rules["team.win_effect"] == "opponents_lose":
        others = frozenset(opposing_teams(table.s, item.controller))
        table.set(losers=table.s.losers | others - unable_teams(table.s, "lose_the_game"))
    elif team not in unable_teams(table.s, "win_the_game") | table.s.losers:
        table.set(winner=team)


def lose(table: Table, who: Who, item: Item) -> None:
    """The whole teams of players lose, unless a member can't.  Clause: team.wins_and_loses"""
    teams = {team_of(table.s, player) for player in players(table.s, who, speaker(item))}
    table.set(losers=table.s.losers | teams - unable_teams(table.s, "lose_the_game"))


def become_monarch(table: Table, who: Who, item: Item) -> None:
    """A player becomes the monarch, and not the team.  Clause: monarch.one"""
    for player in players(table.s, who, speaker(item)):
        designate(table, "monarch", player)


def take_initiative(table: Table, who: Who, item: Item) -> None:
    """A player takes the initiative, and not the team.  Clause: initiative.one"""
    for player in players(table.s, who, speaker(item)):
        designate(table, "initiative", player)


def venture(table: Table, says: Venture, item: Item) -> None:
    """Players go on in their dungeons, or begin one.  Clause: dungeon.venture"""
    for player in players(table.s, says.who, speaker(item)):
        move_on(table, player, says.into, item.name)
