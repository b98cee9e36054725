"""A wrong flow and the right one, step by step from every state within bounds: do they differ?"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Policies
from ettin_spec.flow.packed.packed_machine import Packed, Underflow, compile_packed
from ettin_spec.flow.packed.reachable_states import reach
from ettin_spec.flow.seats import absent, start
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.rulebook_on_date import Rulebook
from ettin_tck.mutants.flow.flow_mutants import positions_of, right_flow, wrong_flow
from ettin_tck.mutants.mutant import Comparison

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_spec.flow.definition.flow_model import Flow
    from ettin_spec.flow.generated.machine import State
    from ettin_tck.mutants.mutant import Mutant

End = tuple[int, tuple[str, ...], str]
"""The state after an event, or why there is none, with the duties and the transition."""

UNDERFLOW = -3
"""A state that there cannot be."""

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
    yield search(today, CALM, start(1, teams=3))
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


def search(policies: Policies, bounds: Mapping[str, int], begin: State) -> Search:
    """All that is reached from a state."""
    packed = compile_packed(right_flow(), policies, bounds)
    states = tuple(reach(packed, packed.packing.pack(begin)).states)
    return Search(policies, bounds, packed, states)


def compared(mutant: Mutant, among: Sequence[Search] = ()) -> Comparison:
    """Is there a state from which the wrong flow goes elsewhere, or has other duties?

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
        pair = _Pair(each, wrong)
        for state in states:
            if told := pair.apart(state):
                return Comparison(mutant.id, taken, told)
        taken += pair.taken[mutant.where]
    return Comparison(mutant.id, taken)


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
    """The right flow and a wrong one side by side; `taken` counts the right one's transitions."""

    def __init__(self, search: Search, wrong: Flow) -> None:
        self._search = search
        self._wrong = compile_packed(wrong, search.policies, search.bounds)
        self._duties = (_duties(right_flow(), search.packed), _duties(wrong, self._wrong))
        self.taken: Counter[str] = Counter()

    def apart(self, state: int) -> str:
        """What tells the two apart in a state, in words; empty where nothing does."""
        right = self._search.packed
        for number, event in enumerate(right.events):
            ones = self._end(right, self._duties[0], state, number)
            others = self._end(self._wrong, self._duties[1], state, number)
            if ones[:2] != others[:2]:
                at = right.packing.unpack(state)
                what = event[0] if event else "of itself"
                return f"{at.step}.{at.position}, {what}: {_where(self._search, ones, others)}"
            self.taken[ones[2]] += 1
        return ""

    def _end(self, packed: Packed, duties: list[tuple[str, ...]], state: int, event: int) -> End:
        try:
            result = packed.traced(state, event)
        except Underflow:
            return UNDERFLOW, (), ""
        if result < 0:
            return result, (), ""
        number = result >> packed.packing.bits
        after = result & ((1 << packed.packing.bits) - 1)
        return after, duties[number], packed.transitions[number]


def _duties(flow: Flow, packed: Packed) -> list[tuple[str, ...]]:
    """What an engine has to do at each transition, by its number."""
    by_id = {t.id: tuple(map(str, t.duties)) for t in flow.transitions()}
    return [by_id[name] for name in packed.transitions]


def _where(search: Search, right: End, wrong: End) -> str:
    if right[0] != wrong[0]:
        return f"it leads to {_place(search, right[0])}, not to {_place(search, wrong[0])}"
    return f"the duties are {', '.join(right[1]) or 'none'}, not {', '.join(wrong[1]) or 'none'}"


def _place(search: Search, number: int) -> str:
    if number < 0:
        return {-1: "nothing that is allowed", -2: "a bound"}.get(number, "less than nothing")
    state = search.packed.packing.unpack(number)
    return f"{state.step}.{state.position}"
