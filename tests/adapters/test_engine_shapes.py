"""Miniature engines of a shape, each with the verdicts that it must get (docs/worksheets.md)."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ettin_tck.cli import run

slow = pytest.mark.slow  # each plays many cases on an engine of another shape

SHEETS = (Path(__file__).parents[2] / "docs" / "worksheets.md").read_text(encoding="utf-8")
SHAPES = Path(__file__).parents[1] / "children" / "shapes"
PATIENCE = 120


def check(tmp_path, script, *arguments, options=()):
    """The exit code and the events of a check of today's cases."""
    lines = tmp_path / "events.ndjson"
    command = (sys.executable, "-m", "ettin_tck", "check", "--ndjson", str(lines), *options)
    done = subprocess.run(
        (*command, "--", sys.executable, str(SHAPES / script), *arguments),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    events = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    return done.returncode, events


def passed(events):
    return {each["case"] for each in events if each.get("verdict") == "pass"}


@slow
def test_an_engine_that_calls_back_is_judged_from_a_thread(tmp_path):
    code, events = check(tmp_path, "asked_from_a_thread.py", options=("--vary", "--seed", "3"))
    assert code == 0
    assert passed(events) >= {
        "choices.bottom.two@2019-07-12",
        "general.turn.cleanup_discards@2005-08-01",
        "life.start@2007-02-20",
        "mulligan.any_order@2006-10-01",
        "turn.first_draw@2007-05-01",
    }
    assert not [each for each in events if each["event"] in ("departed", "noted", "broke")]


@slow
def test_an_engine_that_takes_no_position_is_asked_what_begins_with_a_deal(tmp_path):
    code, events = check(tmp_path, "asked_from_a_thread.py", "--dealt")
    assert code == 0
    assert "mulligan.any_order@2006-10-01" in passed(events)
    lacking = {each["why"] for each in events if each.get("verdict") == "skipped"}
    assert "the engine does not place hand_size" in lacking


@slow
@pytest.mark.parametrize(
    ("mistake", "told"),
    [
        ("passes for one head", {"pass.first", "pass.end"}),
        ("draw step takes place", {"draw.skipped"}),
    ],
)
def test_a_mistake_of_the_flow_is_named(tmp_path, mistake, told):
    code, events = check(tmp_path, "asked_wrongly.py", mistake)
    assert code == 1
    assert {each["transition"] for each in events if each["event"] == "departed"} & told


@slow
def test_a_number_for_each_head_is_named(tmp_path):
    code, events = check(tmp_path, "asked_wrongly.py", "reads one head")
    assert code == 1
    (failed,) = {each["id"] for each in events if each.get("verdict") == "fail"} & {"life.start"}
    assert failed == "life.start"


TEXT = ("--date", "current", "--vary", "--seed", "3")


@slow
def test_an_engine_that_reads_text_is_asked_what_its_reader_understands(tmp_path):
    code, events = check(tmp_path, "reads_text.py", options=TEXT)
    assert code == 0
    assert passed(events) >= {
        "general.priority.answered@2005-08-01",
        "general.priority.one_at_a_time@2005-08-01",
        "general.priority.sorcery@2005-08-01",
        "life.set_one.twenty@2010-04-23",
        "life.shared.flame_rift@2005-08-01",
        "plain.torrent@2005-08-01",
        "ruling.creeping_chill@2005-08-01",
        "turn.several_draw.empty@2006-10-01",
        "zones.draws@2005-08-01",
        "zones.lost_target.gain@2005-08-01",
    }
    assert not [each for each in events if each["event"] in ("departed", "noted", "broke")]


@slow
@pytest.mark.parametrize(
    ("mistake", "cases"),
    [
        ("teammates are opponents", {"ruling.creeping_chill", "plain.torrent"}),
        ("damage to one head", {"life.shared.flame_rift", "ruling.creeping_chill"}),
    ],
)
def test_a_text_that_is_read_wrongly_fails(tmp_path, mistake, cases):
    ids = (word for name in sorted(cases) for word in ("--id", name))
    code, events = check(tmp_path, "reads_text.py", mistake, options=("--date", "current", *ids))
    assert code == 1
    assert {each["id"] for each in events if each.get("verdict") == "fail"} >= cases


ONE_BY_ONE = (
    "general.priority.*",
    "ruling.creeping_chill",
    "plain.torrent",
    "life.shared.flame_rift",
)
CAST_IN_TURN = {
    "general.priority.answered@2005-08-01",
    "general.priority.one_at_a_time@2005-08-01",
    "general.priority.sorcery@2005-08-01",
}


def one_by_one(tmp_path, shape="", *options):
    ids = (word for name in ONE_BY_ONE for word in ("--id", name))
    asked = ("--date", "current", *ids, *options)
    return check(tmp_path, "asked_one_by_one.py", shape, options=asked)


@slow
def test_an_engine_that_asks_one_player_at_a_time_is_judged_by_teams(tmp_path):
    code, events = one_by_one(tmp_path, "", "--vary", "--seed", "3")
    assert code == 0
    others = {"life.shared.flame_rift", "plain.torrent", "ruling.creeping_chill"}
    assert passed(events) >= CAST_IN_TURN | {f"{name}@2005-08-01" for name in others}
    assert not [each for each in events if each["event"] in ("departed", "noted", "broke")]


@slow
@pytest.mark.parametrize(
    ("mistake", "failed", "departed"),
    [
        ("passes for one head", {"general.priority.answered"}, {"pass.first"}),
        (
            "passes for opponents",
            {"general.priority.answered", "general.priority.one_at_a_time"},
            set(),
        ),
        ("asks the caster", set(), {"pass.first"}),
        ("keeps what was refused", {"general.priority.sorcery"}, set()),
    ],
)
def test_a_mistake_of_asking_one_player_at_a_time_is_named(tmp_path, mistake, failed, departed):
    code, events = one_by_one(tmp_path, mistake)
    assert code == 1
    assert {each["id"] for each in events if each.get("verdict") == "fail"} >= failed
    assert {each["transition"] for each in events if each["event"] == "departed"} == departed


@slow
def test_an_engine_without_teams_is_asked_of_two_players_and_told_its_rung(tmp_path, capsys):
    code, events = one_by_one(tmp_path, "two players")
    assert code == 0
    assert passed(events) >= {f"{case}+two-player" for case in CAST_IN_TURN}
    adapter = (sys.executable, str(SHAPES / "asked_one_by_one.py"), "two players")
    assert run(["needs", "--toward", "two-headed-giant", "--", *adapter]) == 0
    assert "this engine stands on rung 1 of 5" in capsys.readouterr().out


def sheets_without_a_miniature(page):
    """The first words of each sheet that names none; a sheet begins with a heading or in bold."""
    page = re.sub(r"^#+ ", "**", page, flags=re.MULTILINE)
    _, *parts = re.split(r"^(?=\*\*)", page, flags=re.MULTILINE)
    found = [part.strip() for part in parts if "\n" in part.strip()]
    assert len(found) > 8
    return [sheet.split("\n")[0] for sheet in found if "iniature" not in sheet]


def test_each_sheet_names_a_miniature():
    assert sheets_without_a_miniature(SHEETS) == []


def test_a_sheet_without_its_miniature_is_noticed():
    one = "- A miniature: [`one_player_game.py`]"
    assert SHEETS.count(one) == 1
    without = SHEETS.replace(one, "- [`one_player_game.py`]")
    (found,) = sheets_without_a_miniature(without)
    assert found.startswith("**One player at a time.**")
