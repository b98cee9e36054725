"""A wrong flow and the right one, from every state within bounds: can anybody tell them apart?"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Policies
from ettin_spec.flow.packed.packed_machine import Packed, compile_packed
from ettin_spec.flow.packed.reachable_states import reach
from ettin_spec.flow.seats import absent, start
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.rulebook_on_date import Rulebook
from ettin_tck.mutants.flow.flow_mutants import positions_of, right_flow, wrong_flow
from ettin_tck.mutants.flow.side_by_side import Side, SideBySide
from ettin_tck.mutants.mutant import Comparison

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_spec.flow.definition.flow_model import Flow
    from ettin_spec.flow.generated.machine import State
    from ettin_tck.mutants.mutant import Mutant

CHANGES = dict.fromkeys(
    (
        *("extra", "phases", "upkeeps", "ends", "no_turn"),
        *("no_untap", "no_upkeep", "no_draw", "no_main", "no_combat"),
    ),
    0,
)
"""What changes the order of turns, phases and steps; without bounds there would be no end."""

CALM = {"stack": 0, "triggers": 0, "losing": 0, "clock": 0, **CHANGES}
OF_TWO: tuple[Mapping[str, int], ...] = (
    CALM | {"stack": 1, "triggers": 1, "losing": 1},
    CALM | {"stack": 1, "losing": 1, "clock": 6},
    CALM | {"extra": 8, "no_turn": 1},
    CALM | {"phases": 8, "no_combat": 1},
    CALM | {"phases": 2, "no_main": 1, "stack": 1},
    CALM | {"no_untap": 1, "no_upkeep": 1, "no_draw": 1},
    CALM | {"upkeeps": 2, "ends": 1, "no_upkeep": 1},
)
"""Bounds within which two teams of two heads play, from mulligans."""

OF_THREE: tuple[Mapping[str, int], ...] = (
    CALM | {"stack": 1, "losing": 1},
    CALM | {"stack": 1, "triggers": 1},
    CALM | {"no_turn": 1},
)
"""Bounds within which three players play, of whom some leave, from the end of a turn."""


STARTS = (
    *(start(1, active, teams) for teams in (2, 3, 4) for active in range(teams)),
    *(start(heads, active) for heads in (2, 3) for active in (0, 1)),
    *(start(1, active, 4, 2) for active in range(4)),
)
"""Games of each size, with each team as the one that plays first."""


@dataclass(frozen=True)
class Search:
    """All that the right flow reaches within bounds."""

    policies: Policies
    bounds: Mapping[str, int]
    packed: Packed
    states: tuple[int, ...]


@cache
def searches() -> tuple[Search, ...]:
    """What is searched, done once: every kind of change under today's policies, and every
    reading of the policies that was ever in force."""
    return tuple(_searches())


def _searches() -> Iterator[Search]:
    *earlier, today = _readings()
    for bounds in OF_TWO:
        yield search(today, bounds, start(2))
    yield search(today, CALM, *STARTS)
    end = machine.at("end", "wait", lost=absent(3), kept=(True,) * right_flow().domains["head"])
    for bounds in OF_THREE:
        yield search(today, bounds, end)
    for policies in earlier:
        yield search(policies, CALM | {"stack": 1}, start(2))


def _readings() -> list[Policies]:
    """What the flow's policies were together, in order of date."""
    rules = load_rules()
    pieces = {variant.pieces: name for name, variant in rules.variants.items()}
    found = (
        Policies.of(Rulebook.on(date, name))
        for date in rules.change_dates()
        for name in pieces.values()
    )
    return list(dict.fromkeys(found))


def search(policies: Policies, bounds: Mapping[str, int], *begin: State) -> Search:
    """All that is reached from some states."""
    packed = compile_packed(right_flow(), policies, bounds)
    states = tuple(reach(packed, *map(packed.packing.pack, begin)).states)
    return Search(policies, bounds, packed, states)


def compared(mutant: Mutant, among: Sequence[Search] = ()) -> Comparison:
    """Is there a state from which the wrong flow does something else, or shows it?

    What is counted is how often the right flow takes the transition, within bounds. Readings of
    the policies other than today's are searched where one is read at the same place.
    """
    at = frozenset(mutant.edit["positions"])
    wrong, taken = wrong_flow(mutant.edit["number"]), 0
    found = among or searches()
    every = _reads_a_policy(at)
    for each in (s for s in found if every or s.policies == found[0].policies):
        mask = each.packed.packing.at.mask
        states = [state for state in each.states if state & mask in at]
        pair = _Pair(each, wrong, mutant.where)
        for state in states:
            if told := pair.apart(state):
                return Comparison(mutant.id, taken, told)
        taken += pair.taken
    return Comparison(mutant.id, taken, exhaustive=True)


def _reads_a_policy(at: frozenset[int]) -> bool:
    """Does any transition at these positions?"""
    flow = right_flow()
    places = positions_of(flow)
    texts = (
        text
        for transition in flow.transitions()
        if at.intersection(places[transition.id])
        for text in (transition.guard or "", *(write.value for write in transition.effects))
    )
    return any("policy." in text for text in texts)


class _Pair:
    """The right flow and a wrong one in each state; how often the right one has taken what is wrong
    in the other."""

    def __init__(self, search: Search, wrong: Flow, where: str) -> None:
        right = Side.of(right_flow(), search.packed)
        other = Side.of(wrong, compile_packed(wrong, search.policies, search.bounds))
        self._both = SideBySide(right, other)
        self._where, self.taken = where, 0
        self._bits = search.packed.packing.bits
        self._mask = search.packed.packing.at.mask
        self._events = _events_at(right, other)
        are_alike = right.packed.transitions == other.packed.transitions
        self._changed = right.packed.transitions.index(where) if are_alike else None

    def apart(self, state: int) -> str:
        """What tells the two apart from a state on, in words; empty where nothing does."""
        right, wrong = self._both.right, self._both.wrong
        for event in self._events[state & self._mask]:
            if self._is_one_step(state, event):
                continue
            ones, others = right.step(state, event), wrong.step(state, event)
            same = (ones.state, ones.done) == (others.state, others.done)
            if not same and (told := self._both.apart(state, event)):
                return told
            self.taken += ones.taken == self._where
        return ""

    def _is_one_step(self, state: int, event: int) -> bool:
        """Do both take the same transition, which is not the one that is wrong, to one state?"""
        if self._changed is None:
            return False
        ones = self._both.right.traced(state, event)
        others = self._both.wrong.traced(state, event)
        return ones == others and (ones < 0 or ones >> self._bits != self._changed)


def _events_at(*sides: Side) -> dict[int, list[int]]:
    """The numbers of the events that either flow may accept, by the number of the position."""
    found: dict[int, set[str | None]] = {}
    for side in sides:
        on = {transition.id: transition.on for transition in side.flow.transitions()}
        for name, positions in positions_of(side.flow).items():
            for at in positions:
                found.setdefault(at, set()).add(on[name])
    events = [None if each is None else each[0] for each in sides[0].packed.events]
    return {
        at: [n for n, each in enumerate(events) if each in names] for at, names in found.items()
    }
