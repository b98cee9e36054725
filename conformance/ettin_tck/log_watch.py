"""A game that an engine played by itself, told as statuses, held against the flow."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec.structs import replace

from ettin_spec.input_files import read_bytes
from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.monitor.search_limits import MOST_TURNS
from ettin_spec.monitor.status_match import seating_of
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Advance, NewGame, Team, TurnsEnd
from ettin_spec.protocol.results import Status
from ettin_spec.rulebook import DEFAULT_VARIANT, Rulebook
from ettin_tck.engines.checked_answers.status_shape import Table, wrong_status
from ettin_tck.exit_codes import UsageError
from ettin_tck.library.citations import ClauseShown, cited

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ettin_spec.monitor.departures.blame import Departure

T = TypeVar("T")

LARGEST = 1 << 28
"""Bytes that a log may have."""
ANYTHING = Advance(TurnsEnd(MOST_TURNS))
"""What may have gone on between two statuses of which nothing else is told."""
FEWEST = 2
"""Teams that a game has at least."""


class Did(StrEnum):
    """What somebody decided since the last status; nothing where nobody did but pass."""

    NOTHING = ""
    MULLIGAN = "mulligan"
    KEEP = "keep"
    CAST = "cast"
    ACTIVATE = "activate"
    MANA = "mana"
    LAND = "land"
    ATTACK = "attack"
    BLOCK = "block"
    CONCEDE = "concede"
    CALL_TIME = "call_time"


EVENTS = {
    Did.MULLIGAN: "mulligan",
    Did.KEEP: "keep",
    Did.CAST: "act",
    Did.ACTIVATE: "act",
    Did.MANA: "act_at_once",
    Did.LAND: "act_at_once",
    Did.ATTACK: "attack",
    Did.BLOCK: "block",
    Did.CONCEDE: "concede",
    Did.CALL_TIME: "call_time",
}
OF_A_HEAD = frozenset({Did.MULLIGAN, Did.KEEP})
OF_NOBODY = frozenset({Did.NOTHING, Did.CALL_TIME})


class Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: who plays what, by the rules of which date; `tells` as engines claim it."""

    teams: tuple[Team, ...]
    date: str = "current"
    variant: str = DEFAULT_VARIANT
    scope: str = "tournament"
    tells: tuple[str, ...] = ()


class Moment(Status, frozen=True, kw_only=True):
    """A further line: a status, and what was decided since the last one, `by` whom."""

    did: Did = Did.NOTHING
    by: str = ""


@dataclass(frozen=True)
class Left:
    """Where the game left the flow: the line of the log, and the departure with its clause."""

    line: int
    departure: Departure
    clause: ClauseShown


@dataclass
class Watched:
    """What came of a log: statuses followed, where it left the flow, what was lost sight of."""

    statuses: int = 0
    left: Left | None = None
    lost_sight: str = ""


def watched(path: Path, language: str) -> Watched:
    """Follow a log up to the first departure.

    Raises:
        UsageError: a line is none of a log's, or tells what no game can come to.
        SpecError: the file cannot be read.
        DateError, RuleError: the first line names no date or variant that there is.
    """
    lines = _lines(path)
    number, first = next(lines, (1, b""))
    game = _read(path, number, first, Game)
    _check_teams(path, game)
    game = replace(game, teams=tuple(map(_with_primary, game.teams)))
    rules = Rulebook.on(game.date, game.variant, game.scope)
    monitor = Monitor(rules, game.teams, Known(tells_steps="steps" in game.tells))
    opened = NewGame(rules.date, game.variant, game.scope, game.teams)
    found, table = Watched(), Table().after(opened, None)
    for number, line in lines:
        moment = _read(path, number, line, Moment)
        _check(path, number, moment, table)
        departure = _followed(monitor, moment, game, first=not found.statuses)
        table = table.after(ANYTHING, moment)
        found.statuses += 1
        found.lost_sight = found.lost_sight or monitor.lost_sight
        if departure is not None:
            clause = cited(language, departure.clause, rules.date, game.variant)
            found.left = Left(number, departure, clause)
            return found
    if not found.statuses:
        raise UsageError(f"{path}: no status follows the first line")
    return found


def _followed(monitor: Monitor, moment: Moment, game: Game, *, first: bool) -> Departure | None:
    if first and moment.step == StepName.MULLIGANS:
        return monitor.begin(moment)
    decided: tuple[tuple[str, int | None], ...] = ()
    if moment.did is not Did.NOTHING:
        decided = ((EVENTS[moment.did], _who(moment, game)),)
    return monitor.hear(moment, decided, freely=not moment.passed)


def _who(moment: Moment, game: Game) -> int | None:
    """By which number the machine knows who decided."""
    if moment.did in OF_NOBODY:
        return None
    seating = seating_of(game.teams)
    if moment.did in OF_A_HEAD:
        return seating.head(moment.by)
    team = next(team.id for team in game.teams if moment.by in (team.id, *team.players))
    return seating.team(team)


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(read_bytes(path, LARGEST).splitlines(), start=1):
        if line.strip():
            yield number, line


def _read(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        what = "the game" if kind is Game else "a status"
        raise UsageError(
            f"{path}:{number}: not {what}: {error}\n    docs/watching.md shows a log"
        ) from None


def _with_primary(team: Team) -> Team:
    """A team of which nothing else is said has its primary player in the right seat."""
    return team if team.primary else replace(team, primary=team.players[0])


def _check_teams(path: Path, game: Game) -> None:
    names = [player for team in game.teams for player in team.players]
    if len(game.teams) < FEWEST or not all(team.players for team in game.teams):
        raise UsageError(f"{path}:1: a game has two teams or more, each with its players")
    if len({*names}) < len(names) or len({team.id for team in game.teams}) < len(game.teams):
        raise UsageError(f"{path}:1: two teams or players go by one name")


def _check(path: Path, number: int, moment: Moment, table: Table) -> None:
    """Refuse what no game can come to.

    Raises:
        UsageError: who is named does not play, or a number is out of bounds.
    """
    wrong = wrong_status(moment, ANYTHING, table)
    if wrong:
        raise UsageError(f"{path}:{number}: {wrong}")
    known = table.players if moment.did in OF_A_HEAD else table.players | table.teams
    if moment.did not in OF_NOBODY and moment.by not in known:
        raise UsageError(f"{path}:{number}: {moment.did} by '{moment.by}', who does not play")
