"""How states lie in tables: each a whole number in one place, or a tuple of words in several.

What is read and written here is put into the loop itself by numba, so that a state of one word
costs what it did before there were others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from ettin_spec.flow.packed.bit_layout import WORD

Table: TypeAlias = Any
"""A list of whole numbers, or an array of them."""
State: TypeAlias = Any
"""A whole number, or a tuple of them."""

MIX = 0x1E3779B97F4A7C15
"""An odd number that spreads states over the table."""

Compiled: TypeAlias = Callable[[Callable[..., Any]], Callable[..., Any]]


class Cells(NamedTuple):
    """The functions that know how wide a state is; `words` are the places that it takes.

    `load` is the state at a number of the order, `is_at` whether it is there, `store` puts it.
    `spread` is a number for the table. Of the results of `expand`, by their number, `first` is
    the word that tells whether it is a state, `reached` that state, `taken` the transition.
    """

    words: int
    load: Callable[[Table, int], State]
    is_at: Callable[[Table, int, State], bool]
    store: Callable[[Table, int, State], int]
    spread: Callable[[State], int]
    lowest: Callable[[State], int]
    first: Callable[[Table, int], int]
    reached: Callable[[Table, int], State]
    taken: Callable[[Table, int], int]

    @property
    def places(self) -> int:
        """How many places a result takes."""
        return self.words if self.words == 1 else self.words + 1


def cells_of_one(bits: int, inlined: Compiled) -> Cells:
    """States in one place each, of so many bits, with the transition above them in results."""
    state_mask = (1 << bits) - 1

    def load(order: Table, number: int) -> State:
        return order[number]

    def is_at(order: Table, number: int, state: State) -> bool:
        return bool(order[number] == state)

    def store(order: Table, number: int, state: State) -> int:
        order[number] = state
        return 0

    def spread(state: State) -> int:
        return state * MIX >> 20  # type: ignore[no-any-return]

    def lowest(state: State) -> int:
        return state  # type: ignore[no-any-return]

    def first(after: Table, step: int) -> int:
        return after[step]  # type: ignore[no-any-return]

    def reached(after: Table, step: int) -> State:
        return after[step] & state_mask

    def taken(after: Table, step: int) -> int:
        return after[step] >> bits  # type: ignore[no-any-return]

    return Cells(
        1, inlined(load), inlined(is_at), inlined(store), inlined(spread), inlined(lowest),
        inlined(first), inlined(reached), inlined(taken),
    )  # fmt: skip


def cells_of_several(words: int, inlined: Compiled) -> Cells:
    """States of several words each."""
    source = "\n".join(_sources(words))
    names: dict[str, Any] = {}
    exec(compile(source, "<cells>", "exec"), names)
    return Cells(words, *(inlined(names[name]) for name in Cells._fields[1:]))


def _sources(words: int) -> tuple[str, ...]:
    every, long = range(words), words + 1
    loaded = ", ".join(f"order[n * {words} + {k}]" for k in every)
    same = " and ".join(f"order[n * {words} + {k}] == s[{k}]" for k in every)
    puts = "; ".join(f"order[n * {words} + {k}] = s[{k}]" for k in every)
    mixed = "s[0]"
    for k in every[1:]:
        mixed = f"({mixed} * {MIX} ^ s[{k}])"
    reached = ", ".join(f"after[n * {long} + {k}]" for k in every)
    return (
        f"def load(order, n): return ({loaded})",
        f"def is_at(order, n, s): return {same}",
        f"def store(order, n, s):\n    {puts}\n    return 0",
        f"def spread(s): return {mixed} * {MIX} >> 20",
        "def lowest(s): return s[0]",
        f"def first(after, n): return after[n * {long}]",
        f"def reached(after, n): return ({reached})",
        f"def taken(after, n): return after[n * {long} + {words}]",
    )


def joined(words: int, order: Table, number: int) -> int:
    """The state at a number of the order, as the one whole number that `Packing` knows."""
    parts = (int(order[number * words + k]) << k * WORD for k in range(words))
    return sum(parts)


def parted(words: int, states: list[int]) -> list[int]:
    """States one after the other, in so many words each."""
    if words == 1:
        return states
    whole = (1 << WORD) - 1
    return [state >> k * WORD & whole for state in states for k in range(words)]
