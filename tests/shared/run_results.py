"""Results that are worked out once in a run of the tests, by whichever worker needs them first."""

from __future__ import annotations

import os
import pickle
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

FOLDER = "ETTIN_TESTS_RESULTS"
"""The variable that tells all workers of a run where its results are kept."""
PATIENCE = 300
"""Seconds after which nobody waits any longer for a worker that may have died."""


def kept(name: str, make: Callable[[], T]) -> T:
    """What `make` gives, read from the folder of this run if some worker has made it already.

    It is pickled: what is asked for by one name must be the same for every worker.
    """
    path = folder() / f"{name}.pickle"
    taken = path.with_suffix(".taken")
    patience = time.monotonic() + PATIENCE
    while not path.exists():
        try:
            os.close(os.open(taken, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            if time.monotonic() < patience:
                time.sleep(0.02)
                continue
        try:
            if not path.exists():
                keep(name, make())
        finally:
            taken.unlink(missing_ok=True)
    found: T = pickle.loads(path.read_bytes())
    return found


def keep(name: str, result: object) -> None:
    """Let all workers of this run have a result."""
    path = folder() / f"{name}.pickle"
    written = path.with_suffix(f".{os.getpid()}")
    written.write_bytes(pickle.dumps(result))
    written.replace(path)


def folder() -> Path:
    """The folder of this run."""
    return Path(os.environ[FOLDER])
