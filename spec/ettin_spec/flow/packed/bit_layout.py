"""A state as one integer: `at` in the low bits, then the fields in order of the file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from msgspec.structs import asdict

from ettin_spec.flow.definition.flow_model import Field, Flow
from ettin_spec.flow.generated.machine import State


class Slot(NamedTuple):
    """Where a field, or one member of it, stands: shift, mask (not shifted), highest value."""

    shift: int
    mask: int
    high: int

    @property
    def bits(self) -> int:
        """The slot's bits in place."""
        return self.mask << self.shift


class Packing:
    """The layout. `bounds` replaces the upper bounds of the file for the fields named."""

    def __init__(self, flow: Flow, bounds: Mapping[str, int] | None = None) -> None:
        self.flow = flow
        numbers = len(flow.places) * len(flow.position_names)
        self.at = Slot(0, (1 << numbers.bit_length()) - 1, numbers)
        self.slots: dict[tuple[str, int | None], Slot] = {}
        shift = numbers.bit_length()
        for field in flow.fields.values():
            high = (bounds or {}).get(field.name, field.high)
            members = range(flow.domains[field.index]) if field.index else (None,)
            for member in members:
                mask = (1 << high.bit_length()) - 1
                self.slots[field.name, member] = Slot(shift, mask, high)
                shift += mask.bit_length()
        self.bits = shift
        self._layout = [
            (field.name, field.boolean, field.index is not None, self._slots_of(field))
            for field in flow.fields.values()
        ]

    def _slots_of(self, field: Field) -> tuple[Slot, ...]:
        members = range(self.flow.domains[field.index]) if field.index else (None,)
        return tuple(self.slots[field.name, member] for member in members)

    def pack(self, state: State) -> int:
        """A state as an integer.

        Raises:
            OverflowError: a value beyond its bound.
        """
        values = asdict(state)
        packed = int(values.pop("at"))
        for (name, member), slot in self.slots.items():
            value = int(values[name] if member is None else values[name][member])
            if not 0 <= value <= slot.high:
                raise OverflowError(f"{name} is {value}; its bound is {slot.high}")
            packed |= value << slot.shift
        return packed

    def unpack(self, packed: int) -> State:
        """The state that an integer stands for."""
        return State(at=packed & self.at.mask, **dict(self._fields(packed)))

    def _fields(self, packed: int) -> Iterator[tuple[str, Any]]:
        for name, boolean, several, slots in self._layout:
            values = tuple([packed >> shift & mask for shift, mask, _ in slots])
            if boolean:
                values = tuple([value == 1 for value in values])
            yield name, values if several else values[0]
