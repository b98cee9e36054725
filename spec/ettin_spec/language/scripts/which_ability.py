"""Which of several abilities is activated has to be said."""

from __future__ import annotations

from ettin_spec.errors import SpecError
from ettin_spec.language.object_reference import reference
from ettin_spec.language.scenario import Case
from ettin_spec.language.scripts.implied_cards import ManaValues, actions
from ettin_spec.protocol.actions import Activate


def check_which(case: Case, cards: ManaValues) -> None:
    """Whoever activates an ability of a card that has several has to say which.

    Raises:
        SpecError: nothing says it.
    """
    for step, action in actions(case.steps):
        if not isinstance(action, Activate) or action.ability is not None:
            continue
        name = reference(action.object).name
        if (there := cards.activated(name)) > 1:
            raise SpecError(
                step.place,
                f"{name} has {there} abilities that can be activated",
                "say which: its first ability, its second ability ...",
            )
