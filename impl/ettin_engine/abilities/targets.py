"""Who can be chosen as a target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.teams import players_in_order

if TYPE_CHECKING:
    from ettin_engine.state import Player, State
    from ettin_spec.cards.words import Targets


def candidates(state: State, targets: Targets) -> tuple[Player, ...]:
    """The players who can be chosen, teammates one by one.  Clause: target.choose"""
    match targets.target.who:
        case "any_player":
            return players_in_order(state)
