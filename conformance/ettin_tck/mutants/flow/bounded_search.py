"""A wrong flow and the right one, step by step from every state within bounds: do they differ?"""

from __future__ import annotations

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
from ettin_tck.mutants.flow.flow_mutants import right_flow, wrong_flow
from ettin_tck.mutants.mutant import Comparison

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

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

DEALT = CALM
"""Bounds within which mulligans of three players are searched."""


@dataclass(frozen=True)
class Search:
    """All that the right flow reaches within bounds."""

    policies: Policies
    bounds: Mapping[str, int]
    packed: Packed
    states: tuple[int, ...]


@cache
def searches() -> tuple[Search, ...]:
    """What is searched, done once: every reading of the policies that was ever in force, and
    every kind of change under today's."""
    return tuple(_searches())


def _searches() -> Iterator[Search]:
    flow, readings = right_flow(), _readings()
    for policies in readings:
        yield _search(flow, policies, CALM | {"stack": 1}, start(2))
    today = readings[-1]
    for bounds in OF_TWO:
        yield _search(flow, today, bounds, start(2))
    yield _search(flow, today, DEALT, start(1, teams=3))
    kept = (True,) * flow.domains["head"]
    for bounds in OF_THREE:
        end = machine.at("end", "wait", lost=absent(3), kept=kept)
        yield _search(flow, today, bounds, end)


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


def _search(flow: Flow, policies: Policies, bounds: Mapping[str, int], begin: State) -> Search:
    packed = compile_packed(flow, policies, bounds)
    states = tuple(reach(packed, packed.packing.pack(begin)).states)
    return Search(policies, bounds, packed, states)


def compared(mutant: Mutant) -> Comparison:
    """Is there a state from which the wrong flow goes elsewhere, or has other duties?"""
    number, at = mutant.edit["number"], frozenset(mutant.edit["positions"])
    wrong, tried = wrong_flow(number), 0
    for search in searches():
        mask = search.packed.packing.at.mask
        states = [state for state in search.states if state & mask in at]
        tried += len(states)
        if states and (told := _apart(search, wrong, states)):
            return Comparison(mutant.id, tried, told)
    return Comparison(mutant.id, tried)


def _apart(search: Search, wrong: Flow, states: list[int]) -> str:
    """The first state and event that tell two flows apart, in words."""
    other = compile_packed(wrong, search.policies, search.bounds)
    duties = [_duties(right_flow(), search.packed), _duties(wrong, other)]
    bits = search.packed.packing.bits
    for state in states:
        for number, event in enumerate(search.packed.events):
            ends = []
            for packed, known in zip((search.packed, other), duties, strict=True):
                try:
                    result = packed.traced(state, number)
                except Underflow:
                    result = -3
                done = known[result >> bits] if result >= 0 else ()
                ends.append((result & ((1 << bits) - 1) if result >= 0 else result, done))
            if ends[0] != ends[1]:
                at = search.packed.packing.unpack(state)
                what = event[0] if event else "of itself"
                return f"{at.step}.{at.position}, {what}: {_where(search, ends[0], ends[1])}"
    return ""


def _duties(flow: Flow, packed: Packed) -> list[tuple[str, ...]]:
    """What an engine has to do at each transition, by its number."""
    by_id = {t.id: tuple(map(str, t.duties)) for t in flow.transitions()}
    return [by_id[name] for name in packed.transitions]


End = tuple[int, tuple[str, ...]]


def _where(search: Search, right: End, wrong: End) -> str:
    if right[0] != wrong[0]:
        return f"it leads to {_place(search, right[0])}, not to {_place(search, wrong[0])}"
    return f"the duties are {', '.join(right[1]) or 'none'}, not {', '.join(wrong[1]) or 'none'}"


def _place(search: Search, number: int) -> str:
    if number < 0:
        return {-1: "nothing that is allowed", -2: "a bound"}.get(number, "less than nothing")
    state = search.packed.packing.unpack(number)
    return f"{state.step}.{state.position}"
