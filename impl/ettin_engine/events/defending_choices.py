"""Whom an ability means that defines an object by its defending player: when that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.combat_players import defenders
from ettin_engine.abilities.mentioned_words import mentions
from ettin_engine.decisions.choices import member_choice
from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.objects.characteristics import abilities
from ettin_spec.protocol.base import Purpose

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Permanent

CHOSEN_AS_COMBAT_BEGINS = ("chosen_as_they_defend", "chosen_as_they_defend_or_it_enters")


def become_defenders(table: Table) -> None:
    """The other team's players become defending players.  Clause: combat.defending_ability"""
    if table.s.rules["combat.defending_ability"] in CHOSEN_AS_COMBAT_BEGINS:
        for it in tuple(table.s.permanents.values()):
            _choose(table, it)


def enter_combat(table: Table, it: Permanent) -> None:
    """An object enters while there are defending players.  Clause: combat.defending_ability"""
    rule = table.s.rules["combat.defending_ability"]
    if rule == "chosen_as_they_defend_or_it_enters":
        _choose(table, it)


def _choose(table: Table, it: Permanent) -> None:
    if any(mentions(each.body, "defending_player") for each in abilities(table.s, it)):
        purpose, options = Purpose.DEFENDING_PLAYER, defenders(table.s)
        (player,) = table.ask(member_choice(purpose, (it.controller,), options, it.name))
        change_permanent(table, it.id, defending=player)


def no_longer_defend(table: Table) -> None:
    """Combat is over, and nobody is a defending player any more."""
    for it in tuple(table.s.permanents.values()):
        if it.defending is not None:
            change_permanent(table, it.id, defending=None)
