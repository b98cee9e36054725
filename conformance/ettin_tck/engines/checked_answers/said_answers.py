"""From what an engine said to what may be relied on: one path, wherever the engine lives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import msgspec

from ettin_spec.protocol.capabilities import MAJOR
from ettin_spec.protocol.commands import NewGame
from ettin_spec.protocol.wire import decode_capabilities, decode_results
from ettin_tck.engines.checked_answers.claim_shape import safe_claims, wrong_claims
from ettin_tck.engines.checked_answers.result_shape import CheckedResults
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.json_rpc import TRY_SMOKE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.results import Result
    from ettin_tck.engines.checked_answers.status_shape import Table

T = TypeVar("T")


MOST, LONGEST = 1 << 7, 1 << 14
"""Answers that are remembered, and bytes that one of them may have."""


@dataclass(frozen=True)
class _Heard:
    """An answer that was read before: to what, and where that left the game."""

    commands: tuple[Command, ...]
    before: Table
    results: tuple[Result, ...]
    after: Table

    def is_to(self, commands: Sequence[Command], table: Table) -> bool:
        """Does the same answer fit as well?"""
        return (
            len(commands) == len(self.commands)
            and all(map(_alike, self.commands, commands))
            and self.before == table
        )


class Answers:
    """Reads the answers of one engine, as they are on the wire, game after game."""

    def __init__(self) -> None:
        self._results = CheckedResults()
        self._heard: dict[bytes, _Heard] = {}

    def claims(self, raw: bytes) -> Capabilities:
        """What the engine says that it can do.

        Raises:
            EngineFault: it speaks another protocol, or claims what cannot be meant.
        """
        can = _read("initialize", decode_capabilities, raw)
        if can.protocol.major != MAJOR:
            raise EngineFault(
                Fault.WRONG_SHAPE,
                f"it speaks protocol {can.protocol.major}.{can.protocol.minor}",
                f"protocol {MAJOR}",
            )
        wrong = wrong_claims(can)
        if wrong:
            raise EngineFault(
                Fault.WRONG_SHAPE,
                f'its answer to "initialize" does not fit: {wrong}',
                "claims as the protocol's JSON Schema has them",
                TRY_SMOKE,
            )
        return safe_claims(can)

    def results(self, commands: Sequence[Command], raw: bytes) -> list[Result]:
        """One result per command, up to the first that stops a run.

        Raises:
            EngineFault: they are no answer to these commands.
        """
        before, heard = self._results.table, self._heard.get(raw)
        if heard is not None and heard.is_to(commands, before):
            self._results.table = heard.after
            return list(heard.results)
        results = self._results.checked(commands, _read("run", decode_results, raw))
        if len(raw) <= LONGEST:
            if len(self._heard) >= MOST:
                self._heard.clear()
            self._heard[raw] = _Heard(tuple(commands), before, results, self._results.table)
        return list(results)


def _alike(one: Command, other: Command) -> bool:
    """Do the same answers fit two commands?  Of a game only who plays it, with which cards."""
    if isinstance(one, NewGame) and isinstance(other, NewGame):
        return one.teams == other.teams and one.cards.keys() == other.cards.keys()
    return one is other or one == other


def _read(method: str, decode: Callable[[bytes], T], raw: bytes) -> T:
    try:
        return decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise EngineFault(
            Fault.WRONG_SHAPE,
            f'its answer to "{method}" has the wrong shape: {error}',
            f"what the JSON Schema says, {method}.answer.json; examples are in docs/messages.md",
        ) from None
