"""One search: a flow under some policies and bounds, from some starts, held against properties."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ettin_spec.flow.definition.flow_model import ENTER, Flow
from ettin_spec.flow.generated.machine import Policies, State
from ettin_spec.flow.packed.bit_layout import Fixed
from ettin_spec.flow.packed.packed_machine import Packed, compile_packed
from ettin_spec.flow.proof.processors import Processor, processor
from ettin_spec.flow.proof.properties import Property
from ettin_spec.flow.proof.search_loop import (
    CUTS,
    EDGES,
    LEFT_OUT,
    ROOM,
    Memory,
    Numbers,
    filler,
    finder,
    search_loop,
)
from ettin_spec.flow.proof.search_source import SearchSource, functions_of
from ettin_spec.flow.proof.state_cells import Cells, joined, parted
from ettin_spec.flow.proof.table_room import NO_LIMIT, Limit

WRONG_STEP, NO_STEP = "flow.wrong_step", "flow.no_step"
"""What is held against every flow: no count below nothing; what is not over goes on."""

MOST_STATES = 4_000_000


@dataclass(frozen=True)
class Asked:
    """What is to be searched. `fixed` is what never changes, such as seats where nobody sits."""

    flow: Flow
    policies: Policies
    bounds: Mapping[str, int]
    starts: tuple[State, ...]
    properties: tuple[Property, ...]
    fixed: Fixed = field(default_factory=dict)
    most: int = MOST_STATES
    on: str = "any"
    limit: Limit = NO_LIMIT


@dataclass(frozen=True)
class Violation:
    """The first thing found against a property: a state by its number in the order, and the event
    of the step from it, if it is a step that is wrong."""

    property: str
    index: int
    event: int | None


@dataclass
class Explored:
    """What was found. `fired` counts steps by position's number and transition."""

    asked: Asked
    packed: Packed
    processor: Processor
    cells: Cells
    functions: Mapping[str, Callable[..., Any]]
    order: Any
    parent: Any
    table: Any
    states: int
    totals: Sequence[int]
    fired: Mapping[tuple[int, str], int]
    times_asked: Mapping[str, int]
    violations: tuple[Violation, ...]

    @property
    def edges(self) -> int:
        """Steps from one state to the next."""
        return int(self.totals[EDGES])

    @property
    def cuts(self) -> int:
        """Steps that lead beyond a bound, after which nothing was looked at."""
        return int(self.totals[CUTS])

    def state(self, number: int) -> int:
        """The state at a number of the order, packed."""
        return joined(self.cells.words, self.order, number)

    @property
    def complete(self) -> bool:
        """Was there room for every state within the bounds?"""
        return not self.totals[LEFT_OUT]


class Explorer:
    """A flow's functions under some policies and bounds, ready to search."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.packed = compile_packed(asked.flow, asked.policies, asked.bounds, asked.fixed)
        self.bits = self.packed.packing.bits
        self.width = self.bits + len(self.packed.transitions).bit_length()
        self.processor = processor(asked.on, asked.limit)
        self.cells = self.processor.cells(self.bits, self.width)
        self.source = SearchSource(self.packed.form, asked.properties, self.cells.words)
        compiled = self.processor.compiled
        who_of = compiled(_chooser([(event and event[1]) or 0 for event in self.packed.events]))
        self.functions = {**functions_of(self.source, compiled), "who_of": who_of}
        form = self.packed.form.engine_form
        self.numbers = Numbers(
            self.packed.packing.at.mask,
            len(self.packed.transitions),
            form.number("over", ENTER),
            len(self.source.states),
            self.source.groups,
        )
        self._place_of = finder(self.cells)
        self._fill = compiled(filler(self.cells, compiled(self._place_of)))
        self._loop = search_loop(self.functions, self.numbers, self.cells, compiled)

    def explored(self) -> Explored:
        """Everything within the bounds, or as much of it as there is room for."""
        starts = list(dict.fromkeys(map(self.packed.packing.pack, self.asked.starts)))
        where = self._memory(starts)
        index, count = self._loop(where, 0, len(starts), self.asked.most)
        while index < count:
            where = self._larger(where, count)
            index, count = self._loop(where, index, count, self.asked.most)
        named = [*self.source.states, *self.source.steps]
        names = [*(each.id for each in named), WRONG_STEP, NO_STEP]
        return Explored(
            self.asked, self.packed, self.processor, self.cells, self.functions,
            where.order, where.parent, where.table, int(count), where.totals,
            self._fired(where.fired),
            {each.id: int(where.asked[n]) for n, each in enumerate(named)},
            tuple(_violations(names, where)),
        )  # fmt: skip

    def _memory(self, starts: list[int]) -> Memory:
        table, words = self.processor.table, self.cells.words
        size = 1 << 12
        order = table(parted(words, starts), size // 2 * words)
        found = table([], size)
        self._fill(order, found, len(starts))
        rules = len(self.source.states) + len(self.source.steps) + 2
        return Memory(
            order=order,
            parent=table([-1] * len(starts), size // 2),
            table=found,
            fired=table([], (self.numbers.at_mask + 1) * self.numbers.transitions),
            asked=table([], rules),
            bad_state=table([-1] * rules, rules),
            bad_event=table([-1] * rules, rules),
            totals=table([], 5),
            after=table([], ROOM * self.cells.places),
            told=table([], ROOM),
        )

    def _larger(self, where: Memory, count: int) -> Memory:
        """The same tables with room for twice as many states, the table of places filled anew."""
        longer, table = self.processor.longer, self.processor.table
        where = where._replace(table=None)
        found = table([], 4 * len(where.parent))
        order = longer(where.order, 2 * len(where.order))
        self._fill(order, found, count)
        parent = longer(where.parent, 2 * len(where.parent))
        return where._replace(order=order, parent=parent, table=found)

    def _fired(self, fired: Any) -> dict[tuple[int, str], int]:
        size, names = self.numbers.transitions, self.packed.transitions
        return {
            (place // size, names[place % size]): int(fired[place])
            for place in self.processor.counted(fired)
        }


def _violations(names: Sequence[str], where: Memory) -> Iterator[Violation]:
    for name, state, event in zip(names, where.bad_state, where.bad_event, strict=True):
        if state >= 0:
            yield Violation(name, int(state), int(event) if event >= 0 else None)


def _chooser(members: Sequence[int]) -> Callable[[int], int]:
    """Whom an event is about, by its number."""
    every = tuple(members)

    def who_of(event: int) -> int:
        return every[event]

    return who_of
