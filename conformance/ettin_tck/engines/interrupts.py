"""Interruptions that come at a bad moment wait for a better one."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Handler: TypeAlias = Any
"""What `signal.getsignal` gives."""

INTERRUPTIONS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@contextmanager
def answered_by(react: Callable[[int], None]) -> Iterator[None]:
    """The first interruption within the block calls `react` with its signal; a second ends us."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = _heeded()

    def first(sign: int, _: object) -> None:
        restore()
        react(sign)

    def restore() -> None:
        for sign, handler in before.items():
            signal.signal(sign, handler or signal.SIG_DFL)

    for sign in before:
        signal.signal(sign, first)
    try:
        yield
    finally:
        restore()


@contextmanager
def held_back(hurry: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Interruptions take effect at the end of the block, which leaves nothing half done.

    A child that was started and not yet written down, or is being closed, would otherwise outlive
    us. `hurry` is called at once, so that the block need not take its time.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = _heeded()

    def wait(sign: int, _: object) -> None:
        came.append(sign)
        hurry()

    for sign in before:
        signal.signal(sign, wait)
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler or signal.SIG_DFL)
        for each in came[:1]:
            signal.raise_signal(each)


def _heeded() -> dict[signal.Signals, Handler]:
    """How interruptions are handled now; those that are ignored (`nohup`) stay so."""
    handlers = {sign: signal.getsignal(sign) for sign in INTERRUPTIONS}
    return {sign: handler for sign, handler in handlers.items() if handler != signal.SIG_IGN}
