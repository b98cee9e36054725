"""Who carries out tasks: what is asked of them, and how what goes wrong there comes back."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from ettin_spec.errors import EttinError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")

ATTEMPTS = 4
"""So often a task is begun in a process that ends over it, as on a cluster."""


class Workers(Protocol):
    """Processes that carry out tasks, here or elsewhere.

    `here`: they are forked from this one, and know all that it knows. `jobs`: how many processes
    there may be of this machine, for what no worker is given.
    """

    here: bool
    jobs: int

    def results(
        self,
        name: str,
        perform: Callable[[Sequence[T]], Iterable[R]],
        batches: Sequence[Sequence[T]],
        end: float,
    ) -> Iterator[R]:
        """What `perform` gives for each task, in the order of the tasks.

        A batch is carried out in a row by one process. What a process that was killed had not
        told is done again, so that the results are always the same. `name` is what watchers see.

        Raises:
            EttinError: what `perform` raised, after the results of all tasks before it.
            LostError: the same task has ended one process after another.
            TimeoutError: the monotonic clock has come to `end`.
        """


class BrokeThereError(Exception):
    """A fault of ours in another process; its traceback."""


@dataclass(frozen=True)
class Raised:
    """What a task raised in another process."""

    error: EttinError | BrokeThereError


def attempted(perform: Callable[[Sequence[T]], Iterable[R]], tasks: Sequence[T]) -> Iterator[Any]:
    """The result of each task; of the first that raises something, that, and nothing after it."""
    try:
        yield from perform(tasks)
    except EttinError as error:
        yield Raised(error)
    except Exception:  # whatever it is, it belongs to whoever asked
        yield Raised(BrokeThereError(traceback.format_exc()))


def sound(result: Any) -> Any:
    """The result of a task; what it raised is raised here."""
    if isinstance(result, Raised):
        raise result.error
    return result
