"""Everything that can be reached from given states, by breadth, within the packed bounds."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ettin_spec.flow.packed.packed_machine import CUT, Packed


@dataclass
class Reach:
    """What a search found.

    `states` in the order in which they were come to; `edges` counts steps taken, `cuts` those
    that went beyond a bound; `fired` how often each transition was.
    """

    states: list[int]
    edges: int = 0
    cuts: int = 0
    fired: Counter[str] = field(default_factory=Counter)


def reach(packed: Packed, *starts: int) -> Reach:
    """Search from some states until nothing new is found."""
    seen = set(starts)
    found = Reach(list(starts))
    bits, mask = packed.packing.bits, (1 << packed.packing.bits) - 1
    at, heard, fired = packed.packing.at.mask, packed.heard, Counter[int]()
    for state in found.states:
        for _, after_event in heard[state & at]:
            result = after_event(state)
            if result >= 0:
                found.edges += 1
                fired[result >> bits] += 1
                after = result & mask
                if after not in seen:
                    seen.add(after)
                    found.states.append(after)
            elif result == CUT:
                found.cuts += 1
    for number, times in fired.items():
        found.fired[packed.transitions[number]] = times
    return found
