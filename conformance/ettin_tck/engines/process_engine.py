"""An engine in a child process, behind the same interface as any other."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, TypeVar

import msgspec

from ettin_spec.protocol.capabilities import MAJOR, Capabilities
from ettin_spec.protocol.wire import RunParams, decode_capabilities, decode_results
from ettin_tck.engines.child_process import PATIENCE, SHORT_PATIENCE, Child
from ettin_tck.engines.claim_shape import safe_claims, wrong_claims
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.json_rpc import TRY_SMOKE, JsonRpc
from ettin_tck.engines.result_shape import Arrivals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.results import Result
    from ettin_tck.engines.time_limits import Limits

T = TypeVar("T")


class ProcessEngine:
    """A command that serves the protocol on its stdin and stdout. Close it when done."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._limits = limits
        self._child = Child(command)
        self._rpc = JsonRpc(self._child, limits)
        self._arrivals = Arrivals()
        self._healthy = False

    @property
    def pid(self) -> int:
        """The child's process id."""
        return self._child.pid

    @property
    def notes(self) -> list[str]:
        """Oddities of the conversation that broke nothing."""
        return self._rpc.notes

    def initialize(self) -> Capabilities:
        """What the engine can do.

        Raises:
            EngineFault: it does not speak the protocol, or another major version of it.
        """
        with self._watched():
            raw = self._rpc.call("initialize", {"protocol": {"major": MAJOR}}, self._limits.start)
            can = _read("initialize", decode_capabilities, bytes(raw))
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
            self._healthy = True
        return safe_claims(can)

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out commands in order, as `ettin_spec.protocol.engine_interface.Engine` says.

        Raises:
            EngineFault: it died, fell silent or answered what is no answer.
        """
        with self._watched():
            raw = self._rpc.call("run", RunParams(tuple(commands)), self._limits.call)
            results = _read("run", decode_results, bytes(raw))
            return list(self._arrivals.checked(commands, results))

    def kill(self) -> None:
        """End the process at once; `close` is still to be called."""
        self._child.kill()

    def close(self) -> None:
        """Say goodbye to a healthy engine; end the process in any case."""
        if self._healthy:
            with contextlib.suppress(EngineFault):
                self._rpc.call("shutdown", {}, min(PATIENCE, self._limits.call))
        self._child.close(PATIENCE if self._healthy else SHORT_PATIENCE)

    @contextlib.contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except EngineFault as fault:
            self._healthy = self._healthy and not fault.is_fatal
            raise
        except BaseException:
            self._healthy = False  # interrupted in the middle of a call: no polite goodbye
            raise


def _read(method: str, decode: Callable[[bytes], T], raw: bytes) -> T:
    try:
        return decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise EngineFault(
            Fault.WRONG_SHAPE,
            f'its answer to "{method}" has the wrong shape: {error}',
            "what the protocol's JSON Schema says",
        ) from None
