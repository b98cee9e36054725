"""Work in forked children, several at a time, each under a limit of time and memory."""

from __future__ import annotations

import math
import os
import select
import signal
import sys
import time
import traceback
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

T = TypeVar("T")

MEMORY = 3 << 30
"""Bytes of address space that a child may take on top of what its parent had."""

HEAD = 8
"""Bytes that give the length of a message."""

GRACE = 5.0
"""Seconds that a child has to end what it has started, once it is asked to end."""


@dataclass
class _Child(Generic[T]):
    """A child at work: its tasks that are left, the first of which it does now."""

    pid: int
    pipe: int
    tasks: deque[T]
    deadline: float
    heard: bytearray = field(default_factory=bytearray)


@dataclass(frozen=True)
class Failure:
    """Why a task has no result: the child was killed, or failed."""

    why: str


def in_children(
    batches: Iterable[Sequence[T]],
    perform: Callable[[Sequence[T]], Iterable[Any]],
    jobs: int,
    limit: float,
    *,
    end: float = math.inf,
    memory: int | None = MEMORY,
) -> Iterator[tuple[T, Any]]:
    """Each task with what `perform` gives for it, or with a `Failure`, in no certain order.

    A batch is performed in one child, which has `limit` seconds for each task; what is left of
    the batch of a child that had to be killed goes on in another. A child may take `memory` bytes
    more than its parent, or what there is.

    Raises:
        TimeoutError: the monotonic clock has come to `end`.
    """
    left, children = deque(deque(batch) for batch in batches if batch), list[_Child[T]]()
    try:
        while left or children:
            if time.monotonic() > end:
                raise TimeoutError
            while left and len(children) < jobs:
                children.append(_forked(left.popleft(), perform, limit, memory))
            ready, _, _ = select.select([c.pipe for c in children], [], [], 0.5)
            for child in list(children):
                if child.pipe in ready:
                    ended = not _hear(child)
                    yield from _told(child, limit)
                    if ended and child.tasks:
                        yield child.tasks.popleft(), Failure("it ended before it was done")
                elif ended := time.monotonic() > child.deadline:
                    yield child.tasks.popleft(), Failure(f"killed after {limit:g} s")
                if ended:
                    children.remove(child)
                    _end(child)
                    if child.tasks:
                        left.appendleft(child.tasks)
    finally:
        for child in children:
            _ask_to_end(child)
        for child in children:
            _end(child)


def _forked(
    tasks: deque[T],
    perform: Callable[[Sequence[T]], Iterable[Any]],
    limit: float,
    memory: int | None,
) -> _Child[T]:
    sys.stdout.flush()
    sys.stderr.flush()
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return _Child(pid, reading, tasks, time.monotonic() + limit)
    try:
        os.close(reading)
        _restrict(memory)
        for result in perform(tuple(tasks)):
            _send(writing, msgspec.msgpack.encode(result))
        code = 0
    except SystemExit:
        code = 1
    except BaseException:
        traceback.print_exc()
        code = 1
    os._exit(code)


def _restrict(memory: int | None) -> None:
    """Interruptions are the parent's business; memory has a bound."""
    import resource  # noqa: PLC0415 - where there is fork, there is this

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    if memory is not None:
        bound = _taken(resource.getpagesize()) + memory
        resource.setrlimit(resource.RLIMIT_AS, (bound, bound))


def _leave(*_: object) -> None:
    """End after what was started has been ended."""
    raise SystemExit


def _taken(page: int) -> int:
    """Bytes of address space that this process has already; 0 where the system does not say."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * page
    return 0


def _send(pipe: int, message: bytes) -> None:
    text = len(message).to_bytes(HEAD, "big") + message
    while text:
        text = text[os.write(pipe, text) :]


def _hear(child: _Child[T]) -> bool:
    """Take what a child has written; false at its end."""
    chunk = os.read(child.pipe, 1 << 20)
    child.heard += chunk
    return bool(chunk)


def _told(child: _Child[T], limit: float) -> Iterator[tuple[T, Any]]:
    """The results that have come as a whole."""
    while len(child.heard) >= HEAD:
        end = HEAD + int.from_bytes(child.heard[:HEAD], "big")
        if len(child.heard) < end:
            return
        yield child.tasks.popleft(), msgspec.msgpack.decode(bytes(child.heard[HEAD:end]))
        del child.heard[:end]
        child.deadline = time.monotonic() + limit


def _ask_to_end(child: _Child[Any]) -> None:
    with suppress(ProcessLookupError):
        os.kill(child.pid, signal.SIGTERM)


def _end(child: _Child[Any]) -> None:
    """End a child that was asked to, has ended, or is too slow."""
    os.close(child.pipe)
    _ask_to_end(child)
    late = time.monotonic() + GRACE
    while not os.waitpid(child.pid, os.WNOHANG)[0]:
        if time.monotonic() > late:
            os.kill(child.pid, signal.SIGKILL)
            os.waitpid(child.pid, 0)
            return
        time.sleep(0.005)
