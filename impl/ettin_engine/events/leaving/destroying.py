"""Destroying permanents, and regenerating those that are to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.continuous_effects import affected, at_work
from ettin_engine.abilities.continuous.control_of_objects import out_of_combat
from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.events.tapping import tap_permanent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import ObjectId


def without_regenerated(table: Table, destroyed: Iterable[ObjectId]) -> tuple[ObjectId, ...]:
    """What of all that would be destroyed at once is not regenerated instead, as that is.

    Clauses: effect.regenerate, effect.cannot_regenerate
    """
    there = table.s.permanents
    shielded = [each for each in destroyed if there[each].shields]
    cants = at_work(table.s, "cant") if shielded else ()
    of_it = [work for work in cants if work.says.do == "be_regenerated"]
    barred = {each for work in of_it for each in affected(table.s, work)}
    spared = [each for each in shielded if each not in barred]
    for each in spared:
        _regenerate(table, each)
    return tuple(each for each in destroyed if each not in spared)


def _regenerate(table: Table, permanent: ObjectId) -> None:
    """It is tapped, out of combat and unharmed, and has been regenerated once more."""
    shields = table.s.permanents[permanent].shields - 1
    change_permanent(table, permanent, shields=shields, damage=0)
    tap_permanent(table, permanent)
    left = out_of_combat(table.s, frozenset({permanent}))
    table.set(attacks=left.attacks, ended_attacks=left.ended_attacks)
