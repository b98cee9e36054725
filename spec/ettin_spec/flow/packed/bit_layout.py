"""A state as one integer: `at` in the low bits, then the fields in order of the file.

No field lies across two words of a machine, so that a wide state is several words as it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple, TypeAlias

from ettin_spec.flow.definition.flow_model import Field, Flow
from ettin_spec.flow.generated.machine import State

WORD = 62
"""Bits of a word that are used: what is below nothing is no state, and a sum has room."""


class Slot(NamedTuple):
    """Where a field, or one member of it, stands: shift, mask (not shifted), highest value.

    What never changes has no bits: `only` is the value that it always has.
    """

    shift: int
    mask: int
    high: int
    only: int | None = None

    @property
    def bits(self) -> int:
        """The slot's bits in place."""
        return self.mask << self.shift


Fixed: TypeAlias = Mapping[tuple[str, int | None], int]
"""What never changes in a search: a field, or one member of it, and the value that it has."""


class Packing:
    """The layout. `bounds` replaces the upper bounds of the file for the fields named."""

    def __init__(
        self, flow: Flow, bounds: Mapping[str, int] | None = None, fixed: Fixed | None = None
    ) -> None:
        self.flow = flow
        numbers = len(flow.places) * len(flow.position_names)
        self.at = Slot(0, (1 << numbers.bit_length()) - 1, numbers)
        self.slots: dict[tuple[str, int | None], Slot] = {}
        shift = numbers.bit_length()
        for field in flow.fields.values():
            high = (bounds or {}).get(field.name, field.high)
            members = range(flow.domains[field.index]) if field.index else (None,)
            for member in members:
                slot = _slot(shift, high, (fixed or {}).get((field.name, member)))
                self.slots[field.name, member] = slot
                shift = slot.shift + slot.mask.bit_length()
        self.bits = shift
        self._layout = [
            (field.name, field.boolean, field.index is not None, self._slots_of(field))
            for field in flow.fields.values()
        ]

    def _slots_of(self, field: Field) -> tuple[Slot, ...]:
        members = range(self.flow.domains[field.index]) if field.index else (None,)
        return tuple(self.slots[field.name, member] for member in members)

    @property
    def words(self) -> int:
        """The words of a machine that a state takes."""
        return -(-self.bits // WORD)

    def pack(self, state: State) -> int:
        """A state as an integer.

        Raises:
            OverflowError: a value beyond its bound.
        """
        packed: int = state.at
        for name, _, several, slots in self._layout:
            held = getattr(state, name)
            for slot, value in zip(slots, held if several else (held,), strict=True):
                if not 0 <= value <= slot.high or slot.only not in (None, value):
                    raise OverflowError(f"{name} is {int(value)}; its bound is {slot.high}")
                packed |= (value & slot.mask) << slot.shift
        return packed

    def unpack(self, packed: int) -> State:
        """The state that an integer stands for."""
        return self._unpacked(packed)

    @cached_property
    def _unpacked(self) -> Callable[[int], State]:
        """`unpack`, compiled: thousands of states are read."""
        fields = ", ".join(self._fields())
        source = f"lambda s: State(at=s & {self.at.mask}, {fields})"
        unpacked: Callable[[int], State] = eval(source, {"State": State})
        return unpacked

    def _fields(self) -> Iterator[str]:
        for name, boolean, several, slots in self._layout:
            shown = [_shown(slot, boolean) for slot in slots]
            yield f"{name}=({', '.join(shown)},)" if several else f"{name}={shown[0]}"


def _shown(slot: Slot, boolean: bool) -> str:
    """What a slot of `s` holds, as the source of an expression."""
    if slot.only is not None:
        return str(bool(slot.only) if boolean else slot.only)
    return f"s & {slot.bits} != 0" if boolean else f"s >> {slot.shift} & {slot.mask}"


def _slot(shift: int, high: int, only: int | None) -> Slot:
    """The next slot; what can be nothing but 0 never changes either."""
    if only is None and high:
        mask = (1 << high.bit_length()) - 1
        in_next_word = (shift // WORD + 1) * WORD
        crosses = shift + mask.bit_length() > in_next_word
        return Slot(in_next_word if crosses else shift, mask, high)
    return Slot(shift, 0, high, only or 0)
