"""A mutant that nothing noticed, in random games: does it do what the reference does?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.protocol.commands import Command, NewGame
from ettin_tck.engines.faults import EngineFault
from ettin_tck.mutants.games.random_game import Game, essence
from ettin_tck.mutants.making import DoesNotStartError, engine_of
from ettin_tck.mutants.mutant import Comparison, Kind, Mutant
from ettin_tck.mutants.playing.recording import forget_findings

if TYPE_CHECKING:
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.mutants.games.game_pool import Pool

SHOWN = 160
"""Characters of a command or an answer that are shown."""


class GameComparison:
    """Compares mutants of code, cards and flow with the right reference in the games of a pool."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    def performed(self, mutants: Sequence[Mutant]) -> Iterator[Comparison]:
        """What comes of each; in a process in which the engine was not imported yet."""
        for mutant in mutants:
            numbers = self._exercising(mutant)
            if mutant.kind is Kind.FLOW:
                yield self._departing(mutant, numbers)
            else:
                yield Comparison(mutant.id, len(numbers), self._apart(mutant, numbers))

    def _exercising(self, mutant: Mutant) -> list[int]:
        """The games that can differ, the shortest ways first."""
        record, edit = self._pool.record, mutant.edit
        match mutant.kind:
            case Kind.CODE:
                first, last = edit["lines"]
                by_line = record.lines.get(edit["module"], {})
                numbers = {n for line in range(first, last + 1) for n in by_line.get(line, ())}
            case Kind.FLOW:
                numbers = {*record.where_wrong(edit)}
            case Kind.CARDS:
                numbers = {n for n in self._pool.cards.get(edit["card"], ()) if self._uses(n, edit)}
        return sorted(numbers, key=lambda n: (record.sizes[n], n))

    def _uses(self, number: int, edit: dict[str, Any]) -> bool:
        first = self._pool.game(number).runs[0][0]
        right = msgspec.json.encode(edit["right"])
        return isinstance(first, NewGame) and (
            msgspec.json.encode(first.cards.get(edit["card"])) == right
        )

    def _departing(self, mutant: Mutant, numbers: Sequence[int]) -> Comparison:
        """A wrong flow: what counts are the games in which it does something else.

        That a game stands where something is wrong says little: most of what can follow there,
        an added step for one, follows in few games.
        """
        departures: list[None] = []
        departing = 0
        engine = engine_of(mutant, lambda: departures.append(None))
        for number in numbers:
            forget_findings()
            departures.clear()
            told = self._told(number, engine)
            departing += bool(departures)
            if told:
                return Comparison(mutant.id, departing, told)
        return Comparison(mutant.id, departing)

    def _apart(self, mutant: Mutant, numbers: Sequence[int]) -> str:
        try:
            engine = engine_of(mutant)
        except DoesNotStartError as error:
            return f"it does not start: {error}"
        return next(filter(None, (self._told(number, engine) for number in numbers)), "")

    def _told(self, number: int, engine: Engine) -> str:
        game = self._pool.game(number)
        told = difference(game, engine)
        return f"random game {number}, from {game.begins}: {told}" if told else ""


def difference(game: Game, engine: Engine) -> str:
    """The first thing that comes out otherwise in a game; empty where nothing does."""
    before = ""
    for commands, right in zip(game.runs, game.answers, strict=True):
        try:
            wrong = essence(engine.run(commands))
        except EngineFault as fault:
            return f"{_shown(commands[-1])}: {fault.happened}"
        if wrong != right:
            return f"{before}{_what(commands, right, wrong)}"
        if len(commands) == 1:
            before = f"after {_shown(commands[0])}, "
    return ""


def _what(commands: Sequence[Command], right: bytes, wrong: bytes) -> str:
    ones, others = msgspec.json.decode(right), msgspec.json.decode(wrong)
    for command, one, other in zip(commands, ones, others, strict=False):
        if one != other:
            return f"{_shown(command)} gives {_plain(one, other)}, not {_plain(other, one)}"
    return f"{len(ones)} results, not {len(others)}"


def _plain(result: Any, against: Any) -> str:
    """A result, or what of it differs from another one."""
    if isinstance(result, dict) and isinstance(against, dict):
        if result.get("is") != against.get("is"):
            return str(result.get("is"))
        result = {k: v for k, v in result.items() if against.get(k) != v}
        if list(result) == ["status"] and isinstance(against.get("status"), dict):
            return _plain(result["status"], against["status"])
    return msgspec.json.encode(result).decode()[:SHOWN]


def _shown(command: Command) -> str:
    return msgspec.json.encode(command).decode()[:SHOWN]
