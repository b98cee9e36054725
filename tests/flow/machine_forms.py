"""The three forms of the machine side by side, under every value of the policies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, product

from ettin_spec.flow.definition.flow_model import Flow
from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Event, Policies, State
from ettin_spec.flow.packed.packed_machine import CUT, NOT_ALLOWED, Packed, compile_packed
from ettin_spec.flow.packed.reachable_states import Reach, reach
from ettin_spec.flow.seats import start
from ettin_spec.protocol.base import TurnChange

FLOW = load_flow()
NO_CHANGES = dict.fromkeys(
    (
        *("extra", "phases", "upkeeps", "ends", "no_turn"),
        *("no_untap", "no_upkeep", "no_draw", "no_main", "no_combat"),
    ),
    0,
)
BOUNDS = {"stack": 1, **NO_CHANGES}
"""What the tests search: every state with at most one object on the stack and one trigger of
each team, and no changes to the order of turns, phases and steps; those are searched by
themselves."""
CALM = {"stack": 0, "triggers": 0, "clock": 0, **NO_CHANGES}
CALM_CHANGES = CALM | {"losing": 0}
CHANGES = [
    CALM_CHANGES | {"extra": 8, "no_turn": 1},
    CALM_CHANGES | {"phases": 8, "no_combat": 1},
    CALM_CHANGES | {"phases": 2, "no_main": 1, "stack": 1},
    CALM_CHANGES | {"no_untap": 1, "no_upkeep": 1, "no_draw": 1},
    CALM_CHANGES | {"upkeeps": 2, "ends": 1, "no_upkeep": 1},
    CALM_CHANGES | {"extra": 2, "clock": 4},
]
"""Bounds within which turns, phases and steps are added and skipped, and nobody loses."""

PARTINGS = [
    CALM | {"stack": 1},
    CALM | {"stack": 1, "triggers": 1, "losing": 0},
    CALM_CHANGES | {"no_turn": 1},
]
"""Bounds within which three play, and those who lose or concede leave."""

COMBINATIONS = [
    Policies(**dict(zip(FLOW.policies, values, strict=True)))
    for values in product(*(policy.values for policy in FLOW.policies.values()))
]


def bounds_under(policies: Policies) -> dict[str, int]:
    """The test's bounds: triggers where no rule can start a clock, and a clock where one can."""
    turns = policies.turns_after_time
    return BOUNDS | (
        {"clock": 1} if isinstance(turns, str) else {"clock": turns + 1, "triggers": 0}
    )


@lru_cache(maxsize=1)
def packed_within(policies: Policies, bounds: tuple[tuple[str, int], ...]) -> Packed:
    """The packed form of the flow within some bounds; only the last is kept."""
    return compile_packed(FLOW, policies, dict(bounds))


@lru_cache(maxsize=1)
def packed_under(policies: Policies, flow: Flow = FLOW) -> Packed:
    """The packed form; only the last is kept."""
    return compile_packed(flow, policies, bounds_under(policies))


@lru_cache(maxsize=1)
def reached_under(policies: Policies, heads: int = 2) -> Reach:
    """Everything reached from the start of a game that team 0 begins, of so many heads a team."""
    packed = packed_under(policies)
    return reach(packed, packed.packing.pack(start(heads)))


def beyond_bounds(packed: Packed, state: State) -> bool:
    """Whether a state does not fit into the packed form's bounds."""
    try:
        packed.packing.pack(state)
    except OverflowError:
        return True
    return False


def events_with_room(packed: Packed) -> list[tuple[int, Event | None]]:
    """The events, with their codes; no changes to the order of turns where none has room."""
    slots = packed.packing.slots
    room = any(slot.high > 0 for (field, _), slot in slots.items() if field in NO_CHANGES)
    names = {change.value for change in TurnChange}
    return [
        (code, event)
        for code, event in enumerate(packed.events)
        if room or event is None or event[0] not in names
    ]


def disagreements(
    packed: Packed, policies: Policies, found: Reach, one_in: int = 1
) -> Iterator[str]:
    """Where the packed and the engine form differ, on every state reached and every event.

    Of so many states one is asked.

    Which events the engine form takes it says itself (`machine.allowed`); that it refuses all
    others is asked of one state in `SAMPLE`.
    """
    asked = events_with_room(packed)
    names = {event[0] for _, event in asked if event is not None}
    heard = {event: place for place, (_, event) in enumerate(asked)}
    places = {code: place for place, (code, _) in enumerate(asked)}
    rows = [[(places[c], after) for c, after in row if c in places] for row in packed.heard]
    at, traced = packed.packing.at.mask, packed.traced
    states = [packed.packing.unpack(number) for number in found.states]
    numbers = dict(zip(states, found.states, strict=True))
    for index, (state, number) in enumerate(islice(numbers.items(), 0, None, one_in)):
        results = {place: after(number) for place, after in rows[number & at]}
        if index % SAMPLE == 0:
            results = {place: traced(number, code) for code, place in places.items()}
        allowed = allowed_of(state, policies)
        doubtful = {place for place, result in results.items() if result != NOT_ALLOWED}
        doubtful.update(heard[event] for event in allowed if event in heard)
        for place in range(len(asked)) if index % SAMPLE == 0 else sorted(doubtful):
            event, result = asked[place][1], results.get(place, NOT_ALLOWED)
            if wrong := disagreement(packed, policies, numbers, (state, event), result):
                yield f"{state}, {event}: {wrong}"
            elif (event in allowed) == (result == NOT_ALLOWED):
                takes = event in allowed
                yield f"{state}, {event}: allowed is {takes}, taken is {not takes}"
        if unheard := [e for e in allowed if e and e[0] in names and e not in heard]:
            yield f"{state}: the packed form does not know {unheard}"


SAMPLE = 40
"""Of so many states one is asked everything that it refuses, too."""


def allowed_of(state: State, policies: Policies) -> frozenset[Event | None]:
    """What the engine form says that it takes."""
    if machine.is_automatic(state):
        return frozenset([None])
    return frozenset(machine.allowed(state, policies))


def disagreement(
    packed: Packed,
    policies: Policies,
    numbers: dict[State, int],
    asked: tuple[State, Event | None],
    result: int,
) -> str:
    """How the engine form differs from what the packed form makes of a state and an event.

    `numbers` are those of all states that were reached.
    """
    try:
        moved = machine.step(*asked, policies)
    except machine.NotAllowed:
        return "" if result == NOT_ALLOWED else "only the packed form takes it"
    if result == NOT_ALLOWED:
        return "only the engine form takes it"
    if result == CUT:
        return "" if beyond_bounds(packed, moved.state) else "cut within the bounds"
    bits = packed.packing.bits
    same = packed.transitions[result >> bits] == moved.transition
    same = same and result & ((1 << bits) - 1) == numbers.get(moved.state)
    return "" if same else f"not what the engine form does, {moved.transition}"
