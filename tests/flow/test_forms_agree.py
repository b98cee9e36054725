"""All forms of the machine are one machine.

Exhaustive: every state within the full bounds (triggers or a clock, see `bounds_under`) under
some combinations of policies, in which each two values of two policies meet; every state
within small bounds under some of the others, whichever team begins; and every state within those
of `CHANGES`, where turns, phases and steps are added and skipped and nobody loses.
Sampled: what is refused is asked of both forms in one state of forty, elsewhere they are held
to what the engine form says that it allows; of the hierarchical machine one question of
several, as `STRIDE` says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace as changed
from itertools import combinations, count, islice, product

import pytest
from flow.machine_forms import (
    CALM,
    CALM_CHANGES,
    CHANGES,
    COMBINATIONS,
    FLOW,
    PARTINGS,
    allowed_of,
    bounds_under,
    disagreements,
    events_with_room,
    packed_under,
    packed_within,
    reached_under,
)
from flow.search_results import (
    COMPETING,
    THOROUGH,
    changing,
    firing,
    holding,
    in_pairs,
    study,
    study_of_changes,
    study_of_pairs,
    study_of_partings,
)
from msgspec.structs import asdict
from shared.sampling import sample, whole

from ettin_spec.flow.codegen.step_functions import EngineForm
from ettin_spec.flow.definition.flow_model import Flow, Transition
from ettin_spec.flow.explicit.transitions_machine import Game, accepts, machine_model, name_of
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Event, Policies, State
from ettin_spec.flow.packed.packed_machine import Underflow, compile_packed
from ettin_spec.flow.packed.reachable_states import Reach, reach
from ettin_spec.flow.seats import start, team_and_seat

pytestmark = pytest.mark.slow  # everything that can be reached is searched

NAMES = ["-".join(str(v) for v in asdict(p).values()) for p in COMBINATIONS]


NAME = dict(zip(COMBINATIONS, NAMES, strict=True))
OTHERS = sample([policies for policies in COMBINATIONS if policies not in THOROUGH], 6)


@pytest.mark.parametrize("policies", THOROUGH, ids=NAME.get)
def test_the_packed_and_the_engine_form_agree_everywhere(policies: Policies) -> None:
    found = study(policies)
    assert found.states > 5_000
    assert found.wrong is None


def test_each_two_values_of_two_policies_meet_where_everything_is_searched() -> None:
    for one, other in combinations(FLOW.policies, 2):
        values = [FLOW.policies[name].values for name in (one, other)]
        met = {(getattr(p, one), getattr(p, other)) for p in THOROUGH}
        assert met == set(product(*values))


@pytest.mark.parametrize("policies", OTHERS, ids=NAME.get)
def test_they_agree_within_small_bounds_whichever_team_begins(policies: Policies) -> None:
    packed = compile_packed(FLOW, policies, CALM | {"stack": 1, "clock": 1})
    starts = [packed.packing.pack(start(2, t)) for t in (0, 1)]
    found = reach(packed, *starts)
    assert len(found.states) > 1_000
    assert next(disagreements(packed, policies, found), None) is None


HEADS_ALONE = CALM | {"losing": 0}
"""Bounds within which nothing happens but mulligans and turns."""
ORDERS = list({policies.mulligan_order: policies for policies in COMBINATIONS}.values())


@pytest.mark.parametrize("heads", [1, 3, 4])
@pytest.mark.parametrize(
    "policies",
    [pytest.param(p, marks=pytest.mark.together(p.mulligan_order)) for p in ORDERS],
    ids=lambda policies: policies.mulligan_order,
)
def test_they_agree_on_mulligans_of_every_number_of_heads(policies: Policies, heads: int) -> None:
    packed = packed_within(policies, tuple(HEADS_ALONE.items()))
    found = reach(packed, packed.packing.pack(start(heads)))
    assert next(disagreements(packed, policies, found), None) is None
    states = [packed.packing.unpack(number) for number in found.states]
    declare = {
        head
        for state in states
        for name, head in (machine.allowed(state, policies) if state.position == "choose" else ())
        if name in ("keep", "mulligan")
    }
    assert declare == {head for head in range(8) if team_and_seat(head)[1] < heads}
    assert any(all(state.kept) for state in states)


@pytest.mark.parametrize("number", range(len(CHANGES)))
def test_they_agree_where_turns_phases_and_steps_are_added_and_skipped(number: int) -> None:
    found = study_of_changes(number)
    assert found.states > 2_000
    assert found.wrong is None


@pytest.mark.parametrize("number", range(len(PARTINGS)))
def test_they_agree_where_some_leave_and_the_others_play_on(number: int) -> None:
    found = study_of_partings(number)
    assert found.states > 2_000
    assert found.wrong is None


@pytest.mark.together("pairs")
def test_they_agree_where_neighbours_play_in_pairs() -> None:
    found = study_of_pairs()
    assert found.states > 2_000
    assert found.wrong is None


@pytest.mark.together("pairs")
def test_in_pairs_the_game_goes_on_until_one_pair_is_left() -> None:
    packed, found = in_pairs()
    states = [packed.packing.unpack(number) for number in found.states]
    ended = {state.lost for state in states if state.step == "over" and not state.drawn}
    pairs = {(lost[:2], lost[2:]) for lost in ended}
    gone = (True, True)
    assert all(gone in pair for pair in pairs)
    assert {((True, False), gone), ((False, False), gone), (gone, gone)} <= pairs
    playing = [state.lost for state in states if state.position == "wait"]
    assert all(gone not in (lost[:2], lost[2:]) for lost in playing)
    assert (True, False, False, True) in playing


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
    "extra turns": CALM_CHANGES | {"extra": 2, "no_turn": 1},
    "extra phases": CALM_CHANGES | {"phases": 2, "no_main": 1},
    "extra steps": CALM_CHANGES | {"upkeeps": 1, "ends": 1},
    "skipped steps": CALM_CHANGES | {"no_untap": 1, "no_combat": 1},
}
"""Bounds within which the hierarchical machine, slow as it is, is asked."""
STRIDE, REFUSED = (9, 23) if whole() else (27, 67)
"""Of so many states one is asked; of what the engine form refuses, so much less than that."""
ASKED = [("stack and triggers", n) for n in range(0, 18, 7)] + [
    ("time called", n) for n in range(2, 18, 7)
]
ASKED += [(bounds, len(COMBINATIONS) - 1) for bounds in list(SMALL)[2:]]


def questions(bounds: str, policies: Policies) -> Iterator[tuple[State, Event | None]]:
    """Every event in every state that is reached within some bounds, sampled evenly."""
    packed = packed_within(policies, tuple(SMALL[bounds].items()))
    states = reach(packed, packed.packing.pack(start(2))).states
    events = [event for _, event in events_with_room(packed)]
    number = count()
    for state in map(packed.packing.unpack, islice(states, 0, None, STRIDE)):
        allowed = allowed_of(state, policies)
        for event in events:
            if next(number) % REFUSED == 0 or event in allowed:
                yield state, event


@pytest.mark.parametrize(
    ("bounds", "number"), ASKED, ids=[f"{bounds}-{NAMES[n]}" for bounds, n in ASKED]
)
def test_the_hierarchical_machine_agrees_on_events_in_states_of_all_kinds(
    bounds: str, number: int
) -> None:
    policies = COMBINATIONS[number]
    game, asked = model_under(policies), 0
    for state, event in questions(bounds, policies):
        answer = engine_answer(state, event, policies)
        assert model_answer(game, state, event) == answer, (state, event)
        asked += 1
    print(f"{asked} states and events")
    assert asked > 100


IMPOSSIBLE: dict[str, str] = {}
"""Transitions that never fire under any policy, each with the reason."""


def test_every_transition_fires_under_some_policy() -> None:
    fired: Counter[str] = Counter()
    for policies in THOROUGH:
        fired += study(policies).fired
    for number in range(len(CHANGES)):
        fired += study_of_changes(number).fired
    for number in range(len(PARTINGS)):
        fired += study_of_partings(number).fired
    fired += study_of_pairs().fired
    assert {t.id for t in FLOW.transitions()} - set(fired) == set(IMPOSSIBLE)


def test_every_instance_fires_at_each_of_its_places() -> None:
    fired = firing(packed_under(COMBINATIONS[-3]), reached_under(COMBINATIONS[-3]))
    fired |= study(COMBINATIONS[-1]).instances
    for number in range(len(CHANGES)):
        fired |= study_of_changes(number).instances
    for number in range(2):
        fired |= study_of_partings(number).instances
    fired |= study_of_pairs().instances
    packed = compile_packed(FLOW, COMBINATIONS[-1])
    late = [packed.packing.pack(machine.at("cleanup", where)) for where in LATE]
    fired |= firing(packed, Reach(late))
    form = EngineForm(FLOW)
    instances = {(form.number(*i.source), i.transition.id) for i in FLOW.instances()}
    assert {f"{form.places[at // form.stride]} {id_}" for at, id_ in instances - fired} == NEVER


LATE = ("happen", "wait", "excused")
"""Where losses of the cleanup step may be reported, which are searched from there."""

NEVER = {
    # Of other values of the policies than the last ones.
    "mulligans mulligan.taken",
    "mulligans mulligans.of_team",
    "draw draw.skipped",
    "draw draw.secondary",
    "combat_damage damage.stacked",
    # Of phases that come later in the turn, or have been.
    "draw phase.combat",
    "draw phase.second_main",
    "draw phase.ending",
    "precombat_main phase.first_main",
    "precombat_main phase.second_main",
    "precombat_main phase.ending",
    "draw phase.none",
    "precombat_main phase.none",
    "cleanup phase.first_main",
    "cleanup phase.combat",
    "cleanup phase.second_main",
    "cleanup phase.ending",
}


EXCLUSIVE = {
    ("blockers.nobody", "blockers.all"): "nobody who has left is called",
    ("blockers.nobody", "blockers.gone"): "one leaves, and it is asked at once who has",
    ("blockers.all", "blockers.gone"): "whose turn it is has left, or is called, or neither",
    ("blockers.gone", "blockers.ally"): "who leaves was asked, and no ally is",
    ("hands.settled", "mulligans.of_team"): "everybody has kept, or somebody goes again",
    ("mulligans.of_all", "mulligans.of_team"): "two values of one policy",
    ("time.up", "turn.counted"): "one turn left, or more",
    ("phase.extra_combat", "phase.extra_main"): "one of the two is added next",
    ("phase.first_main", "phase.combat"): "one phase is due",
    ("phase.first_main", "phase.second_main"): "one phase is due",
    ("phase.combat", "phase.second_main"): "one phase is due",
    ("phase.first_main", "phase.ending"): "one phase is due",
    ("phase.combat", "phase.ending"): "one phase is due",
    ("phase.second_main", "phase.ending"): "one phase is due",
    ("damage.skipped", "damage.second"): "what has struck first attacks",
}


def test_each_written_order_of_transitions_matters_somewhere() -> None:
    pairs = {(a.id, b.id) for competing in COMPETING.values() for a, b in competing}
    found = {pair for policies in THOROUGH for pair in study(policies).holding}
    for number in range(len(CHANGES)):
        found |= study_of_changes(number).holding
        packed, reached = changing(number, 0)
        found |= set(holding(packed, reached.states, COMBINATIONS[0]))
    for number in range(len(PARTINGS)):
        found |= study_of_partings(number).holding
    found |= study_of_pairs().holding
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
    ("trigger.active", {"guard": "triggers[called] > 0"}),
    ("act", {"to": "check"}),
    ("turn.counted", {"guard": "clock > 2"}),
    ("mulligans.of_all", {"guard": None}),
]


@pytest.mark.together("planted errors")
@pytest.mark.parametrize(("id_", "change"), PLANTED, ids=[p[0] for p in PLANTED])
def test_a_planted_error_is_found(id_: str, change: dict[str, object]) -> None:
    turns = 3 if id_ == "turn.counted" else "none"
    policies = Policies("all_declare_then_all", "team_skips", "at_once", turns)
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
    state = machine.at("upkeep", "wait", passed=(False, True, True, True))
    with pytest.raises(Underflow, match=r"pass\.resolve"):
        packed.step(packed.packing.pack(state), packed.events.index(("pass", 0)))
