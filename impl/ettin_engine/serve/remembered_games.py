"""Games that were played before, told again where all that was read of the rules is set alike.

A check plays a case on every date on which it is in force; of the policies that change from one
date to the next most are not read in it, and then the game goes as it went.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from ettin_spec.errors import EttinError
from ettin_spec.flow.generated.machine import Policies
from ettin_spec.protocol.commands import NewGame
from ettin_spec.protocol.engine_interface import Engine
from ettin_spec.protocol.results import Done, Unsupported
from ettin_spec.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import ChoiceMade
    from ettin_spec.protocol.results import Result
    from ettin_spec.rulebook.rulebook_model import Setting

MOST = 1 << 8
"""Runs that are remembered; beyond these all are forgotten."""


@dataclass(frozen=True)
class _Told:
    """What a run was answered, how the policies first read in it were set, and what followed.

    `made` are the choices that came up in it.
    """

    results: list[Result]
    made: Sequence[ChoiceMade]
    read: tuple[tuple[str, Setting], ...]
    following: Following = field(default_factory=dict)

    def holds(self, rules: Rulebook) -> bool:
        """Is all that was read set alike?"""
        settings = rules.settings
        return all(settings[policy] == setting for policy, setting in self.read)


Following: TypeAlias = "dict[bytes, list[_Told]]"
"""What was told, by the commands of a run; once for each way in which policies were set."""

_ENCODER = msgspec.json.Encoder()


class NotingEngine(Engine, Protocol):
    """An engine that notes which policies it reads."""

    @property
    def policies_read(self) -> tuple[str, ...] | None:
        """Those read in the game so far, in order; None where it does not note them."""

    @property
    def choices_made(self) -> Sequence[ChoiceMade]:
        """The choices that came up in the last run."""


class RememberingEngine:
    """An engine that works no game out twice under rules that do not differ for it.

    It answers as the one given does, whatever it is told and in whatever order. `overrides` are
    the policies that are set otherwise in that one.
    """

    def __init__(self, engine: NotingEngine, overrides: Mapping[str, str]) -> None:
        self._engine, self._overrides = engine, overrides
        self._games: Following = {}
        self._kept = 0
        self._rules: Rulebook | None = None
        self._here: Following | None = None
        self._behind: list[Sequence[Command]] = []
        self.choices_made: Sequence[ChoiceMade] = ()

    def initialize(self) -> Capabilities:
        """What the reference can do."""
        return self._engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """One result per command, up to the first that stops the run."""
        opening = commands[0] if commands and type(commands[0]) is NewGame else None
        rules = self._rules if opening is None else self._rules_of(opening)
        among = self._here if opening is None else self._games
        if rules is None or among is None or any(type(c) is NewGame for c in commands[1:]):
            return self._unremembered(commands)
        said = commands if opening is None else _undated(opening, rules, commands)
        key = _ENCODER.encode(said)
        for told in among.get(key, ()):
            if told.holds(rules):
                self._behind = [commands] if opening is not None else [*self._behind, commands]
                self._rules, self._here = rules, told.following
                self.choices_made = told.made
                return told.results
        return self._worked_out(commands, key, rules, among)

    def _rules_of(self, game: NewGame) -> Rulebook | None:
        try:
            return Rulebook.on(game.date, game.variant, game.scope, self._overrides)
        except EttinError:
            return None

    def _unremembered(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out a run that is not remembered, nor what follows it."""
        self._catch_up()
        self._here = None
        results = self._engine.run(commands)
        self.choices_made = self._engine.choices_made
        return results

    def _catch_up(self) -> None:
        """Carry out what was told from memory alone."""
        behind, self._behind = self._behind, []
        for commands in behind:
            self._engine.run(commands)

    def _worked_out(
        self, commands: Sequence[Command], key: bytes, rules: Rulebook, among: Following
    ) -> list[Result]:
        """Carry out a run, and remember what it was answered.

        What could not be done at all is not remembered: nobody noted what was read for that.
        """
        opens = among is self._games
        if not opens:
            self._catch_up()
        before = () if opens else self._engine.policies_read or ()
        results = self._engine.run(commands)
        self.choices_made = self._engine.choices_made
        if opens and not isinstance(results[0], Done):
            self._catch_up()  # it still plays the game before
            self._here = None
            return results
        self._behind, self._rules, self._here = [], rules, None
        read = self._engine.policies_read
        if read is not None and not any(isinstance(each, Unsupported) for each in results):
            new = tuple((policy, rules.settings[policy]) for policy in read[len(before) :])
            told = _Told(results, self.choices_made, new)
            self._remember(among, key, told)
            self._here = told.following
        return results

    def _remember(self, among: Following, key: bytes, told: _Told) -> None:
        self._kept += 1
        if self._kept > MOST:
            self._games.clear()
            self._kept = 1
        among.setdefault(key, []).append(told)


def _undated(game: NewGame, rules: Rulebook, commands: Sequence[Command]) -> list[object]:
    """A run that opens a game, on whatever date the flow of the game is the same.

    A refusal names what may come instead, of which no policy is noted, since none decides it.
    """
    return [Policies.of(rules), msgspec.structs.replace(game, date=""), *commands[1:]]
