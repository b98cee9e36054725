"""Which of its modes are chosen as an ability is put on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.targets import candidates
from ettin_engine.abilities.references import speaker
from ettin_engine.effects import with_combat_players
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.words import Modes, Spell


def picked_modes(table: Table, item: Item, modal: Modes) -> tuple[Spell, ...]:
    """What an ability does by the modes that are chosen, of those that have targets, in order.

    Clauses: trigger.modes, ability.modes. Where too few have targets none is.
    """
    there = {str(n): mode for n, mode in enumerate(modal.of, 1)}
    options = tuple(n for n, mode in there.items() if _can_be_aimed(table, item, mode))
    if not options or len(options) < modal.least:
        return ()
    kind, most = ChoiceKind.MODES, min(modal.most, len(options))
    by, name = (item.controller,), item.name
    choice = Choice(kind, Purpose.MODES, by, options, name, min=modal.least, max=most)
    picked = table.ask(choice)
    return tuple(there[n] for n in options if n in picked)


def _can_be_aimed(table: Table, item: Item, mode: Spell) -> bool:
    """Is there a target for each that the mode has?"""
    if mode.targets is None or mode.targets.up_to:
        return True
    known = with_combat_players(table, mode.targets, item)
    return all(candidates(table.s, mode.targets, speaker(known)))
