"""Copies of spells, which are put onto the stack before anybody has priority again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from ettin_engine.abilities.filters.spell_filters import spell_of

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item


def copy_spell(table: Table, _: Literal["target"], item: Item) -> None:
    """A copy of the spell that is the target waits to be put onto the stack by who says so.

    Clause: spell.copy. Whatever was chosen for the spell is copied; it is nobody's cast.
    """
    spell = spell_of(table.s, item.target)
    if spell is not None:
        label = f"copy {table.number()} of {spell.name}"
        parts = tuple(replace(part, controller=item.controller) for part in spell.modes)
        copy = replace(spell, controller=item.controller, card=None, copy=label, modes=parts)
        table.set(waiting=(*table.s.waiting, copy))
