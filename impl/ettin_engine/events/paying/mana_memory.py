"""What mana remembers of what added it, and what that means for a spell it is spent on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.filters.spell_filters import is_such
from ettin_engine.abilities.references import speaker
from ettin_spec.cards.declaration.parts.change_parts import Cant
from ettin_spec.cards.declaration.words import AbilityWord, Change, Static

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_engine.state import Item, State
    from ettin_spec.cards.declaration.parts.effect_parts import Remembered

UNCOUNTERED = AbilityWord(static=Static((Change(cant=Cant("be_countered", "itself")),)))
"""What a spell says of itself that can't be countered."""


def may_be_spent(state: State, mana: Remembered | None, spell: Item | None) -> bool:
    """May this mana be spent on a spell, or where there is none on anything else?

    Clause: mana.remembers
    """
    only = None if mana is None else mana.spent_only_on
    return only is None or (spell is not None and is_such(state, only, spell, speaker(spell)))


def paid_with(state: State, spell: Item, spent: Iterable[Remembered]) -> Item:
    """The spell with what it has by the mana that was spent on it.  Clause: mana.remembers"""
    by = speaker(spell)
    for mana in spent:
        such = mana.uncountered
        if such is not None and spell.says is not None and is_such(state, such, spell, by):
            own = (*spell.says.abilities, UNCOUNTERED)
            return replace(spell, says=replace(spell.says, abilities=own))
    return spell
