"""Which creatures deal combat damage in which combat damage step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.objects.characteristics import has

if TYPE_CHECKING:
    from ettin_engine.state import ObjectId, State

SECOND = 2
"""How the machine counts the later combat damage step where there are two."""


def first_strikers(state: State) -> frozenset[ObjectId]:
    """Attacking and blocking creatures that strike first.  Clause: combat.first_strike"""
    fighting = {attack.creature for attack in state.attacks}
    fighting |= {blocker for attack in state.attacks for blocker in attack.blockers or ()}
    return frozenset(
        it.id
        for it in state.permanents.values()
        if it.id in fighting and (has(state, it, "first_strike") or has(state, it, "double_strike"))
    )


def strikes_now(state: State, creature: ObjectId) -> bool:
    """Does a creature assign damage in this combat damage step?  Clause: combat.first_strike"""
    if state.flow.strikes == SECOND:
        again = has(state, state.permanents[creature], "double_strike")
        return creature not in state.struck or again
    return state.flow.strikes == 0 or creature in first_strikers(state)
