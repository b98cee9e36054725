"""The processes of this machine as workers."""

from __future__ import annotations

import math
import pickle
from typing import TYPE_CHECKING, Any, TypeVar

from ettin_tck.campaigns.forked import Failure, in_children
from ettin_tck.campaigns.workers import ATTEMPTS, attempted, sound
from ettin_tck.exit_codes import LostError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")


class Processes:
    """Forked from this one, so many at a time."""

    here = True

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def results(
        self,
        name: str,
        perform: Callable[[Sequence[T]], Iterable[R]],
        batches: Sequence[Sequence[T]],
        end: float = math.inf,
    ) -> Iterator[R]:
        """What `perform` gives for each task, in the order of the tasks."""
        told: dict[int, Any] = {}
        following = 0
        for number, result in self._attempts(name, perform, batches, end):
            told[number] = result
            while following in told:
                yield sound(told.pop(following))
                following += 1

    def _attempts(
        self,
        name: str,
        perform: Callable[[Sequence[T]], Iterable[R]],
        batches: Sequence[Sequence[T]],
        end: float,
    ) -> Iterator[tuple[int, Any]]:
        """Each task by its number, as it is done; one whose process has ended is begun again."""
        tasks = [task for batch in batches for task in batch]

        def pickled(numbers: Sequence[int]) -> Iterator[bytes]:
            return map(pickle.dumps, attempted(perform, [tasks[number] for number in numbers]))

        rows = _numbered(batches)
        for _ in range(ATTEMPTS):
            lost = []
            for number, came in in_children(
                rows, pickled, self.jobs, limit=math.inf, end=end, memory=None
            ):
                if isinstance(came, Failure):
                    lost.append([number])
                else:
                    yield number, pickle.loads(came)
            rows = lost
            if not rows:
                return
        raise LostError(f"{name}: {ATTEMPTS} processes have ended over {tasks[rows[0][0]]}")


def _numbered(batches: Sequence[Sequence[T]]) -> list[list[int]]:
    """The tasks by number, in the same batches."""
    rows, first = [], 0
    for batch in batches:
        rows.append(list(range(first, first + len(batch))))
        first += len(batch)
    return rows
