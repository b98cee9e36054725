"""Creatures that are exerted as they attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.effects.on_objects.object_effects import begin
from ettin_engine.objects.characteristics import abilities
from ettin_engine.state import Item
from ettin_spec.cards.declaration.parts.change_parts import StayTapped
from ettin_spec.cards.declaration.words import Change
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import ObjectId

KEPT = Change(stay_tapped=StayTapped("itself"))
"""It does not untap in its controller's next untap step."""


def exert(table: Table, creature: ObjectId) -> None:
    """A creature may be exerted as it attacks, and what it says then triggers.

    Clause: combat.exert. Its controller decides, and not the team.
    """
    it = table.s.permanents[creature]
    for says in (ability.exert for ability in abilities(table.s, it) if ability.exert is not None):
        kind, by = ChoiceKind.YES_NO, (it.controller,)
        if table.ask(Choice(kind, Purpose.MAY, by, ("yes", "no"), it.name)) != ("yes",):
            continue
        item = Item(it.name, it.controller, says.do, source=it, targets=says.targets)
        begin(table, KEPT, item, "next_untap_step")
        table.set(waiting=(*table.s.waiting, item))
