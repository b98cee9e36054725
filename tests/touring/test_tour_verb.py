"""`ettin tour` leads an engine over every edge, and finds bugs that need a history."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.generated.machine import TRANSITIONS
from ettin_spec.languages import LANGUAGES
from ettin_tck.cli import run
from ettin_tck.proving.proof import games
from ettin_tck.touring.coverage import reasons
from ettin_tck.touring.graph import BESIDES, Graph
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
@pytest.mark.parametrize(
    ("tour", "variant", "at_least"),
    [
        ("priority", "two-headed-giant", 400),
        ("concessions", "two-headed-giant", 300),
        ("triggers_around", "free-for-all", 600),
    ],
)
def test_the_reference_is_led_over_every_edge_and_every_pair(
    tour: str, variant: str, at_least: int
) -> None:
    done = ettin("tour", "--tour", tour, "--variant", variant, "--", "ettin", "engine")
    assert done.returncode == 0, done.stdout + done.stderr
    edges, _, of, *_ = done.stdout.removeprefix(f"{tour}: ").split()
    assert edges == of
    assert int(edges) > at_least
    assert "; 0 depart" in done.stdout
    assert "pairs not gone" not in done.stdout


@pytest.mark.slow  # starts ettin and plays a tour
def test_attacks_on_a_whole_team_and_damage_on_the_stack_of_former_rules_are_gone_too() -> None:
    tour = ("tour", "--tour", "first_strike", "--date", "2006-01-01")
    done = ettin(*tour, "--", "ettin", "engine")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "; 0 depart" in done.stdout
    assert "damage uses the stack: damage\n" in done.stdout


@pytest.mark.slow  # starts ettin five times
@pytest.mark.parametrize(
    ("name", "tour", "variant", "longest"),
    [
        ("second-of-two", "priority", "two-headed-giant", 18),
        ("skipped-again", "changed_turns", "two-headed-giant", 24),
        ("main-skipped-again", "skipped_main_phases", "two-headed-giant", 16),
        ("conceded-attack", "leaving", "free-for-all", 12),
        ("after-a-loss", "leaving_by_losses", "free-for-all", 12),
        ("turn-of-who-left", "leaving_extra_turns", "free-for-all", 14),
        ("stays-on-the-stack", "leaving_stacks", "free-for-all", 12),
    ],
)
def test_a_deep_bug_comes_out_as_a_scenario_that_only_the_wrong_engine_fails(
    name: str, tour: str, variant: str, longest: int, tmp_path: Path
) -> None:
    game = ("--tour", tour, "--variant", variant)
    done = ettin("tour", *game, "--most", "1", *bug(name))
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
@pytest.mark.parametrize(
    ("name", "tour", "variant"),
    [
        ("second-of-two", "priority", "two-headed-giant"),
        ("stays-on-the-stack", "leaving_stacks", "free-for-all"),
    ],
)
def test_a_scenario_is_said_in_every_language(
    name: str, tour: str, variant: str, language: str
) -> None:
    game = ("--tour", tour, "--variant", variant)
    done = ettin("tour", *game, "--most", "1", "--lang", language, *bug(name))
    assert f"# language: {language}" in done.stdout
    assert '{"' not in done.stdout


@pytest.mark.slow  # it comes to every place of every tour
@pytest.mark.parametrize(
    ("variant", "date"),
    [
        ("two-headed-giant", "2026-06-19"),
        ("two-headed-giant", "2006-06-01"),
        ("free-for-all", "2026-06-19"),
    ],
)
def test_some_tour_goes_through_each_transition_or_a_reason_is_given_why_not(
    variant: str, date: str
) -> None:
    game = games([variant], [date])[0]
    gone = set[str]()
    for tour in tours().values():
        if tour.is_for(game.size):
            graph = Graph(tour, game.size, game.policies)
            edges = (edge for node in graph.nodes() for edge in graph.edges(node))
            gone |= {name for edge in edges for name in edge.transitions}
    assert set(reasons(game.size, game.policies)) == set(TRANSITIONS) - gone


@pytest.mark.slow  # starts an engine
def test_transitions_that_were_not_gone_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    run(["tour", "--tour", "never_acts", "--", "ettin", "engine"])
    told = capsys.readouterr().out
    assert "not gone through: untap.skipped, " in told
    assert "gone through by no tour, because tours begin in a main phase of turn 3" in told


@pytest.mark.slow  # starts an engine
def test_who_cannot_be_driven_is_told_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tour", "--", sys.executable, str(COUNTER)]) == 5
    assert "priority: not driven, it does not know Wall of Blood" in capsys.readouterr().out


@pytest.mark.slow  # starts an engine
def test_a_tour_of_other_games_is_not_gone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tour", "--tour", "leaving", "--", "ettin", "engine"]) == 5
    assert "leaving: no tour of games like two-headed-giant" in capsys.readouterr().err


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
        assert set(tour.bounds) <= {*flow.fields, *BESIDES}
        assert tour.brings <= set(flow.events)
    assert tours()["priority"].deeds[0].card == WALL
