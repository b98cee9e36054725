"""The search by breadth itself, once: numba compiles it, and Python runs it as it stands.

Tables are whatever can be indexed: lists, or arrays of numpy. A state takes 8 bytes in the order in
which states were come to, 8 for the state that it was come to from, and 4 to 16 in the table by
which it is found again, which is never more than half full.
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


Search: TypeAlias = Callable[[Memory, int, int], tuple[Table, Table, Table, int]]


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


def _judge(
    functions: Any, numbers: Numbers, of_states: int, noted: Callable[..., int]
) -> Callable[..., int]:
    step_check, who_of = functions["step_check"], functions["who_of"]
    bits, at_mask, transitions, _ = numbers
    state_mask = (1 << bits) - 1

    def judge(state: int, index: int, result: int, event: int, where: Memory) -> int:
        """Count a step and hold it against the properties; the state after it, -1 if none."""
        if result < 0:
            if result == CUT:
                where.totals[CUTS] += 1
            else:
                where.totals[WRONGS] += 1
                noted(1, len(where.bad_state) - 2, index, event, where)
            return -1
        then, transition = result & state_mask, result >> bits
        where.totals[EDGES] += 1
        where.fired[(state & at_mask) * transitions + transition] += 1
        broken = step_check(state, then, transition, who_of(event), where.asked)
        if broken:
            noted(broken, of_states, index, event, where)
        return then

    return judge


def search_loop(
    functions: Any, numbers: Numbers, of_states: int, grow: Growing, compiled: Compiled
) -> Search:
    """The loop over one flow's functions; `of_states` properties are about states."""
    expand, state_check = functions["expand"], functions["state_check"]
    at_mask, over, longer = numbers.at_mask, numbers.over, grow.longer
    noted, found_at = compiled(note), compiled(place_of)
    rehashed = compiled(_rehash(grow, found_at))
    judged = compiled(_judge(functions, numbers, of_states, noted))

    def search(where: Memory, count: int, most: int) -> tuple[Table, Table, Table, int]:
        """Go on from the first `count` states of the order until nothing is new."""
        order, parent, table = where.order, where.parent, where.table
        index = 0
        while index < count:
            state = order[index]
            steps = expand(state, where.after, where.told)
            noted(state_check(state, where.asked), 0, index, -1, where)
            if not steps and state & at_mask != over:
                where.totals[STUCK] += 1
                noted(1, len(where.bad_state) - 1, index, -1, where)
            for step in range(steps):
                then = judged(state, index, where.after[step], where.told[step], where)
                if then < 0:
                    continue
                place = found_at(order, table, then)
                if table[place]:
                    continue
                if count >= most:
                    where.totals[LEFT_OUT] += 1
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
