"""Losses of the game that do not happen, because something is done instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.continuous_effects import affected_players, at_work
from ettin_engine.effects import perform
from ettin_engine.events.replacement_effects import averted, first_of
from ettin_engine.players.teams import members, teams_in_order
from ettin_engine.proposed_events import Event
from ettin_engine.state_based_actions import losing_teams

if TYPE_CHECKING:
    from ettin_engine.abilities.continuous.continuous_effects import Work
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import State, TeamId


def losing_for_good(table: Table) -> frozenset[TeamId]:
    """The teams that lose at this check, once all is done that is done instead of a loss.

    Clause: replacement.loss. Of what would lose the game again there is another check.
    """
    losing = losing_teams(table.s)
    for team in teams_in_order(table.s) if losing else ():
        while team in losing and (works := _instead_of_loss(table.s, team)):
            _avert(table, team, works)
            losing = losing_teams(table.s)
    return losing


def _instead_of_loss(state: State, team: TeamId) -> tuple[Work, ...]:
    """What would be done in place of the loss of any member, and so of the team's."""
    mine = set(members(state, team))
    found = (work for work in at_work(state, "instead") if work.says.event == "lose_the_game")
    return tuple(work for work in found if mine & affected_players(state, work))


def _avert(table: Table, team: TeamId, works: tuple[Work, ...]) -> None:
    """One of these is done in place of all reasons to lose that there are now."""
    mine = members(table.s, team)
    work = first_of(table, mine[0], works)
    player = next(p for p in mine if p in affected_players(table.s, work))
    event = averted(table, work, Event("lose_the_game", (1,), player))
    unable = table.s.unable_to_draw.difference(mine)
    table.set(unable_to_draw=unable, losers=table.s.losers - {team})
    for item in event.instead:
        perform(table, item)
