"""What is made from the flow file: the generated module, the explicit machine, the drawing."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import pytest
from flow.machine_forms import CALM
from monitor.random_engine import rules
from transitions import MachineError
from transitions.extensions import HierarchicalMachine

from ettin_spec.errors import EttinError
from ettin_spec.flow.codegen.generate import MACHINE_FILE
from ettin_spec.flow.codegen.module_writer import module_text
from ettin_spec.flow.codegen.simplification import folded_text
from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.diagrams import mermaid, mermaid_loop, page, table
from ettin_spec.flow.explicit.transitions_machine import accepts, machine_model
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Policies, Reading, State
from ettin_spec.flow.packed.bit_layout import Packing
from ettin_spec.flow.packed.packed_machine import compile_packed
from ettin_spec.flow.packed.reachable_states import reach
from ettin_spec.flow.seats import absent, empty

FLOW = load_flow()
POLICIES = Policies("all_declare_then_all", "team_skips", "at_once", 3)
DOCS = Path(__file__).parents[2] / "docs" / "flow.md"


def test_the_checked_in_module_is_what_the_flow_file_generates() -> None:
    assert MACHINE_FILE.read_text(encoding="utf-8") == module_text(FLOW)


def test_the_documentation_is_what_the_flow_file_draws() -> None:
    assert DOCS.read_text(encoding="utf-8") == page(FLOW)


def test_a_refusal_says_what_is_allowed_and_changes_nothing() -> None:
    state = machine.at("upkeep", "wait", stack=1, lost=absent(2))
    before = pickle.dumps(state)
    with pytest.raises(machine.NotAllowed) as refused:
        machine.step(state, ("pass", 1), POLICIES)
    assert refused.value.allowed == (
        ("act", 0),
        ("act_at_once", 0),
        ("pass", 0),
        ("call_time", None),
        ("concede", 0),
        ("concede", 1),
    )
    assert "pass(1) is not allowed at upkeep (wait); allowed: act(0)," in str(refused.value)
    said = refused.value.in_words()
    assert said.startswith("pass is not theirs now, in the step or phase upkeep; what can come is:")
    assert "call time" in said
    with pytest.raises(machine.NotAllowed) as refused:
        machine.step(state, ("attack", 0), POLICIES)
    assert refused.value.in_words().startswith(
        "no attack can come now, in the step or phase upkeep"
    )
    assert pickle.dumps(state) == before


@pytest.mark.parametrize(
    ("state", "event"),
    [
        (machine.start(), ("keep", 0)),
        (machine.at("upkeep", "wait"), None),
        (machine.at("upkeep", "happen", lost=absent(2)), ("loses", 2)),
        (machine.at("upkeep", "happen"), ("loses", -1)),
        (machine.at("upkeep", "happen"), ("loses", None)),
        (machine.at("upkeep", "happen"), ("nothing", 0)),
        (machine.at("upkeep", "wait"), ("nonsense", None)),
        (machine.at("over"), None),
        (machine.at("over"), ("nothing", None)),
    ],
)
def test_an_event_out_of_place_is_refused(state: State, event: machine.Event | None) -> None:
    with pytest.raises(machine.NotAllowed, match="is not allowed at"):
        machine.step(state, event, POLICIES)


def test_a_state_says_what_it_waits_for_and_for_whom() -> None:
    def told(state: State) -> tuple[str | None, int | None]:
        return machine.waits(state), machine.decider(state)

    assert told(machine.at("upkeep", "wait", holder=1)) == ("priority", 1)
    assert told(machine.at("upkeep", "happen")) == ("facts", None)
    assert told(machine.at("declare_blockers", "choose", called=1)) == ("choice", 1)
    assert told(machine.at("mulligans", "choose")) == ("choice", None)
    assert told(machine.at("over")) == ("over", None)
    assert told(machine.start()) == (None, None)
    assert machine.is_automatic(machine.start())


def test_the_old_order_of_mulligans_lets_one_player_declare_at_a_time() -> None:
    state = machine.at("mulligans", "choose", called=1, kept=empty(2), lost=absent(2))
    old = Policies("one_player_at_a_time", "team_skips", "at_once", 3)
    gone = (("concede", 0), ("concede", 1))
    assert machine.allowed(state, old) == (("mulligan", 4), ("keep", 4), *gone)
    both = (("mulligan", 4), ("mulligan", 5), ("keep", 4), ("keep", 5), *gone)
    assert machine.allowed(state, POLICIES) == both


def test_a_place_or_position_that_is_not_there_is_named() -> None:
    with pytest.raises(EttinError, match="no place 'upkep'; nearest: upkeep"):
        machine.at("upkep")
    with pytest.raises(EttinError, match="untap has no position 'wait'"):
        machine.at("untap", "wait")


def test_a_policy_value_that_the_flow_does_not_know_is_refused() -> None:
    with pytest.raises(EttinError, match="'nobody' as a value of turn"):
        Policies.of(rules(first_draw="nobody"))


def test_a_policy_is_read_only_when_it_decides() -> None:
    read: list[str] = []

    class Noting(dict[str, str | int]):
        def __getitem__(self, key: str) -> str | int:
            read.append(key)
            return super().__getitem__(key)

    reading = Reading(Noting(rules()))
    machine.step(machine.at("draw"), None, reading)
    assert read == []
    machine.step(machine.at("draw", first_turn=True), None, reading)
    assert read == ["turn.first_draw"]


def test_the_explicit_machine_can_be_inspected_and_stepped_through() -> None:
    game = machine_model(rules())
    explicit: HierarchicalMachine = game.machine  # type: ignore[attr-defined]  # it is attached
    assert game.state == "pregame.mulligans.enter"
    assert game.trigger("go_on")
    assert (game.state, game.fired) == ("pregame.mulligans.choose", "hands.drawn")
    assert game.performed == (("draw_hands",),)
    assert not game.trigger("keep", 4)
    assert game.trigger("keep", 0)
    assert game.values["kept"] == (True, *empty(2)[1:])
    with pytest.raises(MachineError):
        game.trigger("act", 0)
    assert not accepts(game, "act", 0)
    sources = explicit.events["pass"].transitions
    assert "turn.beginning.upkeep.wait" in sources and "turn.combat.wait" not in sources


def test_a_packed_state_unpacks_to_itself_and_keeps_its_bounds() -> None:
    packing = Packing(FLOW, {"stack": 1})
    state = machine.at("end", "wait", active=1, stack=1, clock=4, lost=absent(3))
    assert packing.unpack(packing.pack(state)) == state
    with pytest.raises(OverflowError, match="stack is 2; its bound is 1"):
        packing.pack(machine.at("end", "wait", stack=2))


@pytest.mark.slow  # all that four players can come to is searched
def test_what_goes_beyond_a_bound_is_cut_and_counted() -> None:
    packed = compile_packed(FLOW, POLICIES, CALM | {"stack": 1, "clock": 1})
    found = reach(packed, packed.packing.pack(machine.at("upkeep", "wait", stack=1)))
    assert found.cuts > 0
    assert "time.called" not in found.fired and found.fired["pass.resolve"] > 0


def test_folding_leaves_what_is_unknown() -> None:
    assert folded_text("a == 1 and (policy.x == 2 or b)", {"policy.x": 2}) == "a == 1"
    assert folded_text("not 1 + 1 == h // 2", {"h": 4}) == "False"
    assert folded_text("not (a < 3) and (b and c)") == "a >= 3 and b and c"
    assert ast.unparse(ast.parse(folded_text("a - (b - 1)"))) == "a - (b - 1)"


def test_the_drawing_shows_each_place_once_and_the_loop_once() -> None:
    drawn = mermaid(FLOW)
    for place in FLOW.places.values():
        assert f"{place.name.replace('_', ' ')}" in drawn
    assert "declare_attackers --> declare_blockers" in drawn
    assert "wait --> leave: pass.end (pass)" in mermaid_loop(FLOW, "priority")
    assert len(table(FLOW).splitlines()) == len(FLOW.transitions()) + 2
