"""From what an engine said to what may be relied on: one path, wherever the engine lives."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from ettin_spec.protocol.capabilities import MAJOR
from ettin_spec.protocol.wire import decode_capabilities, decode_results
from ettin_tck.engines.arrivals.claim_shape import safe_claims, wrong_claims
from ettin_tck.engines.arrivals.result_shape import Arrivals
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.json_rpc import TRY_SMOKE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.results import Result

T = TypeVar("T")


class Answers:
    """Reads the answers of one engine, as they are on the wire, game after game."""

    def __init__(self) -> None:
        self._arrivals = Arrivals()

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
        results = _read("run", decode_results, raw)
        return list(self._arrivals.checked(commands, results))


def _read(method: str, decode: Callable[[bytes], T], raw: bytes) -> T:
    try:
        return decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise EngineFault(
            Fault.WRONG_SHAPE,
            f'its answer to "{method}" has the wrong shape: {error}',
            "what the protocol's JSON Schema says",
        ) from None
