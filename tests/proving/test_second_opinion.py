"""Spin agrees with the search: as many states and steps, the same properties true and broken."""

from __future__ import annotations

from pathlib import Path

import pytest
from proving.broken_flows import FLOW, asked, changed, right
from proving.spin import opinion, without_spin
from proving.wrong_versions import WRONG

from ettin_spec.flow.definition.flow_model import Flow
from ettin_spec.flow.promela.model import promela
from ettin_spec.flow.proof.exploring import Asked, Explorer
from ettin_spec.flow.proof.properties import properties
from ettin_tck.cli import run

CYCLES = {each.id for each in properties() if each.kind == "cycles"}
SHOWN = (
    "left.nothing_waits", "pass.goes_on", "trigger.in_turn_order", "skip.of_draw", "turn.ends",
    "left.takes_along", "hands.are_settled", "flow.wrong_step", "flow.no_step",
)  # fmt: skip
"""Wrong flows that Spin is shown: states, steps, who a step is about, what it does, cycles, what no
flow does."""


def without_properties(search: str, flow: Flow = FLOW) -> Asked:
    return asked(flow, search, only="none of them")


@pytest.mark.slow  # compiles what Spin writes
@pytest.mark.parametrize("search", ["acts", "hands once"])
def test_spin_counts_as_many_states_and_steps(search: str, tmp_path: Path) -> None:
    found = opinion(promela(without_properties(search)), tmp_path)
    ours, _ = right(search)
    assert (found.states, found.steps, found.wrong) == (ours.states + 1, ours.edges + 2, False)


@pytest.mark.slow  # the same
def test_spin_counts_of_a_wrong_flow_what_the_search_does(tmp_path: Path) -> None:
    wrong = without_properties("acts", changed("act", without="passed"))
    found, ours = opinion(promela(wrong), tmp_path), Explorer(wrong).explored()
    assert ours.edges != right("acts")[0].edges
    assert (found.states, found.steps) == (ours.states + 1, ours.edges + 2)


@pytest.mark.slow  # the same
@pytest.mark.parametrize("name", SHOWN)
def test_spin_finds_broken_what_the_search_does(name: str, tmp_path: Path) -> None:
    transition, change, search = WRONG[name]
    model = promela(asked(changed(transition, **change), search, only=name))
    assert opinion(model, tmp_path, 0 if name in CYCLES else None).wrong


@pytest.mark.slow  # the same
@pytest.mark.parametrize("name", ["pass.goes_on", "time.ends_the_game"])
def test_spin_finds_true_what_the_search_does(name: str, tmp_path: Path) -> None:
    model = promela(asked(FLOW, WRONG[name][2], only=name))
    assert not opinion(model, tmp_path, 0 if name in CYCLES else None).wrong


@pytest.mark.slow  # the largest model
def test_a_model_that_is_written_has_every_property_and_counts_as_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "calm.pml"
    assert run(["prove", "--bounds", "calm", "--promela", str(file)]) == 0
    told = capsys.readouterr().out.replace(",", "")
    text = file.read_text("utf-8")
    assert all(f": {each.id} */" in text for each in properties())
    found = opinion(text, tmp_path)
    assert not found.wrong
    assert f" {found.states - 1} states" in told
    assert f" {found.steps - 3} steps" in told


def test_only_one_search_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["prove", "--promela", str(tmp_path / "many.pml")]) == 2
    assert "--promela writes one search, not 9" in capsys.readouterr().err


def test_without_spin_a_test_is_skipped_but_in_ci_it_fails() -> None:
    with pytest.raises(pytest.skip.Exception, match="needs spin"):
        without_spin(ci=False)
    with pytest.raises(pytest.fail.Exception, match="needs spin"):
        without_spin(ci=True)
