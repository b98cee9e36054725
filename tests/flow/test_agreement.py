"""All forms of the machine are one machine: on every state, every event, every policy value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace as changed
from functools import cache
from itertools import combinations, islice, product

import pytest
from flow.forms import (
    CALM,
    CHANGES,
    COMBINATIONS,
    FLOW,
    bounds_under,
    disagreements,
    events_with_room,
    packed_under,
    reached_under,
)
from msgspec.structs import asdict

from ettin_spec.flow import machine
from ettin_spec.flow.engine_form import EngineForm
from ettin_spec.flow.hsm import Game, accepts, machine_model, name_of
from ettin_spec.flow.machine import Event, Policies, State
from ettin_spec.flow.model import Flow, Transition
from ettin_spec.flow.packed import Packed, Underflow, compile_packed
from ettin_spec.flow.search import Reach, reach

NAMES = ["-".join(str(v) for v in asdict(p).values()) for p in COMBINATIONS]


@pytest.mark.parametrize("policies", COMBINATIONS, ids=NAMES)
def test_the_packed_and_the_engine_form_agree_everywhere(policies: Policies) -> None:
    found = reached_under(policies)
    assert len(found.states) > 5_000
    assert next(disagreements(packed_under(policies), policies, found), None) is None


@pytest.mark.parametrize("policies", COMBINATIONS[::3], ids=NAMES[::3])
def test_they_agree_when_the_other_team_begins(policies: Policies) -> None:
    packed = compile_packed(FLOW, policies, CALM | {"stack": 1, "clock": 1})
    start = packed.packing.pack(machine.start(active=1, holder=1))
    found = reach(packed, start)
    assert len(found.states) > 500
    assert next(disagreements(packed, policies, found), None) is None


@cache
def changing(number: int, combination: int = -1) -> tuple[Packed, Reach]:
    """What is reached where turns, phases and steps are added and skipped."""
    packed = compile_packed(FLOW, COMBINATIONS[combination], CHANGES[number])
    return packed, reach(packed, packed.packing.pack(machine.start()))


@pytest.mark.parametrize("number", range(len(CHANGES)))
def test_they_agree_where_turns_phases_and_steps_are_added_and_skipped(number: int) -> None:
    packed, found = changing(number)
    assert len(found.states) > 3_000
    assert next(disagreements(packed, COMBINATIONS[-1], found), None) is None


def model_under(policies: Policies) -> Game:
    """The hierarchical machine under some policies."""
    return machine_model({FLOW.policies[n].key: v for n, v in asdict(policies).items()})


def model_answer(game: Game, state: State, event: Event | None) -> tuple[str, State] | None:
    """What the hierarchical machine makes of a state and an event."""
    values = asdict(state)
    del values["at"]
    game.values = values
    game.machine.set_state(name_of(FLOW, state.step, state.position), game)  # type: ignore[attr-defined]  # attached by the machine
    name, argument = event or ("go_on", None)
    if not accepts(game, name, argument):
        return None
    place, position = game.state.split(".")[-2:]
    return game.fired, machine.at(place, position, **game.values)


def engine_answer(
    state: State, event: Event | None, policies: Policies
) -> tuple[str, State] | None:
    """What the engine form makes of them."""
    try:
        moved = machine.step(state, event, policies)
    except machine.NotAllowed:
        return None
    return moved.transition, moved.state


SMALL = {
    "stack and triggers": CALM | {"stack": 1, "triggers": 1},
    "time called": CALM | {"clock": 6},
    "extra turns": CALM | {"extra": 2, "no_turn": 1},
    "extra phases": CALM | {"phases": 2, "no_main": 1},
    "skipped steps": CALM | {"no_untap": 1, "no_combat": 1},
}
"""Bounds within which the hierarchical machine, slow as it is, is asked everything."""
STRIDES = {"extra turns": 19, "extra phases": 19, "skipped steps": 19}
"""Where so much can be asked that only every so manieth question is."""
ASKED = [("stack and triggers", n) for n in range(0, 18, 7)] + [
    ("time called", n) for n in range(2, 18, 7)
]
ASKED += [(bounds, len(COMBINATIONS) - 1) for bounds in list(SMALL)[2:]]


def questions(bounds: str, policies: Policies) -> Iterator[tuple[State, Event | None]]:
    """Every event in every state that is reached within some bounds."""
    packed = compile_packed(FLOW, policies, SMALL[bounds])
    states = reach(packed, packed.packing.pack(machine.start())).states
    events = [event for _, event in events_with_room(packed)]
    asked = product(map(packed.packing.unpack, states), events)
    return islice(asked, 0, None, STRIDES.get(bounds, 1))


@pytest.mark.parametrize(
    ("bounds", "number"), ASKED, ids=[f"{bounds}-{NAMES[n]}" for bounds, n in ASKED]
)
def test_the_hierarchical_machine_agrees_on_every_event_in_every_state(
    bounds: str, number: int
) -> None:
    policies = COMBINATIONS[number]
    game, asked = model_under(policies), 0
    for state, event in questions(bounds, policies):
        answer = engine_answer(state, event, policies)
        assert model_answer(game, state, event) == answer, (state, event)
        asked += 1
    print(f"{asked} states and events")
    assert asked > 10_000


IMPOSSIBLE: dict[str, str] = {}
"""Transitions that never fire under any policy, each with the reason."""


def test_every_transition_fires_under_some_policy() -> None:
    fired: Counter[str] = Counter()
    for policies in COMBINATIONS:
        fired += reached_under(policies).fired
    for number in range(len(CHANGES)):
        fired += changing(number)[1].fired
    assert {t.id for t in FLOW.transitions()} - set(fired) == set(IMPOSSIBLE)


def test_every_instance_fires_at_each_of_its_places() -> None:
    policies = COMBINATIONS[-1]
    fired = firing(packed_under(policies), reached_under(policies))
    for number in range(len(CHANGES)):
        fired |= firing(*changing(number))
    packed = compile_packed(FLOW, policies)
    late = packed.packing.pack(machine.at("cleanup", "happen"))
    fired |= firing(packed, Reach([late]))
    form = EngineForm(FLOW)
    instances = {(form.number(*i.source), i.transition.id) for i in FLOW.instances()}
    assert {f"{form.places[at // form.stride]} {id_}" for at, id_ in instances - fired} == NEVER


def firing(packed: Packed, found: Reach) -> set[tuple[int, str]]:
    """Each transition that fires in what was reached, with the position's number."""
    fired, bits = set(), packed.packing.bits
    for number in found.states:
        for code in range(len(packed.events)):
            result = packed.traced(number, code)
            if result >= 0:
                fired.add((number & packed.packing.at.mask, packed.transitions[result >> bits]))
    return fired


