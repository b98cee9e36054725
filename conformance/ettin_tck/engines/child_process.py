"""A child process in a group of its own, whose three pipes never block the runner."""

from __future__ import annotations

import atexit
import contextlib
import os
import selectors
import signal
import subprocess
import time
from typing import IO, TYPE_CHECKING

from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.engines.line_buffer import Lines, LineTooLongError, Tail

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

CHUNK = 1 << 18
PATIENCE = 2.0
"""Seconds that a child has to end by itself once its input is closed."""

LOOK_UP = 0.25
"""Seconds of silence after which it is looked whether a child still lives: what it started may
hold its stdout open beyond its end."""

SHORT_PATIENCE = 0.2
"""Seconds for each step of closing a child that has already misbehaved."""


class Child:
    """A running command.

    Reading, writing and draining stderr happen in one loop, so that neither a full pipe nor
    a child that does not read can hold up the runner.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._process = _start(command)
        self._stdin = _pipe(self._process.stdin)
        self._stdout = _pipe(self._process.stdout)
        self._stderr = _pipe(self._process.stderr)
        self._to_write, self._is_stdin_watched = b"", False
        self._lines = Lines()
        self._tail = Tail()
        self.heard_all = False
        self._selector = selectors.DefaultSelector()
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        atexit.register(self.kill)  # however we end, but for SIGKILL

    @property
    def pid(self) -> int:
        """The process id, which is also that of its group."""
        return self._process.pid

    def send(self, line: bytes) -> None:
        """Queue a line; as much as the pipe takes leaves at once."""
        self._to_write += line + b"\n"
        self._write()

    def next_line(self, deadline: float) -> bytes | None:
        """The next line of stdout; None at the deadline (monotonic seconds) or at the end.

        Raises:
            EngineFault: a line without an end.
        """
        while (line := self._lines.next()) is None:
            left = deadline - time.monotonic()
            if left <= 0 or self.heard_all:
                return None
            if not self._turn(min(left, LOOK_UP)) and self._process.poll():
                self.heard_all = True  # one that ended well may have left another to answer
        return line

    def half_a_line(self) -> bytes:
        """What was said last and not ended by a newline."""
        return self._lines.rest()

    def stderr(self) -> str:
        """The end of what the child wrote to its stderr."""
        return self._tail.text()

    def exit_status(self, patience: float = SHORT_PATIENCE) -> int | None:
        """The exit status, negative for a signal; None while it runs."""
        self._drain_until(time.monotonic() + patience)
        return self._process.poll()

    def kill(self) -> None:
        """End the whole group at once, from any thread."""
        if self._process.poll() is None:
            self._signal(signal.SIGKILL)

    def close(self, patience: float = PATIENCE) -> None:
        """End the child and all its group: close stdin, wait, SIGTERM, wait, SIGKILL."""
        self._close_stdin()
        self._drain_until(time.monotonic() + patience)
        for sign in (signal.SIGTERM, signal.SIGKILL):
            if self._process.poll() is not None:
                break
            self._signal(sign)
            self._drain_until(time.monotonic() + patience)
        self._signal(signal.SIGKILL)
        self._process.wait()
        atexit.unregister(self.kill)
        self._selector.close()
        self._stdout.close()
        self._stderr.close()

    def let_go(self) -> None:
        """In a process that was forked: close our ends of the pipes, and leave the child alone."""
        self._selector.close()
        for pipe in (self._stdin, self._stdout, self._stderr):
            pipe.close()

    def _turn(self, seconds: float) -> bool:
        """Wait for the pipes so long at most; whether any could be read or written."""
        ready = self._selector.select(seconds)
        for key, _ in ready:
            if key.fileobj is self._stdin:
                self._write()
            else:
                self._read(key.fileobj)
        return bool(ready)

    def _read(self, pipe: object) -> None:
        stream = self._stdout if pipe is self._stdout else self._stderr
        try:
            chunk = os.read(stream.fileno(), CHUNK)
        except BlockingIOError:
            return
        if not chunk:
            self._selector.unregister(stream)
            self.heard_all = self.heard_all or stream is self._stdout
        elif stream is self._stderr:
            self._tail.feed(chunk)
        else:
            hear(self._lines, chunk, self.stderr)

    def _write(self) -> None:
        try:
            sent = os.write(self._stdin.fileno(), self._to_write)
        except BlockingIOError:
            sent = 0
        except BrokenPipeError:
            sent = len(self._to_write)
        self._to_write = self._to_write[sent:]
        self._watch_stdin(bool(self._to_write))

    def _watch_stdin(self, wanted: bool) -> None:
        if wanted and not self._is_stdin_watched:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        elif self._is_stdin_watched and not wanted:
            self._selector.unregister(self._stdin)
        self._is_stdin_watched = wanted

    def _close_stdin(self) -> None:
        self._watch_stdin(False)
        with contextlib.suppress(BrokenPipeError):
            self._stdin.close()

    def _drain_until(self, deadline: float) -> None:
        """Read and forget while the child ends; a full pipe would keep it from ending."""
        while self._process.poll() is None and time.monotonic() < deadline:
            if not self._selector.get_map():
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self._process.wait(max(0.0, deadline - time.monotonic()))
                continue
            with contextlib.suppress(EngineFault):
                self._turn(0.02)
            self._lines.forget()

    def _signal(self, sign: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, sign)


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
    except OSError as error:
        raise EngineFault(
            Fault.NOT_STARTED,
            f"'{command[0]}' could not be started: {error.strerror or error}",
            "a command that runs the engine",
            "the path of the command, and its execute permission",
        ) from None


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None, "Popen was asked for all three pipes"
    return pipe


def hear(lines: Lines, chunk: bytes, stderr: Callable[[], str]) -> None:
    """Take what a child said.

    Raises:
        EngineFault: a line of it has no end within the bound.
    """
    try:
        lines.feed(chunk)
    except LineTooLongError:
        raise EngineFault(
            Fault.TOO_LONG,
            "it wrote a line of more than 8 MiB",
            "answers, one JSON object a line",
            "end each answer with a newline",
            stderr(),
        ) from None
