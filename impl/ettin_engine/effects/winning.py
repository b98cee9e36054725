"""Winning the game by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.teams import team_of

if TYPE_CHECKING:
    from ettin_engine.state import Item
    from ettin_engine.table import Table
    from ettin_spec.cards.words import Who


def win(table: Table, _: Who, item: Item) -> None:
    """The controller's whole team wins.  Clause: team.wins_and_loses"""
    table.set(winner=team_of(table.s, item.controller))
