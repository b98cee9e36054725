"""Miniature engines of a shape, each with the verdicts that it must get (docs/worksheets.md)."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # each plays many cases on an engine of another shape

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


def test_an_engine_that_takes_no_position_is_asked_what_begins_with_a_deal(tmp_path):
    code, events = check(tmp_path, "asked_from_a_thread.py", "--dealt")
    assert code == 0
    assert "mulligan.any_order@2006-10-01" in passed(events)
    lacking = {each["why"] for each in events if each.get("verdict") == "skipped"}
    assert "the engine does not place hand_size" in lacking


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


def test_a_number_for_each_head_is_named(tmp_path):
    code, events = check(tmp_path, "asked_wrongly.py", "reads one head")
    assert code == 1
    (failed,) = {each["id"] for each in events if each.get("verdict") == "fail"} & {"life.start"}
    assert failed == "life.start"


TEXT = ("--date", "current", "--vary", "--seed", "3")


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
