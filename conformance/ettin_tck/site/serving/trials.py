"""Trials beside the server: each in a child process with a bound of time, few at a time."""

from __future__ import annotations

import subprocess
import sys
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.site.trying.trial import Asked, Tried

if TYPE_CHECKING:
    from collections.abc import Iterator

CHILD = (sys.executable, "-m", "ettin_tck.site.serving.trial_process")
AT_A_TIME = 2
PATIENCE = 30.0
"""Seconds that a trial may take, its start included."""


class TrialEnded(Exception):
    """A trial came to nothing: it took too long, or broke."""


class TooManyTrials(Exception):
    """As many trials as may run are running."""


@dataclass
class Trials:
    """Runs trials; `end` ends those that are running."""

    patience: float = PATIENCE
    at_a_time: int = AT_A_TIME
    _lock: Lock = field(default_factory=Lock)
    _running: set[subprocess.Popen[bytes]] = field(default_factory=set)

    def of(self, asked: Asked) -> Tried:
        """What comes of a text.

        Raises:
            TooManyTrials: others are running.
            TrialEnded: it took too long, or the child broke.
        """
        with self._child() as child:
            return self._answer(child, asked)

    def end(self) -> None:
        """End the children that are running."""
        with self._lock:
            for child in self._running:
                child.kill()

    def _answer(self, child: subprocess.Popen[bytes], asked: Asked) -> Tried:
        try:
            came, _ = child.communicate(msgspec.json.encode(asked), self.patience)
        except subprocess.TimeoutExpired:
            raise TrialEnded(f"it took more than {self.patience:g} s") from None
        if child.returncode:
            raise TrialEnded("it took more than it may, or broke")
        return msgspec.json.decode(came, type=Tried)

    @contextmanager
    def _child(self) -> Iterator[subprocess.Popen[bytes]]:
        """A child in a session of its own, so that Ctrl-C is ours; dead in the end."""
        with self._lock:
            if len(self._running) >= self.at_a_time:
                raise TooManyTrials
            child = subprocess.Popen(
                CHILD,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
            self._running.add(child)
        try:
            yield child
        finally:
            child.kill()
            child.communicate()
            with self._lock:
                self._running.discard(child)
