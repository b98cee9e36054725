"""The search by breadth itself, once: numba compiles it, and Python runs it as it stands.

Tables are whatever can be indexed: lists, or arrays of numpy. A state takes 8 bytes in the order in
which states were come to, 8 for the state that it was come to from, and 4 to 16 in the table by
which it is found again, which is never more than half full. Compiled code counts who holds a table
whenever one is handed on, which takes longer than a step: so the loop is in one piece, and hands on
all tables only where something is noted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from ettin_spec.flow.packed.packed_machine import CUT

Table: TypeAlias = Any
"""A list of whole numbers, or an array of them."""

EDGES, CUTS, WRONGS, STUCK, LEFT_OUT = range(5)
"""What is counted: steps, steps beyond a bound, wrong ones, states that nothing follows, states
for which there was no room."""

MIX = 0x1E3779B97F4A7C15
"""An odd number that spreads states over the table."""

ROOM = 256
"""Steps from one state that there is room for."""


class Numbers(NamedTuple):
    """What the search has to know of the packing."""

    bits: int
    at_mask: int
    transitions: int
    over: int


class Memory(NamedTuple):
    """What the search fills. `bad` is, for each property, the first state and event against it."""

    order: Table
    parent: Table
    table: Table
    fired: Table
    asked: Table
    bad_state: Table
    bad_event: Table
    totals: Table
    after: Table
    told: Table


class Growing(NamedTuple):
    """How tables are made longer, and made empty."""

    longer: Callable[[Table, int], Table]
    empty: Callable[[Table, int], Table]


Came: TypeAlias = tuple[Table, Table, Table, int]
"""The order, the states before, the table, and how many states there are."""

Search: TypeAlias = Callable[[Memory, int, int], Came]


Compiled: TypeAlias = Callable[[Callable[..., Any]], Callable[..., Any]]


def place_of(order: Table, table: Table, state: int) -> int:
    """Where a state is in the table, or would be."""
    mask = len(table) - 1
    place = (state * MIX >> 20) & mask
    while table[place] and order[table[place] - 1] != state:
        place = (place + 1) & mask
    return int(place)


def note(bad: int, first: int, state: int, event: int, where: Memory) -> int:
    """Remember what is the first against each property of some bits."""
    number = first
    while bad:
        if bad & 1 and where.bad_state[number] < 0:
            where.bad_state[number] = state
            where.bad_event[number] = event
        bad >>= 1
        number += 1
    return 0


def _rehash(grow: Growing, found_at: Callable[..., int]) -> Callable[..., Table]:
    empty = grow.empty

    def rehash(order: Table, old: Table, count: int) -> Table:
        """A table twice as long with all states in it."""
        table = empty(old, 2 * len(old))
        for index in range(count):
            table[found_at(order, table, order[index])] = index + 1
        return table

    return rehash


def search_loop(  # noqa: PLR0915 - one loop: a call that is handed tables costs more than a step
    functions: Any, numbers: Numbers, of_states: int, grow: Growing, compiled: Compiled
) -> Search:
    """The loop over one flow's functions; `of_states` properties are about states."""
    expand, state_check = functions["expand"], functions["state_check"]
    step_check, who_of = functions["step_check"], functions["who_of"]
    bits, at_mask, transitions, over = numbers
    state_mask, longer = (1 << bits) - 1, grow.longer
    noted, rehashed = compiled(note), compiled(_rehash(grow, compiled(place_of)))

    def search(where: Memory, count: int, most: int) -> Came:  # noqa: PLR0915 - likewise
        """Go on from the first `count` states of the order until nothing is new."""
        order, parent, table = where.order, where.parent, where.table
        fired, asked, totals = where.fired, where.asked, where.totals
        after, told, index = where.after, where.told, 0
        while index < count:
            state = order[index]
            steps = expand(state, after, told)
            wrong = state_check(state, asked)
            if wrong:
                noted(wrong, 0, index, -1, where)
            if not steps and state & at_mask != over:
                totals[STUCK] += 1
                noted(1, len(where.bad_state) - 1, index, -1, where)
            for step in range(steps):
                result = after[step]
                if result == CUT:
                    totals[CUTS] += 1
                    continue
                if result < 0:
                    totals[WRONGS] += 1
                    noted(1, len(where.bad_state) - 2, index, told[step], where)
                    continue
                then, transition = result & state_mask, result >> bits
                totals[EDGES] += 1
                fired[(state & at_mask) * transitions + transition] += 1
                wrong = step_check(state, then, transition, who_of(told[step]), asked)
                if wrong:
                    noted(wrong, of_states, index, told[step], where)
                mask = len(table) - 1
                place = (then * MIX >> 20) & mask  # `place_of`, not handed the tables each time
                while table[place] and order[table[place] - 1] != then:
                    place = (place + 1) & mask
                if table[place]:
                    continue
                if count >= most:
                    totals[LEFT_OUT] += 1
                    continue
                if count == len(order):
                    order, parent = longer(order, 2 * count), longer(parent, 2 * count)
                order[count], parent[count] = then, index
                count += 1
                table[place] = count
                if 2 * count > len(table):
                    table = rehashed(order, table, count)
            index += 1
        return order, parent, table, count

    loop: Search = compiled(search)
    return loop
