"""Tasks that tests have carried out: they take their time, and one of them ends its process."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ettin_spec.errors import EttinError

TASKS = [list(range(first, first + 3)) for first in range(0, 24, 3)]
"""In batches of three."""

RIGHT = [number * number for batch in TASKS for number in batch]


@dataclass(frozen=True)
class Squares:
    """Squares, the first ones slowest.

    The process that comes to `deadly` is killed the first time, or each time `always`; `wrong` is
    refused. What was begun is noted in `folder`.
    """

    folder: Path
    deadly: int = -1
    wrong: int = -1
    always: bool = False

    def performed(self, numbers: Sequence[int]) -> Iterator[int]:
        """Square each."""
        for number in numbers:
            time.sleep(0.2 / (number + 1))
            begun = self.folder / str(number)
            if number == self.deadly and (self.always or not begun.exists()):
                begun.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            if number == self.wrong:
                raise EttinError(f"{number} has no square")
            yield number * number
