"""Steps and phases that something always lets a team skip, found as each would begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.continuous_effects import affected_players, at_work
from ettin_engine.players.teams import active_team, members
from ettin_spec.protocol.base import StepName, TurnChange
from ettin_spec.protocol.results import Changed

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table

NAMES: dict[str, str] = {
    StepName.UNTAP: "untap",
    StepName.UPKEEP: "upkeep",
    StepName.DRAW: "draw",
    StepName.PRECOMBAT_MAIN: "main",
    StepName.BEGINNING_OF_COMBAT: "combat",
    StepName.POSTCOMBAT_MAIN: "main",
}
"""What a card calls that which would begin with a step."""


def skip_always(table: Table) -> None:
    """What would begin is skipped if a member of the active team always does.

    Clause: turn.of_team. However many say so, the team skips once what is there once.
    """
    team, name = active_team(table.s), NAMES[table.s.flow.step]
    standing = [work for work in at_work(table.s, "skip") if work.says.each == name]
    active = set(members(table.s, team)) if standing else set()
    if any(active & affected_players(table.s, work) for work in standing):
        skipped = Changed(TurnChange(f"skip_{name}"), team)
        table.set(changes=(*table.s.changes, skipped))
