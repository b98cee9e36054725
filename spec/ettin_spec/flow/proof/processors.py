"""What a search runs on: numba's machine code, or Python as it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from ettin_spec.errors import EttinError
from ettin_spec.flow.proof.search_loop import Growing, Table

WIDEST = 62
"""Bits of a state and its transition that fit into one machine word with its sign."""


@dataclass(frozen=True)
class Processor:
    """How functions are made fast, and tables made; `counted` are the places of what is not 0."""

    name: str
    compiled: Callable[[Callable[..., Any]], Callable[..., Any]]
    table: Callable[[Sequence[int], int], Table]
    counted: Callable[[Table], Sequence[int]]
    grow: Growing


def processor(asked: str, bits: int) -> Processor:
    """The one asked for: `numba`, `python`, or `any`, which is numba where that is there and
    states fit into its words.

    Raises:
        EttinError: numba is not installed, or states are too wide for it.
    """
    fits = bits <= WIDEST
    if asked == "python" or (asked == "any" and not (fits and find_spec("numba"))):
        return _python()
    if not find_spec("numba"):
        raise EttinError("numba is not installed; pip install 'ettin[prove]', or --with python")
    if not fits:
        raise EttinError(f"a step takes {bits} bits, numba has {WIDEST}; narrow bounds, or Python")
    return _numba()


@cache
def _python() -> Processor:
    def table(values: Sequence[int], size: int) -> Table:
        return [*values, *([0] * (size - len(values)))]

    def longer(old: Table, size: int) -> Table:
        return old + [0] * (size - len(old))

    def empty(_: Table, size: int) -> Table:
        return [0] * size

    def counted(filled: Table) -> Sequence[int]:
        return [place for place, times in enumerate(filled) if times]

    return Processor("python", lambda function: function, table, counted, Growing(longer, empty))


@cache
def _numba() -> Processor:
    import numba  # noqa: PLC0415 - an extra
    import numpy as np  # noqa: PLC0415 - an extra

    def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
        fast: Callable[..., Any] = numba.njit(function, nogil=True)
        return fast

    def table(values: Sequence[int], size: int) -> Table:
        made = np.zeros(size, np.int64)
        made[: len(values)] = values
        return made

    def longer(old: Table, size: int) -> Table:
        made = np.empty(size, np.int64)
        made[: len(old)] = old
        return made

    def empty(_: Table, size: int) -> Table:
        return np.zeros(size, np.int64)

    def counted(filled: Table) -> Sequence[int]:
        places: list[int] = np.flatnonzero(filled).tolist()
        return places

    grow = Growing(compiled(longer), compiled(empty))
    return Processor("numba", compiled, table, counted, grow)
