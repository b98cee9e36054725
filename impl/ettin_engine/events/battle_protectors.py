"""Who protects a battle: when that is chosen, and by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.defending_player import protectors
from ettin_engine.decisions.choices import member_choice
from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.objects.characteristics import is_battle
from ettin_spec.protocol.base import Purpose

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Permanent


def enter_protected(table: Table, it: Permanent) -> None:
    """A permanent enters, and if it is a battle somebody is to protect it."""
    if is_battle(table.s, it):
        choose_protector(table, it)


def choose_protector(table: Table, it: Permanent) -> None:
    """A Siege's controller chooses one of the opponents; a teammate is none.

    Clauses: battle.protector, battle.typeless. Of a battle without subtypes it is the controller.
    """
    options = protectors(table.s, it)
    if options == (it.controller,):
        change_permanent(table, it.id, protector=it.controller)
        return
    (player,) = table.ask(member_choice(Purpose.PROTECTOR, (it.controller,), options, it.name))
    change_permanent(table, it.id, protector=player)
