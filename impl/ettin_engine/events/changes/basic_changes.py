"""The single changes of which others are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.mana import Mana
    from ettin_engine.state import Item, ObjectId, Player


def change_permanent(table: Table, permanent: ObjectId, **to: object) -> None:
    """Some of a permanent's own state becomes something else."""
    table.put("permanents", permanent, replace(table.s.permanents[permanent], **to))


def set_pool(table: Table, player: Player, mana: tuple[Mana, ...]) -> None:
    """A player's unspent mana becomes this, by colour.  Clause: mana.own"""
    table.put("pools", player, mana)


def push(table: Table, item: Item) -> None:
    """A spell or ability is put on top of the stack.  Clause: stack.top"""
    table.set(stack=(*table.s.stack, item))
