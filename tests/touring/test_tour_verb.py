"""`ettin tour` leads an engine over every edge, and finds bugs that need a history."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.languages import LANGUAGES
from ettin_tck.cli import run
from ettin_tck.touring.table import WALL
from ettin_tck.touring.tours import tours

BUGS = Path(__file__).with_name("deep_bugs.py")
COUNTER = Path(__file__).parents[1] / "children" / "life_counter.py"
PATIENCE = 240


def ettin(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-m", "ettin_tck", *words),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def bug(name: str) -> tuple[str, ...]:
    return ("--", sys.executable, str(BUGS), name)


@pytest.mark.slow  # starts ettin, and plays a tour
def test_the_reference_is_led_over_every_edge_and_every_pair() -> None:
    done = ettin("tour", "--tour", "priority", "--", "ettin", "engine")
    assert done.returncode == 0, done.stdout + done.stderr
    edges, _, of, *_ = done.stdout.removeprefix("priority: ").split()
    assert edges == of
    assert int(edges) > 400
    assert "; 0 depart" in done.stdout
    assert "pairs not gone" not in done.stdout


@pytest.mark.slow  # starts ettin five times
@pytest.mark.parametrize(
    ("name", "tour", "longest"),
    [("second-of-two", "priority", 18), ("skipped-again", "changed_turns", 24)],
)
def test_a_deep_bug_comes_out_as_a_scenario_that_only_the_wrong_engine_fails(
    name: str, tour: str, longest: int, tmp_path: Path
) -> None:
    done = ettin("tour", "--tour", tour, "--most", "1", *bug(name))
    assert done.returncode == 1, done.stdout + done.stderr
    scenario = done.stdout.partition("\n\n" + tour)[0].strip()
    assert len(scenario.splitlines()) <= longest + 6
    file = tmp_path / "en" / "found.feature"
    file.parent.mkdir()
    file.write_text(scenario + "\n", "utf-8")
    check = ("check", "--features", str(tmp_path), "--id", f"tour.{tour}")
    right = ettin(*check, "--", "ettin", "engine")
    assert right.returncode == 0, right.stdout + right.stderr
    wrong = ettin(*check, *bug(name))
    assert wrong.returncode == 1, wrong.stdout + wrong.stderr


@pytest.mark.slow  # starts ettin anew
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_is_said_in_every_language(language: str) -> None:
    done = ettin(
        "tour", "--tour", "priority", "--most", "1", "--lang", language, *bug("second-of-two")
    )
    assert f"# language: {language}" in done.stdout
    assert '{"' not in done.stdout


@pytest.mark.slow  # starts an engine
def test_who_cannot_be_driven_is_told_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tour", "--", sys.executable, str(COUNTER)]) == 5
    assert "priority: not driven, it does not know Wall of Blood" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--tour", "priorty", "--", "ettin"], "no tour 'priorty'; nearest: priority"),
        (["--variant", "solitaire", "--", "ettin"], "no variant 'solitaire'"),
        ([], "an engine is named after --"),
    ],
)
def test_what_there_is_not_is_said(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["tour", *words]) == 2
    assert says in capsys.readouterr().err


def test_tours_speak_of_fields_and_facts_that_there_are() -> None:
    flow = load_flow()
    for tour in tours().values():
        assert set(tour.bounds) <= set(flow.fields)
        assert {fact for deed in tour.deeds for fact in deed.brings} <= set(flow.events)
    assert tours()["priority"].deeds[0].card == WALL
