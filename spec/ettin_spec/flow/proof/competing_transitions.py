"""Competing transitions: of those that both hold the one written first is taken. Did both ever?"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from ettin_spec.flow.codegen.step_functions import EngineForm
from ettin_spec.flow.definition.flow_model import Flow, Transition
from ettin_spec.flow.generated.machine import Policies, State
from ettin_spec.flow.packed.packed_machine import Packed

Competing = tuple[tuple[Transition, Transition], ...]
Guard = Callable[[State, Policies, int], bool]


@dataclass(frozen=True)
class Orders:
    """Of one flow: the competing transitions of each position, by its number, and the guards."""

    flow: Flow
    competing: Mapping[int, Competing]
    guards: Mapping[str, Guard]

    @classmethod
    def of(cls, flow: Flow) -> Orders:
        """Those of a flow."""
        form = EngineForm(flow)
        competing = {
            form.number(place.name, position): tuple(
                (a, b) for a, b in combinations(body, 2) if a.on == b.on
            )
            for place in flow.places.values()
            for position, body in place.positions.items()
        }
        guards: dict[str, Guard] = {
            t.id: eval(f"lambda s, p, x: {form.expression(t.guard or '1')}")
            for t in flow.transitions()
        }
        return cls(flow, competing, guards)

    def pairs(self) -> set[tuple[str, str]]:
        """Every two transitions of which the first to be written is taken."""
        return {(a.id, b.id) for pairs in self.competing.values() for a, b in pairs}

    def holding(
        self, packed: Packed, states: Iterable[int], policies: Policies
    ) -> Iterator[tuple[str, str]]:
        """The pairs of competing transitions whose guards both hold in one of some states.

        Of states that differ only in what no guard of their position reads one is looked at.
        """
        at = packed.packing.at.mask
        masks = {n: at | self._read(packed, pairs) for n, pairs in self.competing.items() if pairs}
        alike = {n & masks[n & at]: n for n in states if n & at in masks}
        for number in alike.values():
            state = packed.packing.unpack(number)
            for one, other in self.competing[number & at]:
                for x in self._arguments(one):
                    if all(self.guards[each.id](state, policies, x) for each in (one, other)):
                        yield one.id, other.id

    def _read(self, packed: Packed, pairs: Competing) -> int:
        """The bits of all fields that the guards of some transitions read."""
        guards = {t.guard for pair in pairs for t in pair if t.guard is not None}
        names = {
            node.id
            for guard in guards
            for node in ast.walk(ast.parse(guard))
            if hasattr(node, "id")
        }
        slots = packed.packing.slots.items()
        return sum(slot.bits for (field, _), slot in slots if field in names)

    def _arguments(self, transition: Transition) -> range:
        event = self.flow.events[transition.on] if transition.on else None
        return range(self.flow.domains[event.binds[1]] if event and event.binds else 1)
