"""Bytes from a pipe become lines, within bounds."""

from __future__ import annotations

from collections import deque

LONGEST = 8 * 1024 * 1024
"""Bytes that a line may have: a long trace of a long game stays far below."""

TAIL = 8 * 1024
"""Bytes of stderr that are kept."""


class LineTooLongError(Exception):
    """A line passed the bound."""


class Lines:
    """Complete lines out of chunks; an incomplete one waits, up to `longest` bytes."""

    def __init__(self, longest: int = LONGEST) -> None:
        self._longest = longest
        self._ready: deque[bytes] = deque()
        self._parts: list[bytes] = []
        self._waiting = 0

    def feed(self, chunk: bytes) -> None:
        """Take what the pipe gave.

        Raises:
            LineTooLongError: a line has no end within the bound.
        """
        head, newline, rest = chunk.partition(b"\n")
        if not newline:
            self._keep(chunk)
            return
        self._keep(head)
        self._ready.append(b"".join(self._parts))
        *whole, last = rest.split(b"\n")
        self._ready.extend(whole)
        self._parts, self._waiting = [], 0
        self._keep(last)

    def _keep(self, part: bytes) -> None:
        self._waiting += len(part)
        if self._waiting > self._longest:
            raise LineTooLongError
        if part:
            self._parts.append(part)

    def next(self) -> bytes | None:
        """The next complete line without its newline, or None."""
        return self._ready.popleft() if self._ready else None

    def forget(self) -> None:
        """Drop the complete lines, which nobody will ask for."""
        self._ready.clear()

    def rest(self) -> bytes:
        """What was said without a newline: half a line."""
        return b"".join(self._parts)


class Tail:
    """The end of a stream, bounded, however much is written."""

    def __init__(self, size: int = TAIL) -> None:
        self._size = size
        self._kept = b""

    def feed(self, chunk: bytes) -> None:
        """Take what the pipe gave; all but the end is forgotten."""
        self._kept = (self._kept + chunk)[-self._size :]

    def text(self) -> str:
        """What is kept, readable."""
        return self._kept.decode("utf-8", "replace").strip()
