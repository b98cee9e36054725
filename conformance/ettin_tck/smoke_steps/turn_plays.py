"""Plays about turns: passing, their order, and the start of a game."""

from __future__ import annotations

from ettin_spec.protocol.actions import Keep
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Advance, At, Deal, Pass
from ettin_tck.smoke_steps.play_steps import Beat, Play, Stands
from ettin_tck.smoke_steps.table import TURN, Table


def passing(table: Table) -> Play:
    """All teams pass, and the phase ends."""
    after = {one.id: two.id for one, two in zip(table.teams, table.teams[1:], strict=False)}
    beats = [
        Beat(
            Pass(one),
            Stands(StepName.PRECOMBAT_MAIN, table.active.id, TURN, 0, two),
            "teams come in the order of `new_game`, which is that of turns",
        )
        for one, two in after.items()
    ]
    ends = Stands(StepName.BEGINNING_OF_COMBAT, table.active.id, TURN, 0, table.active.id)
    last = Beat(Pass(table.teams[-1].id), ends, "all have passed in succession: the phase ends")
    return Play("passing", table.position(), (*beats, last), "priority.step_ends")


def turn_order(table: Table) -> Play:
    """Each team has its upkeep in turn."""
    beats = tuple(
        Beat(
            Advance(At(team.id, StepName.UPKEEP)),
            Stands(StepName.UPKEEP, team.id, TURN + number, 0, team.id),
            "teams come in the order of `new_game`, and each turn is counted",
        )
        for number, team in enumerate((*table.teams[1:], table.active), 1)
    )
    return Play("turn order", table.position(), beats, "passed_over.second_team")


def start(table: Table) -> Play:
    """All keep their hands, and the first turn begins."""
    first = table.active.id
    players = [player for team in table.teams for player in team.players]
    asked = Stands(StepName.MULLIGANS, first, 1, 0, "mulligan")
    began = Stands(StepName.UPKEEP, first, 1, 0, first)
    why = "all have kept: the first turn begins"
    beats = [Beat(Act(Keep(one)), asked, "others have not kept yet") for one in players[:-1]]
    last = Beat(Act(Keep(players[-1])), began, why)
    return Play("a start", Deal(first), (*beats, last), "mulligan.any_order")
