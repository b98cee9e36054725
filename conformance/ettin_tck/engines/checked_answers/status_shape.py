"""Statuses and choices: about those who play, and within what a game can come to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ettin_spec.protocol.base import GameState
from ettin_spec.protocol.commands import Advance, Command, NewGame, Place, TurnsEnd
from ettin_spec.protocol.results import Choice, ForChoice, ForPriority, Over, Status
from ettin_tck.engines.safe_text import one_line

if TYPE_CHECKING:
    from collections.abc import Iterable

FURTHEST = 200
"""Turns that may begin in one command besides those that it asks for; more are no game's.

A team whose turns are skipped, or others' extra turns, let many go by before what is waited for.
"""

HIGHEST = 10_000
"""Objects that a stack may have."""

MOST_PARTS = 1_024
"""Entries that a list in a status or a choice may have: passes, changes, options."""

LONGEST = 1_000
"""Characters that a name or an option may have."""

LARGEST_CHOICE = 2**31
"""How much may be chosen at once."""


@dataclass(frozen=True)
class Table:
    """Who plays in the game that was opened last, and in which turn it was seen last."""

    teams: frozenset[str] = frozenset()
    players: frozenset[str] = frozenset()
    turn: int = 1

    def after(self, command: Command, status: Status | None) -> Table:
        """The table once a command was carried out."""
        if isinstance(command, NewGame):
            heads = (player for team in command.teams for player in team.players)
            return Table(frozenset(team.id for team in command.teams), frozenset(heads))
        turn = self.turn if status is None else max(1, status.turn)
        return self if turn == self.turn else replace(self, turn=turn)


def wrong_status(status: Status, command: Command, table: Table) -> str:
    """What no game can have come to in a status; empty where it may be one, right or wrong."""
    wrong = _wrong_numbers(status, command, table)
    if wrong or _is_plain(status, table):
        return wrong
    return (
        _too_long(status)
        or _strangers("team", _teams_of(status), table.teams)
        or _wrong_waiting(status, table)
    )


def _is_plain(status: Status, table: Table) -> bool:
    """Does a status wait for a team's priority, name those who play alone, and say little?"""
    waiting, teams = status.waiting, table.teams
    return (
        type(waiting) is ForPriority
        and waiting.team in teams
        and status.active in teams
        and len(status.passed) + len(status.steps) + len(status.changed) < MOST_PARTS
        and teams.issuperset(status.passed)
        and not status.left
        and all(each.team is None or each.team in teams for each in status.changed)
    )


def wrong_choice(choice: Choice, table: Table) -> str:
    """What no choice can ask; empty where it may be one."""
    if not 0 <= choice.min <= choice.max < LARGEST_CHOICE:
        return f"a choice of {choice.min} to {choice.max}"
    if not choice.decider:
        return "a choice that nobody decides"
    asked = (*choice.decider, choice.for_player or choice.decider[0])
    known = table.players | table.teams
    long = max((len(text) for text in (*choice.options, choice.source or "")), default=0)
    if long > LONGEST:
        return f"an option of {long} characters"
    return _too_long(choice) or _strangers("player", asked, known)


def _wrong_numbers(status: Status, command: Command, table: Table) -> str:
    last = _last_turn(command, table)
    if not 0 <= status.turn <= last:
        return f"turn {status.turn}, which the game cannot have come to (turn {last} at most)"
    if not 0 <= status.stack <= HIGHEST:
        return f"a stack of {status.stack}"
    return ""


def _last_turn(command: Command, table: Table) -> int:
    """The last turn to which a command can have led."""
    if isinstance(command, Place):
        return command.turn + FURTHEST
    asked = command.to if isinstance(command, Advance) else None
    return table.turn + FURTHEST + (asked.turns if isinstance(asked, TurnsEnd) else 0)


def _too_long(message: Status | Choice) -> str:
    for name in message.__struct_fields__:
        part = getattr(message, name)
        if isinstance(part, tuple) and len(part) > MOST_PARTS:
            return f"{len(part)} entries in `{name}`, of which there can be {MOST_PARTS}"
    return ""


def _teams_of(status: Status) -> Iterable[str]:
    yield status.active
    yield from dict.fromkeys(status.passed)
    yield from status.left
    yield from (each.team for each in status.changed if each.team is not None)
    match status.waiting:
        case ForPriority(team):
            yield team
        case Over(teams):
            yield from teams


def _wrong_waiting(status: Status, table: Table) -> str:
    match status.waiting:
        case ForChoice(choice):
            return wrong_choice(choice, table)
        case Over(teams):
            return _wrong_end(teams, table)
    return ""


def _wrong_end(teams: dict[str, GameState], table: Table) -> str:
    """A game is over for each of its teams, and for none does it go on."""
    for team in sorted(table.teams):
        if teams.get(team, GameState.GOES_ON) is GameState.GOES_ON:
            how = "goes on" if team in teams else "is not told"
            return f"a game that is over, which {how} for team {one_line(repr(team), 60)}"
    return ""


def _strangers(kind: str, names: Iterable[str], known: frozenset[str]) -> str:
    stranger = next((name for name in names if name not in known), None)
    if stranger is None:
        return ""
    playing = ", ".join(sorted(known)) or "nobody"
    return f"the {kind} {one_line(repr(stranger), 60)}, who does not play: {playing}"
