"""Extra turns, additional phases, and what is to be skipped: all of them a team's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.events.triggers.delayed_triggers import turn_given
from ettin_engine.players.player_control import with_control
from ettin_engine.players.teams import active_team, members, team_of
from ettin_spec.protocol.base import TurnChange
from ettin_spec.protocol.results import Changed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Player
    from ettin_spec.cards.declaration.names import PhaseWord, Who
    from ettin_spec.cards.declaration.parts.effect_parts import ControlPlayer, ExtraStep, Skip

EXTRA = {"combat": TurnChange.EXTRA_COMBAT, "main": TurnChange.EXTRA_MAIN}
EXTRA_STEP = {"upkeep": TurnChange.EXTRA_UPKEEP, "end": TurnChange.EXTRA_END}


def extra_turn(table: Table, who: Who, item: Item) -> None:
    """The team of each player gets an extra turn, the active team's first.  Clause: turn.extra"""
    _change_for_teams(table, TurnChange.EXTRA_TURN, players(table.s, who, speaker(item)))


def skip(table: Table, says: Skip, item: Item) -> None:
    """The team of each player skips what comes next of that name.  Clause: turn.skip"""
    what = TurnChange(f"skip_{says.next}")
    _change_for_teams(table, what, players(table.s, says.who, speaker(item)))


def control_player(table: Table, says: ControlPlayer, item: Item) -> None:
    """Somebody controls the team of each player during its next turn.  Clause: turn.control"""
    by: Player | None = item.controller
    if table.s.rules["turn.control"] == "player_by_whom_it_says":
        by = next(iter(players(table.s, says.by, speaker(item))), None)
    if by is None:
        return
    for player in players(table.s, says.who, speaker(item)):
        table.set(controls=with_control(table.s, team_of(table.s, player), by))


def extra_phases(table: Table, says: tuple[PhaseWord, ...], _: Item) -> None:
    """Phases follow the present one in this order: the first is made last.  Clause: phase.extra"""
    for phase in reversed(says):
        _change(table, Changed(EXTRA[phase]))


def extra_step(table: Table, says: ExtraStep, item: Item) -> None:
    """Another step of that name follows the present one, the whole team's.

    Clauses: step.extra, step.extra_own
    """
    if table.s.flow.step != says.step:
        return
    what, times = EXTRA_STEP[says.step], 1
    if says.who is not None:
        mine = set(members(table.s, active_team(table.s)))
        times = len([p for p in players(table.s, says.who, speaker(item)) if p in mine])
        if times > 1 and table.s.rules["turn.of_several"] == "once":
            times = 1
    for _ in range(times):
        _change(table, Changed(what))


def _change_for_teams(table: Table, what: TurnChange, affected: Iterable[Player]) -> None:
    """What one effect does to several members counts once, or once each.  Clause: turn.of_team"""
    teams = [team_of(table.s, player) for player in affected]
    if len(teams) > len(set(teams)) and table.s.rules["turn.of_several"] == "once":
        teams = list(dict.fromkeys(teams))
    for team in teams:
        _change(table, Changed(what, team))


def _change(table: Table, changed: Changed) -> None:
    table.set(changes=(*table.s.changes, changed))


def change_is_known(table: Table) -> None:
    """The machine has been told of one more change."""
    turn_given(table)
    table.set(known_changes=table.s.known_changes + 1)
