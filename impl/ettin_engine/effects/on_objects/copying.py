"""Copies of spells, which are put onto the stack before anybody has priority again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.filters.spell_filters import spell_of
from ettin_engine.abilities.filters.targets import apart, candidates, chosen_for, with_targets
from ettin_engine.abilities.references import speaker
from ettin_engine.decisions.choices import target_choice

if TYPE_CHECKING:
    from typing import Literal

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.names import CastSpell


def copy_spell(table: Table, what: Literal["target"] | CastSpell, item: Item) -> None:
    """A copy of the spell that is meant waits to be put onto the stack by who says so.

    Clauses: spell.copy, keyword.storm. Of the spell of an event it is one as that spell was when it
    was on the stack, if it is there no more. Whatever was chosen for the spell is copied; it is
    nobody's cast. New targets are chosen while what makes it is still on the stack.
    """
    spell = item.that_spell if what == "spell_cast" else spell_of(table.s, item.target)
    if spell is not None:
        label = f"copy {table.number()} of {spell.name}"
        parts = tuple(replace(part, controller=item.controller) for part in spell.modes)
        copy = replace(spell, controller=item.controller, card=None, copy=label, modes=parts)
        table.set(waiting=(*table.s.waiting, _aimed_anew(table, copy)))


def _aimed_anew(table: Table, copy: Item) -> Item:
    """A copy of a spell, with new targets where its controller likes, each of them legal.

    Clause: spell.copy_targets. A target that stays may be one that could not be chosen now.
    """
    if copy.modes:
        return replace(copy, modes=tuple(_aimed_anew(table, part) for part in copy.modes))
    if copy.targets is None:
        return copy
    chosen: tuple[str | None, ...] = ()
    before = chosen_for(copy)
    for old, options in zip(before, candidates(table.s, copy.targets, speaker(copy)), strict=False):
        if old is None and copy.targets.up_to:
            chosen += (None,)
            continue
        there = (old,) if old is not None else ()
        among = dict.fromkeys((*there, *apart(copy.targets, options, chosen)))
        if copy.targets.another and old in chosen and len(among) > 1:
            among.pop(old)
        choice = target_choice(copy.controller, tuple(among), copy.name)
        chosen += table.ask(choice) if len(among) > 1 else tuple(among)
    return with_targets(table.s, copy, chosen)
