"""When in a turn it is: what cards and rules say of parts of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.players.teams import active_team, members
from ettin_spec.protocol.base import StepName

if TYPE_CHECKING:
    from ettin_engine.state import ObjectId, Player, State
    from ettin_spec.cards.declaration.names import CombatPoint, TurnPart

MAIN_PHASES = (StepName.PRECOMBAT_MAIN, StepName.POSTCOMBAT_MAIN)
COMBAT = (
    StepName.BEGINNING_OF_COMBAT,
    StepName.DECLARE_ATTACKERS,
    StepName.DECLARE_BLOCKERS,
    StepName.COMBAT_DAMAGE,
    StepName.END_OF_COMBAT,
)
AFTER_BLOCKS = COMBAT[COMBAT.index(StepName.DECLARE_BLOCKERS) :]
"""The steps in which an attacker is blocked or unblocked."""
PARTS: dict[TurnPart, tuple[StepName, ...]] = {"upkeep": (StepName.UPKEEP,), "combat": COMBAT}
"""The steps of each part of a turn."""
BEFORE_COMBAT = (StepName.UPKEEP, StepName.DRAW, StepName.PRECOMBAT_MAIN)
DECLARED: dict[CombatPoint, StepName] = {"attackers": StepName.DECLARE_ATTACKERS}
"""The step in which each is declared."""


def is_turn_of(state: State, those: tuple[Player, ...]) -> bool:
    """Is it a turn of the team of one of these players?  Clause: turn.teams"""
    return bool({*those} & {*members(state, active_team(state))})


def is_during(state: State, part: TurnPart) -> bool:
    """Is it this part of the turn?"""
    return state.flow.step in PARTS[part]


def is_before(state: State, point: CombatPoint) -> bool:
    """Is it before that step of the turn's first combat phase?

    After a combat phase that was skipped it is not: the precombat main phase was the last chance.
    """
    step = DECLARED[point]
    there = (*BEFORE_COMBAT, *COMBAT[: COMBAT.index(step)])
    return state.flow.step in there and step not in state.begun


def is_unblocked(state: State, creature: ObjectId) -> bool:
    """Does it attack, and was not blocked as blockers were declared?  Clause: combat.unblocked

    Nobody has priority in that step before they are.
    """
    if state.flow.step not in AFTER_BLOCKS:
        return False
    return any(each.creature == creature and each.blockers is None for each in state.attacks)


def at_sorcery_speed(state: State, player: Player) -> bool:
    """Is it a main phase of the player's team, with nothing on the stack?

    Clause: priority.timing
    """
    return is_turn_of(state, (player,)) and not state.stack and state.flow.step in MAIN_PHASES
