"""The duties with which a step, or a phase without steps, begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_spec.flow.generated.machine import Duty

BEGINNINGS = frozenset(
    {
        "untap_permanents",
        "begin_step",
        "draw_cards",
        "draw_secondary",
        "stack_combat_damage",
        "deal_combat_damage",
        "clean_up",
    }
)
"""The duties of which each step that takes place has one; what is skipped has none."""


def begins_step(duties: Iterable[Duty]) -> bool:
    """Whether a transition with these duties is the one by which its step begins."""
    return any(duty[0] in BEGINNINGS for duty in duties)
