"""The workers of a Dask cluster (https://distributed.dask.org), which have ettin installed too."""

from __future__ import annotations

import logging
import math
import pickle
import time
from collections import deque
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import ettin_tck
from ettin_spec.compiled.fingerprint import fingerprint, own_fingerprint
from ettin_tck.campaigns.workers import Raised, attempted, sound
from ettin_tck.engines import installed
from ettin_tck.engines.safe_text import one_line
from ettin_tck.exit_codes import LostError, UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = 10.0
"""Seconds in which a scheduler has to answer, and a worker to be there."""


class Cluster:
    """What answers at the address of a scheduler; use as a context manager.

    Raises:
        UsageError: the extra is not installed, or this is no address.
        LostError: nobody answers, or no worker is there.
    """

    here = False

    def __init__(self, address: str, jobs: int = 1) -> None:
        self.jobs = jobs
        if not find_spec("distributed"):
            raise UsageError("distributed is not installed; pip install 'ettin[distributed]'")
        import distributed  # noqa: PLC0415 - an extra

        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what it says is told by us
        self._address = address
        try:
            distributed.comm.get_address_host_port(address)
        except (ValueError, NotImplementedError) as error:
            raise UsageError(f"--cluster {address}: {_why(error)}") from None
        try:
            self._client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except OSError as error:
            raise LostError(f"no scheduler answers at {address}: {_why(error)}") from None
        try:
            self._client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            self._client.close()
            raise LostError(f"the scheduler at {address} has no workers") from None

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()

    def results(
        self,
        name: str,
        perform: Callable[[Sequence[T]], Iterable[R]],
        batches: Sequence[Sequence[T]],
        end: float = math.inf,
    ) -> Iterator[R]:
        """What `perform` gives for each task, in the order of the tasks."""
        work = partial(_performed, pickle.dumps(perform), own_version())
        rows = [pickle.dumps(list(batch)) for batch in batches]
        futures = deque(self._client.map(work, rows, pure=False, key=f"ettin {name}"))
        while futures:
            yield from map(sound, self._result(name, futures.popleft(), end))

    def _result(self, name: str, future: Any, end: float) -> list[Any]:
        left = None if end == math.inf else max(0.0, end - time.monotonic())
        try:
            results: list[Any] = pickle.loads(future.result(timeout=left))
        except TimeoutError:
            raise
        except Exception as error:  # of workers, schedulers and the way there, of many kinds
            raise LostError(f"{name} is lost at {self._address}: {_why(error)}") from None
        return results


def _performed(perform: bytes, version: str, batch: bytes) -> bytes:
    """The results of a batch, on a worker."""
    if version != own_version():
        return pickle.dumps([Raised(LostError("a worker has another version of ettin"))])
    return pickle.dumps(list(attempted(pickle.loads(perform), pickle.loads(batch))))


@cache
def own_version() -> str:
    """Specification, runner and reference, as one hash: what results rest on."""
    reference = installed.installed()[installed.REFERENCE].module.partition(".")[0]
    found = find_spec(reference)
    assert found is not None and found.origin is not None, "an entry point names a package"
    folders = [Path(file).parent for file in (ettin_tck.__file__, found.origin)]
    return fingerprint(folders, own_fingerprint())


def _why(error: Exception) -> str:
    return one_line(str(error) or type(error).__name__)
