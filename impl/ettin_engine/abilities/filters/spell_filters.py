"""Which spells on the stack a filter means, and which of them can't be countered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.continuous_effects import at_work
from ettin_engine.abilities.filters.object_filters import is_within
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.objects.characteristics import own_colours, types, worded
from ettin_engine.objects.object_lookup import label_of
from ettin_spec.cards.declaration.mana_costs import mana_value, with_x

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.abilities.references import Speaker
    from ettin_engine.state import CardId, Item, State
    from ettin_spec.cards.declaration.terms import SpellFilter
    from ettin_spec.cards.declaration.words import Card


def spells(state: State, what: SpellFilter, by: Speaker) -> Iterator[CardId]:
    """The spells on the stack that a filter fits, by their labels."""
    for item in state.stack:
        label = item.label
        if label is not None and item.says is not None and is_such(state, what, item, by):
            yield label


def is_such(state: State, what: SpellFilter, spell: Item, by: Speaker) -> bool:
    """Does a filter fit a spell, controller and all, to who says it?"""
    assert spell.says is not None
    kinds, colours = types(spell.says), own_colours(spell.says)
    return (
        (what.type is None or what.type in kinds)
        and (what.types is None or bool({*what.types} & {*kinds}))
        and (what.not_type is None or what.not_type not in kinds)
        and (what.colour is None or what.colour in colours)
        and (what.mana_value is None or is_within(what.mana_value, worth_of(spell)))
        and (what.controller is None or spell.controller in players(state, what.controller, by))
    )


def worth_of(spell: Item) -> int:
    """The mana value of a spell, X as chosen in it.  Clause: object.mana_value"""
    assert spell.says is not None
    return mana_value(with_x(spell.says.cost, spell.x))


def spell_of(state: State, card: str | None) -> Item | None:
    """The spell on the stack that a card, or a copy, by label, is."""
    return next((it for it in state.stack if it.says is not None and it.label == card), None)


def abilities_on_stack(state: State) -> dict[str, Item]:
    """The activated and triggered abilities on the stack, by what their sources are called.

    Clause: ability.countered. Of several that have one source it is the one that resolves first.
    """
    return {_called(item): item for item in state.stack if item.says is None and item.controller}


def _called(ability: Item) -> str:
    return ability.card or (ability.name if ability.source is None else label_of(ability.source))


def can_be_countered(state: State, spell: Item) -> bool:
    """Does neither the spell nor anything else say that it can't be?  Clause: spell.uncountered"""
    assert spell.says is not None
    return not _says_so(spell.says) and not any(
        work.says.do == "be_countered"
        and work.says.spell is not None
        and is_such(state, work.says.spell, spell, work.speaker)
        for work in at_work(state, "cant")
    )


def _says_so(says: Card) -> bool:
    """Does a card say of itself that as a spell it can't be countered?"""
    statics = (ability.static for ability in worded(says.abilities) if ability.static is not None)
    cants = (change.cant for static in statics for change in static.changes)
    return any(cant is not None and cant.do == "be_countered" and cant.what for cant in cants)
