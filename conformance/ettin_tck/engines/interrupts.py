"""Interruptions that come at a bad moment wait for a better one."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

INTERRUPTIONS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def answered_by(react: Callable[[int], None]) -> Iterator[None]:
    """The first interruption within the block calls `react` with its signal; a second ends us."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {sign: signal.getsignal(sign) for sign in INTERRUPTIONS}

    def first(sign: int, _: object) -> None:
        restore()
        react(sign)

    def restore() -> None:
        for sign, handler in before.items():
            signal.signal(sign, handler or signal.SIG_DFL)

    for sign in INTERRUPTIONS:
        signal.signal(sign, first)
    try:
        yield
    finally:
        restore()


@contextmanager
def held_back() -> Iterator[None]:
    """Interruptions take effect at the end of the block, which leaves nothing half done.

    A child that was started and not yet written down would otherwise outlive us.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = {sign: signal.signal(sign, lambda s, _: came.append(s)) for sign in INTERRUPTIONS}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler or signal.SIG_DFL)
        for each in came:
            signal.raise_signal(each)
