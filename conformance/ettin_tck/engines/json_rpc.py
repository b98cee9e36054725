"""JSON-RPC with a child: one request at a time, and only its own answer taken for it."""

from __future__ import annotations

import codecs
import time
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.protocol.wire import ENCODER
from ettin_spec.protocol.wire import Fault as RpcError
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.safe_text import one_line

if TYPE_CHECKING:
    from ettin_tck.engines.child_process import Child
    from ettin_tck.engines.time_limits import Limits

MOST_NOISE = 200
"""Lines that are not the protocol, over a whole check, before we stop listening."""

SHOWN = 120
"""Characters of a stray line that are shown."""

MOST_NOTES = 20
"""Oddities that are told; what comes after them is of the same kind."""

TRY_SMOKE = "ettin smoke -- COMMAND, which shows each step"


class _Line(msgspec.Struct):
    """Whatever a line may be: an answer, or what only looks like one."""

    id: int | str | None = None
    method: str | None = None
    result: msgspec.Raw = msgspec.Raw(b"")
    error: RpcError | None = None


class _Request(msgspec.Struct):
    jsonrpc: str
    id: int
    method: str
    params: Any


_decode = msgspec.json.Decoder(_Line).decode


class JsonRpc:
    """The conversation with one child. `notes` are oddities that broke nothing."""

    def __init__(self, child: Child, limits: Limits) -> None:
        self._child, self._limits = child, limits
        self._last_id = 0
        self._noise = 0
        self._odd = ""
        self.notes: list[str] = []

    def call(self, method: str, params: Any, limit: float) -> msgspec.Raw:
        """Send a request and wait for its answer, `limit` seconds at most.

        Raises:
            EngineFault: no usable answer came.
        """
        self._last_id += 1
        self._odd = ""
        self._child.send(ENCODER.encode(_Request("2.0", self._last_id, method, params)))
        deadline = min(time.monotonic() + limit, self._limits.end)
        while True:
            line = self._child.next_line(deadline)
            if line is None:
                raise self._no_answer(method, limit)
            answer = self._read(line, method)
            if answer is not None:
                return answer

    def _read(self, line: bytes, method: str) -> msgspec.Raw | None:
        """The answer's result; None if the line is something else, which is noted."""
        if line.startswith(codecs.BOM_UTF8):
            self._note("a line of its stdout begins with a byte order mark, which is passed over")
            line = line.removeprefix(codecs.BOM_UTF8)
        try:
            said = _decode(line)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            if _is_meant_as_an_answer(line):
                raise self._unreadable(line, method, str(error)) from None
            self._stray(line, method, str(error))
            return None
        if said.method is not None:
            self._request_of_theirs(said, line, method)
            return None
        if said.id != self._last_id:
            self._other_id(said, line, method)
            return None
        if said.error is not None:
            raise EngineFault(
                Fault.REFUSES_THE_PROTOCOL,
                f'it answered "{method}" with an error: {_told(said.error)}',
                f'the answer to "{method}"',
                stderr=self._child.stderr(),
            )
        if not said.result:
            raise EngineFault(
                Fault.WRONG_SHAPE,
                f'its answer to "{method}" has neither result nor error: {_shown(line)}',
                '{"jsonrpc": "2.0", "id": ..., "result": ...}',
            )
        return said.result

    def _unreadable(self, line: bytes, method: str, why: str) -> EngineFault:
        return EngineFault(
            Fault.WRONG_SHAPE,
            f'its answer to "{method}" cannot be read: {one_line(why, SHOWN)}: {_shown(line)}',
            "one object a line, of JSON (RFC 8259) in UTF-8: no NaN, no Infinity, no comments",
            stderr=self._child.stderr(),
        )

    def _request_of_theirs(self, said: _Line, line: bytes, method: str) -> None:
        if said.id == self._last_id and said.method == method:
            raise EngineFault(
                Fault.ECHO,
                "it sent our own request back instead of an answer",
                f'the answer to "{method}", one line of JSON',
                "a command that speaks the protocol; a bare `cat`, or a terminal, only echoes",
            )
        self._stray(line, method, "a request of its own")

    def _other_id(self, said: _Line, line: bytes, method: str) -> None:
        if isinstance(said.id, int) and 0 < said.id < self._last_id:
            self._note(f"an answer to an earlier request (id {said.id}) came late or twice")
            self._count(line, method)
            return
        if said.id is None and said.error is not None:
            raise EngineFault(
                Fault.REFUSES_THE_PROTOCOL,
                f'it could not read "{method}": {_told(said.error)}',
                f'the answer to "{method}" (id {self._last_id})',
                stderr=self._child.stderr(),
            )
        if said.id == str(self._last_id):
            raise self._unreadable(line, method, f"its id is a text, and {self._last_id} a number")
        self._note(f"an answer to a request that was never sent: {_shown(line)}")
        self._count(line, method)

    def _stray(self, line: bytes, method: str, why: str) -> None:
        if line.strip():
            self._note(f"on its stdout, not the protocol: {_shown(line)} ({one_line(why, SHOWN)})")
        self._count(line, method)

    def _count(self, line: bytes, method: str) -> None:
        self._noise += 1
        if self._noise > MOST_NOISE:
            raise EngineFault(
                Fault.NOISE,
                f"its standard output is full of other things: {MOST_NOISE} lines, "
                f"the last of them {_shown(line)}",
                f'the answer to "{method}", one line of JSON',
                "write logs to stderr; stdout belongs to the protocol",
                self._child.stderr(),
            )

    def _note(self, text: str) -> None:
        self._odd = self._odd or text
        if text not in self.notes and len(self.notes) < MOST_NOTES:
            self.notes.append(text)

    def _no_answer(self, method: str, limit: float) -> EngineFault:
        if self._child.heard_all:
            return self._gone(method)
        if time.monotonic() >= self._limits.end:
            return self._limits.are_up(f'the answer to "{method}"', self._child.stderr())
        half = self._child.half_a_line()
        return EngineFault(
            Fault.SILENT,
            f"it did not answer within {limit:g} s"
            + ("; it has ended, and what it started holds its output" if self._is_gone() else "")
            + (f"; it began a line and never ended it: {_shown(half)}" if half else "")
            + (f"; {self._odd}" if self._odd else ""),
            f'the answer to "{method}", one line of JSON',
            f"{'--start-limit' if method == 'initialize' else '--limit'} SECONDS, or {TRY_SMOKE}",
            self._child.stderr(),
        )

    def _is_gone(self) -> bool:
        return self._child.exit_status(0) is not None

    def _gone(self, method: str) -> EngineFault:
        status = self._child.exit_status()
        half = self._child.half_a_line()
        how = "it closed its standard output"
        if status is not None:
            how = f"it ended by signal {-status}" if status < 0 else f"it ended (exit {status})"
        return EngineFault(
            Fault.DIED,
            f"{how} before it answered"
            + (f", in the middle of a line: {_shown(half)}" if half else ""),
            f'the answer to "{method}", one line of JSON',
            "run the command by hand and look at its stderr",
            self._child.stderr(),
        )


def _is_meant_as_an_answer(line: bytes) -> bool:
    """Whether a line that cannot be read is a broken answer rather than a log."""
    return line.lstrip().startswith((b"{", b"[")) and b'"jsonrpc"' in line


def _shown(line: bytes) -> str:
    text = line[: SHOWN + 1].decode("utf-8", "replace")
    return repr(text if len(text) <= SHOWN else text[:SHOWN] + "...")


def _told(error: RpcError) -> str:
    return f"{one_line(error.message)} ({error.code})"
