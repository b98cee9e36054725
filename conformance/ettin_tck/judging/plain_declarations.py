"""Declarations that are told as they nearly always are, for which no game has to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.base import ChoiceKind, Purpose

if TYPE_CHECKING:
    from ettin_spec.protocol.results import Choice, Status
    from ettin_tck.cases.plan import Plan

KINDS = {Purpose.ATTACKERS: ChoiceKind.ATTACKERS, Purpose.BLOCKERS: ChoiceKind.BLOCKERS}
TWO = 2


def is_plain(choice: Choice, status: Status, plan: Plan) -> bool:
    """Is it the active team that attacks, or the only other one that blocks, all of its players?

    Where players may control others, and of mulligans, that says nothing.
    Clauses: attack.declare, block.declare
    """
    teams = {team.id: frozenset(team.players) for team in plan.new_game.teams}
    if choice.kind is not KINDS.get(choice.purpose) or choice.for_player is not None:
        return False
    if controls_players(plan) or status.left or len(teams) > TWO:
        return False
    attacks = choice.purpose is Purpose.ATTACKERS
    declaring = [it for team, it in teams.items() if (team == status.active) is attacks]
    return declaring == [frozenset(choice.decider)]


def controls_players(plan: Plan) -> bool:
    """Does any card of a case let a player control another?  Clause: turn.control"""
    return any(CONTROL in str(declared) for declared in plan.new_game.cards.values())


CONTROL = "control_player"
