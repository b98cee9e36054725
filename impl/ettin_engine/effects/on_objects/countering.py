"""Countering spells and abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.spell_filters import (
    abilities_on_stack,
    can_be_countered,
    spell_of,
)
from ettin_engine.events.leaving.leaving_the_stack import put_away_spell

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.names import Countered


def counter(table: Table, what: Countered, item: Item) -> None:
    """A spell leaves the stack for its owner's graveyard; an ability is gone.

    Clauses: effect.counter, spell.uncountered, ability.countered
    """
    meant = item.that_spell if what == "that_spell" else _target(table, item)
    there = next((other for other in table.s.stack if other is meant), None)
    if there is None or (there.says is not None and not can_be_countered(table.s, there)):
        return
    table.set(stack=tuple(other for other in table.s.stack if other is not there))
    if there.says is not None:
        put_away_spell(table, there)


def _target(table: Table, item: Item) -> Item | None:
    """The spell or ability on the stack that is the target."""
    if item.targets is not None and item.targets.is_ability:
        return abilities_on_stack(table.s).get(item.target or "")
    return spell_of(table.s, item.target)
