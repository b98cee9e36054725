"""Results that are worked out once in a run of the tests, by whichever worker needs them first."""

from __future__ import annotations

import os
import pickle
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

T = TypeVar("T")

FOLDER = "ETTIN_TESTS_RESULTS"
"""The variable that tells all workers of a run where its results are kept."""
PATIENCE = 300
"""Seconds after which nobody waits any longer for a worker that may have died."""


def kept(name: str, make: Callable[[], T], meanwhile: Callable[[], bool] = lambda: False) -> T:
    """What `make` gives, read from the folder of this run if some worker has made it already.

    It is pickled: what is asked for by one name must be the same for every worker. While another
    worker makes it, this one does what there is to do `meanwhile`, as long as that says yes.
    """
    patience = time.monotonic() + PATIENCE
    while not made(name, make):
        if meanwhile():
            patience = time.monotonic() + PATIENCE
        elif time.monotonic() < patience:
            time.sleep(0.02)
        else:
            _taken(name).unlink(missing_ok=True)
    found: T = pickle.loads(_file(name).read_bytes())
    return found


def made(name: str, make: Callable[[], T]) -> bool:
    """Make a result unless it is there; false where another worker is at it."""
    if _file(name).exists():
        return True
    try:
        os.close(os.open(_taken(name), os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    try:
        if not _file(name).exists():
            keep(name, make())
    finally:
        _taken(name).unlink(missing_ok=True)
    return True


class Parts(Generic[T]):
    """A result in so many parts that several workers may make, each another one."""

    def __init__(self, name: str, parts: int, make: Callable[[int], T]) -> None:
        self._name, self._parts, self._make = name, parts, make

    def kept(self, part: int) -> T:
        """A part, from 0."""
        return kept(self._of(part), partial(self._make, part), self._another)

    def is_there(self, part: int) -> bool:
        """Has some worker made a part?"""
        return _file(self._of(part)).exists()

    def _another(self) -> bool:
        """Make a part that nobody is at; false where there is none."""
        there = [part for part in range(self._parts) if not self.is_there(part)]
        return any(made(self._of(part), partial(self._make, part)) for part in there)

    def _of(self, part: int) -> str:
        return f"{self._name}-{part}"


def keep(name: str, result: object) -> None:
    """Let all workers of this run have a result."""
    path = _file(name)
    written = path.with_suffix(f".{os.getpid()}")
    written.write_bytes(pickle.dumps(result))
    written.replace(path)


def folder() -> Path:
    """The folder of this run."""
    return Path(os.environ[FOLDER])


def _file(name: str) -> Path:
    return folder() / f"{name}.pickle"


def _taken(name: str) -> Path:
    """What says that a worker is making a result."""
    return folder() / f"{name}.taken"
