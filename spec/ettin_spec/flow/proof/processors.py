"""What a search runs on: numba's machine code, or Python as it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from ettin_spec.errors import EttinError
from ettin_spec.flow.packed.bit_layout import WORD
from ettin_spec.flow.proof.state_cells import Cells, Compiled, Table, cells_of_one, cells_of_several
from ettin_spec.flow.proof.table_room import NO_LIMIT, Limit, Room


@dataclass(frozen=True)
class Processor:
    """How functions are made fast, and tables made; `counted` are the places of what is not 0.

    `inlined` functions are put into those that call them.
    """

    name: str
    compiled: Compiled
    inlined: Compiled
    table: Callable[[Sequence[int], int], Table]
    longer: Callable[[Table, int], Table]
    counted: Callable[[Table], Sequence[int]]
    room: Room

    def cells(self, bits: int, width: int) -> Cells:
        """How states of so many bits lie in tables, which with a transition take `width`."""
        if self.name == "python" or width <= WORD:
            return cells_of_one(bits, self.inlined)
        return cells_of_several(-(-bits // WORD), self.inlined)


def processor(asked: str, limit: Limit = NO_LIMIT) -> Processor:
    """The one asked for: `numba`, `python`, or `any`, which is numba where that is there.

    Raises:
        EttinError: numba is not installed, or memory is limited and Python is to search.
    """
    compiles = find_spec("numba") is not None
    if asked == "numba" and not compiles:
        raise EttinError("numba is not installed; pip install 'ettin[prove]', or --with python")
    if asked == "python" or not compiles:
        if limit.memory is not None:
            raise EttinError("only numba keeps tables in files: --with numba, or no --memory")
        return _python()
    return _numba(limit)


def _python() -> Processor:
    def table(values: Sequence[int], size: int) -> Table:
        return [*values, *([0] * (size - len(values)))]

    def longer(old: Table, size: int) -> Table:
        return old + [0] * (size - len(old))

    def counted(filled: Table) -> Sequence[int]:
        return [place for place, times in enumerate(filled) if times]

    return Processor("python", _as_it_is, _as_it_is, table, longer, counted, Room())


def _as_it_is(function: Callable[..., Any]) -> Callable[..., Any]:
    return function


def _numba(limit: Limit) -> Processor:
    room = Room(limit)

    def table(values: Sequence[int], size: int) -> Table:
        made = room.array(size)
        made[: len(values)] = values
        return made

    def longer(old: Table, size: int) -> Table:
        made = room.array(size)
        made[: len(old)] = old
        return made

    def counted(filled: Table) -> Sequence[int]:
        places: list[int] = filled.nonzero()[0].tolist()
        return places

    compiled, inlined = _compilers()
    return Processor("numba", compiled, inlined, table, longer, counted, room)


@cache
def _compilers() -> tuple[Compiled, Compiled]:
    import numba  # noqa: PLC0415 - an extra

    def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
        fast: Callable[..., Any] = numba.njit(function, nogil=True)
        return fast

    def inlined(function: Callable[..., Any]) -> Callable[..., Any]:
        fast: Callable[..., Any] = numba.njit(function, inline="always")
        return fast

    return compiled, inlined
