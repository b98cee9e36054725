"""The cards that matter in a case: those that its sentences speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ettin_tck.cases.plan import Plan
    from ettin_tck.library import Library


def cards_told(library: Library, plan: Plan) -> tuple[str, ...]:
    """English names of the cards that are spoken of, without those that only pay for them."""
    told = "\n".join(step.text for step in plan.case.steps)
    return tuple(name for name in plan.new_game.cards if library.card_name(name) in told)


def faces_told(library: Library, plan: Plan) -> tuple[str, ...]:
    """What stands on those of them that have abilities."""
    faces = (library.face(name, plan.date) for name in cards_told(library, plan))
    return tuple(face for face in faces if face)
