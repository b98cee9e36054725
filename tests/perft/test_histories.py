"""What is played before anything is counted: what can be meant, and who cannot be led there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from perft import partial_engine

from ettin_spec.language import seating
from ettin_tck.cli import run
from ettin_tck.engines import installed
from ettin_tck.library import Library
from ettin_tck.perft import positions as of
from ettin_tck.perft.counting import Tree
from ettin_tck.perft.history import Whose
from ettin_tck.perft.positions import game, positions

HERE = Path(__file__).parent
PARTIAL = HERE / "partial_engine.py"
BUGS = HERE.parent / "touring" / "deep_bugs.py"
POSITION = """\
tried:
  says: It is tried.
  life: 20
  depth: 1
  controls: [Wall of Blood]
  history:
    - {deed}
"""
PATIENCE = 240


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file that stands for that of the positions."""
    file = tmp_path / "positions.yaml"
    monkeypatch.setattr(of, "POSITIONS_FILE", file)
    positions.cache_clear()
    yield file
    positions.cache_clear()


@pytest.mark.parametrize(
    ("deed", "says"),
    [
        ("{by: first}", "a deed is one of casts, activates, attacks, resolves, goes_on"),
        ("{casts: Time Walk, resolves: Time Walk}", "and this is casts, resolves"),
        ("{goes_on: upkep}", "'upkep' is not known here"),
        ("{goes_on: upkeep, by: third}", "'third' is not known here"),
        ("{jumps: far}", "'jumps' is not known here"),
        ("{activates: Steadfast Guard}", "first player does not control Steadfast Guard"),
        ("{resolves: Time Walk}", "Time Walk is not on top of the stack, which has nothing"),
        ("{goes_on: end, at: second}", "only what is cast or activated is at a team"),
        ("{casts: Time Walk, activating: Wall of Blood}", "on the way to a step only"),
    ],
)
def test_a_history_that_cannot_be_meant_is_told_at_its_place(
    deed: str, says: str, written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written.write_text(POSITION.format(deed=deed), "utf-8")
    assert run(["perft", "--list"]) == 2
    told = capsys.readouterr().err
    assert "positions.yaml:7:" in told
    assert says in told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    ("deed", "says"),
    [
        ("{casts: Time Walk, by: second}", "tried, deed 1 of its history: Edward's Time Walk"),
        ("{attacks: Wall of Blood}", "Angie's Wall of Blood cannot attack"),
        ("{goes_on: mulligans}", "mulligans of A does not come"),
        ("{casts: Time Wolk}", "'Time Wolk'"),
    ],
)
def test_a_history_that_cannot_be_played_is_told(
    deed: str, says: str, written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written.write_text(POSITION.format(deed=deed), "utf-8")
    assert run(["perft"]) == 2
    assert says in capsys.readouterr().err


def test_the_last_team_is_that_before_the_first() -> None:
    teams = seating("free-for-all")
    assert [whose.of(teams) for whose in Whose] == [teams[0], teams[1], teams[3]]
    pair = seating("two-player")
    assert Whose.LAST.of(pair) == Whose.SECOND.of(pair)


def test_most_positions_are_come_to_by_play_and_one_is_placed() -> None:
    assert [name for name, each in positions().items() if not each.history] == ["spells"]


@pytest.mark.slow  # plays
@pytest.mark.parametrize("variant", ["two-player", "two-headed-giant", "team-vs-team"])
def test_nobody_is_asked_on_the_way_by_the_rules_of_today(variant: str) -> None:
    library = Library("en")
    for name in positions():
        led = Tree(installed.make(), game(library, name, variant, library.today)).open()
        assert not led.lost
        assert not [node.made for node in led.nodes if node.made], name


def ettin(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-m", "ettin_tck", "perft", *words),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.slow  # starts an engine, and counts
@pytest.mark.parametrize("without", partial_engine.WITHOUT)
def test_who_cannot_be_led_to_a_position_is_told_why_and_counts_the_others(without: str) -> None:
    chosen = ("--position", "end_of_turn", "--position", "skipped_turn", "--depth", "2")
    done = ettin(*chosen, "--", sys.executable, str(PARTIAL), without)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 of 2 positions counted: 0 differ" in done.stdout
    assert f": not counted, {partial_engine.WITHOUT[without]}" in done.stdout


@pytest.mark.slow  # starts an engine, and counts
def test_no_advance_need_be_claimed_to_be_led() -> None:
    done = ettin("--position", "end_of_turn", "--", sys.executable, str(PARTIAL), "advances")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow  # starts an engine, and counts
def test_who_refuses_what_the_history_does_differs() -> None:
    chosen = ("--position", "skipped_turn", "--depth", "2")
    done = ettin(*chosen, "--", sys.executable, str(PARTIAL), "cast_refused")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "on the way there, " in done.stdout
    assert "what was decided last" in done.stdout
    assert "can cast “Meditate”" in done.stdout


@pytest.mark.slow  # starts engines
def test_a_difference_in_a_history_is_told_where_it_lies() -> None:
    wrong = (sys.executable, str(BUGS), "second-of-two")
    done = ettin("--position", "long_game", "--lang", "it", "--", *wrong)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "on the way there, " in done.stdout
    assert "# language: it" in done.stdout
    assert '{"' not in done.stdout[done.stdout.index("# language") :]
