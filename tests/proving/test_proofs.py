"""What is proved of the flow: that it holds, that it could fail, and that counts are right."""

from __future__ import annotations

import pytest
from proving.broken_flows import SMALL, broken, changed, looked_at, right
from proving.wrong_versions import WRONG

from ettin_spec.errors import SpecError
from ettin_spec.flow.proof.exploring import NO_STEP, WRONG_STEP
from ettin_spec.flow.proof.properties import properties, properties_of
from ettin_spec.flow.proof.traces import way_to
from ettin_spec.yaml_files.yaml_places import loads


@pytest.mark.slow  # everything within small bounds
@pytest.mark.together("small searches")
@pytest.mark.parametrize("search", SMALL)
def test_every_property_holds_within_small_bounds(search: str) -> None:
    found = right(search)
    assert broken(found) == set()
    assert found[0].complete
    assert found[0].edges > found[0].states > 500


@pytest.mark.slow  # the same searches
@pytest.mark.together("small searches")
def test_every_property_is_asked_somewhere() -> None:
    asked = {
        name
        for search in SMALL
        for part in right(search)
        for name, times in part.times_asked.items()
        if times
    }
    assert asked == {each.id for each in properties()}


def test_every_property_has_a_wrong_flow_that_breaks_it() -> None:
    assert set(WRONG) == {each.id for each in properties()} | {WRONG_STEP, NO_STEP}


@pytest.mark.slow  # a hundred searches
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_flow_breaks_it(name: str) -> None:
    transition, change, search = WRONG[name]
    found = looked_at(changed(transition, **change), search, only=name, most=12_000)
    assert name in broken(found)


@pytest.mark.slow  # a flow is explored to its end
def test_a_losing_team_that_concedes_leaves_no_endless_cleanup() -> None:
    somebody = "losing[0] or losing[1] or losing[2] or losing[3]"
    wrong = changed("cleanup.priority", guard=somebody)
    found, round_ = looked_at(wrong, "four lose")
    (cycle,) = round_.cycles
    assert cycle.property == "turn.ends"
    states = {found.packed.packing.unpack(int(found.order[n])) for n in cycle.states}
    assert {state.step for state in states} == {"cleanup"}
    assert broken(right("four lose")) == set()


@pytest.mark.slow  # a flow is explored to its end
def test_the_shortest_way_to_a_broken_property_leads_there() -> None:
    found, _ = looked_at(changed("pass.end", guard=None), "acts")
    violation = next(v for v in found.violations if v.property == "pass.last")
    moves = way_to(found, violation.index, violation.event)
    events = [move.event for move in moves if move.event not in (None, ("nothing", None))]
    assert [name for name, _ in events if name != "skip_untap"] == ["act", "pass", "pass"]


BAD = {
    "a name that nothing has": ("holds: not lots[holder]", "no field 'lots'"),
    "an event": ("holds: not lost[holder]\n    on: pas", "no on 'pas'"),
    "a key": ("hold: not lost[holder]", "unknown key 'hold'"),
    "no clause": ("holds: 1 == 1\n    clause: team.leafs", "no clause 'team.leafs'"),
}


@pytest.mark.parametrize(("text", "wrong"), BAD.values(), ids=BAD)
def test_a_property_that_cannot_be_meant_is_refused_with_its_place(text: str, wrong: str) -> None:
    clause = "" if "clause" in text else "\n    clause: team.leaves"
    file = (
        f"states: {{}}\nsteps:\n  some:\n    says: Something.{clause}\n    {text}\ncycles: {{}}\n"
    )
    with pytest.raises(SpecError, match=wrong) as refused:
        properties_of(loads(file, "mine.yaml"))
    assert "mine.yaml:" in str(refused.value)