NEVER = {
    # Of other values of the policies than the last ones.
    "mulligans mulligan.taken",
    "mulligans mulligans.of_team",
    "draw draw.skipped",
    "combat_damage damage.stacked",
    # Of phases that come later in the turn, or have been.
    "draw phase.combat",
    "draw phase.second_main",
    "draw phase.ending",
    "precombat_main phase.first_main",
    "precombat_main phase.second_main",
    "precombat_main phase.ending",
}


def holding(packed: Packed, reached: Reach, policies: Policies) -> set[tuple[str, str]]:
    """The pairs of competing transitions whose guards both hold in some reached state."""
    found: set[tuple[str, str]] = set()
    form = EngineForm(FLOW)
    guards = {
        t.id: eval(f"lambda s, p, x: {form.expression(t.guard or '1')}") for t in FLOW.transitions()
    }
    for number in reached.states:
        pairs = competing_at(number & packed.packing.at.mask)
        if not pairs:
            continue
        state = packed.packing.unpack(number)
        for one, other in pairs:
            if (one.id, other.id) in found:
                continue
            for x in _arguments(one):
                if guards[one.id](state, policies, x) and guards[other.id](state, policies, x):
                    found.add((one.id, other.id))
    return found


def _arguments(transition: Transition) -> range:
    event = FLOW.events[transition.on] if transition.on else None
    return range(FLOW.domains[event.binds[1]] if event and event.binds else 1)


