"""The search by breadth itself, once: numba compiles it, and Python runs it as it stands.

Tables are whatever can be indexed: lists, or arrays of numpy. A state takes 8 bytes a word in the
order in which states were come to, 8 for the state that it was come to from, and 4 to 16 in the
table by which it is found again, which is never more than half full. Compiled code counts who holds
a table whenever one is handed on, which takes longer than a step: so the loop is in one piece, and
hands on all tables only where something is noted. It ends where there is no room for the steps of
one more state, and goes on with larger tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from ettin_spec.flow.packed.bit_layout import WORD
from ettin_spec.flow.packed.packed_machine import CUT
from ettin_spec.flow.proof.state_cells import Cells, Compiled, State, Table

EDGES, CUTS, WRONGS, STUCK, LEFT_OUT = range(5)
"""What is counted: steps, steps beyond a bound, wrong ones, states that nothing follows, states
for which there was no room."""

ROOM = 256
"""Steps from one state that there is room for."""


class Numbers(NamedTuple):
    """What the search has to know of the packing, and of the properties: how many are about states,
    and how many groups there are of those about steps."""

    at_mask: int
    transitions: int
    over: int
    of_states: int
    groups: int


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


Reached: TypeAlias = tuple[int, int]
"""How many states have been looked at, and how many there are."""

Search: TypeAlias = Callable[[Memory, int, int, int], Reached]


def finder(cells: Cells) -> Callable[[Table, Table, State], int]:
    """Where a state is in the table, or would be."""
    is_at, spread = cells.is_at, cells.spread

    def place_of(order: Table, table: Table, state: State) -> int:
        mask = len(table) - 1
        place = spread(state) & mask
        while table[place] and not is_at(order, table[place] - 1, state):
            place = (place + 1) & mask
        return int(place)

    return place_of


def filler(cells: Cells, found_at: Callable[..., int]) -> Callable[[Table, Table, int], int]:
    """What puts so many states into an empty table."""
    load = cells.load

    def fill(order: Table, table: Table, count: int) -> int:
        for number in range(count):
            table[found_at(order, table, load(order, number))] = number + 1
        return count

    return fill


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


def search_loop(  # noqa: PLR0915 - one loop: a call that is handed tables costs more than a step
    functions: Any, numbers: Numbers, cells: Cells, compiled: Compiled
) -> Search:
    """The loop over one flow's functions; the first properties are about states, then those about
    steps, then what is held against every flow."""
    expand, state_check = functions["expand"], functions["state_check"]
    step_check, who_of = functions["step_check"], functions["who_of"]
    at_mask, transitions, over, of_states, groups = numbers
    _, load, is_at, store, spread, lowest, first, reached, taken = cells
    noted = compiled(note)

    def search(where: Memory, index: int, count: int, most: int) -> Reached:  # noqa: PLR0915 - likewise
        """Go on from the state numbered `index` of `count`, as far as there is room."""
        order, parent, table = where.order, where.parent, where.table
        fired, asked, totals = where.fired, where.asked, where.totals
        after, told, mask = where.after, where.told, len(where.table) - 1
        room = min(len(parent), len(table) // 2) - ROOM
        while index < count <= room:
            state = load(order, index)
            steps = expand(state, after, told)
            wrong = state_check(state, asked)
            if wrong:
                noted(wrong, 0, index, -1, where)
            at = lowest(state) & at_mask
            if not steps and at != over:
                totals[STUCK] += 1
                noted(1, len(where.bad_state) - 1, index, -1, where)
            for step in range(steps):
                result = first(after, step)
                if result == CUT:
                    totals[CUTS] += 1
                    continue
                if result < 0:
                    totals[WRONGS] += 1
                    noted(1, len(where.bad_state) - 2, index, told[step], where)
                    continue
                then, transition = reached(after, step), taken(after, step)
                totals[EDGES] += 1
                fired[at * transitions + transition] += 1
                for group in range(groups):
                    wrong = step_check(state, then, transition, who_of(told[step]), asked, group)
                    if wrong:
                        noted(wrong, of_states + group * WORD, index, told[step], where)
                place = spread(then) & mask  # `place_of`, not handed the tables each time
                while table[place] and not is_at(order, table[place] - 1, then):
                    place = (place + 1) & mask
                if table[place]:
                    continue
                if count >= most:
                    totals[LEFT_OUT] += 1
                    continue
                store(order, count, then)
                parent[count] = index
                count += 1
                table[place] = count
            index += 1
        return index, count

    loop: Search = compiled(search)
    return loop