COMPETING = {
    body: tuple((a, b) for a, b in combinations(body, 2) if a.on == b.on)
    for place in FLOW.places.values()
    for body in place.positions.values()
}


@cache
def competing_at(number: int) -> tuple[tuple[Transition, Transition], ...]:
    """The competing transitions at a numbered position."""
    place = FLOW.places[machine.PLACES[number // machine.STRIDE]]
    return COMPETING[place.positions[machine.POSITIONS[number % machine.STRIDE]]]


EXCLUSIVE = {
    ("sba.over", "sba.lose"): "a team that loses is gone at the very next check",
    ("hands.settled", "mulligans.of_team"): "everybody has kept, or somebody goes again",
    ("mulligans.of_all", "mulligans.of_team"): "two values of one policy",
    ("draw.skipped", "draw.secondary"): "two values of one policy",
    ("time.up", "turn.counted"): "one turn left, or more",
    ("phase.extra_combat", "phase.extra_main"): "one of the two is added next",
    ("phase.first_main", "phase.combat"): "one phase is due",
    ("phase.first_main", "phase.second_main"): "one phase is due",
    ("phase.combat", "phase.second_main"): "one phase is due",
}


def test_each_written_order_of_transitions_matters_somewhere() -> None:
    pairs = {(a.id, b.id) for body in COMPETING.values() for a, b in body}
    found: set[tuple[str, str]] = set()
    for policies in COMBINATIONS[1::3]:
        found |= holding(packed_under(policies), reached_under(policies), policies)
    for number in range(len(CHANGES)):
        for combination in (-1, 0):
            found |= holding(*changing(number, combination), COMBINATIONS[combination])
    assert pairs - found == set(EXCLUSIVE)


def with_change(id_: str, **change: object) -> Flow:
    """The flow with one transition changed."""

    def body(transitions: tuple[Transition, ...]) -> tuple[Transition, ...]:
        return tuple(changed(t, **change) if t.id == id_ else t for t in transitions)

    places = {
        name: changed(place, positions={n: body(b) for n, b in place.positions.items()})
        for name, place in FLOW.places.items()
    }
    return changed(FLOW, places=places)


PLANTED = [
    ("pass.end", {"guard": None}),
    ("pass.resolve", {"effects": ()}),
    ("sba.over", {"guard": "lost[0]"}),
    ("trigger.active", {"guard": "triggers[1 - active] > 0"}),
    ("act", {"to": "check"}),
    ("turn.counted", {"guard": "clock > 2"}),
    ("mulligans.of_all", {"guard": None}),
]


@pytest.mark.parametrize(("id_", "change"), PLANTED, ids=[p[0] for p in PLANTED])
def test_a_planted_error_is_found(id_: str, change: dict[str, object]) -> None:
    policies = Policies("all_declare_then_all", "team_skips", "at_once", 3)
    flow = with_change(id_, **change)
    wrong = compile_packed(flow, policies, bounds_under(policies))
    assert next(disagreements(wrong, policies, reached_under(policies)), None) is not None


def test_the_hierarchical_machine_with_a_planted_error_is_found() -> None:
    flow = with_change("pass.end", guard=None)
    policies = COMBINATIONS[0]
    game = machine_model({FLOW.policies[n].key: v for n, v in asdict(policies).items()}, flow)
    asked = questions("stack and triggers", policies)
    assert any(model_answer(game, s, e) != engine_answer(s, e, policies) for s, e in asked)


def test_what_falls_below_zero_is_an_error_of_the_flow() -> None:
    flow = with_change("pass.end", guard="stack > 9")
    policies = COMBINATIONS[0]
    packed = compile_packed(flow, policies, bounds_under(policies))
    state = machine.at("upkeep", "wait", passed=True)
    with pytest.raises(Underflow, match=r"pass\.resolve"):
        packed.step(packed.packing.pack(state), packed.events.index(("pass", 0)))
