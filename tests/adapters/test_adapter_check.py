"""`ettin check` on the adapter: each kind of verdict, where it belongs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from adapters.javascript_adapter import PATIENCE, ROOT, Adapter

pytestmark = pytest.mark.slow  # each check plays every case that the adapter can

Make = Callable[..., Adapter]
Events = list[dict[str, Any]]

TODAY = {
    "combat.block.teammate": "pass",
    "game.draw.both_lose": "pass",
    "combat.damage.attacked": "pass",
    "combat.block.flying": "skipped",
    "combat.moat.player": "pass",
    "life.read.hidetsugu": "pass",
    "life.read.hidetsugu.two_totals": "pass",
    "life.set_each.biorhythm": "pass",
    "life.set_each.biorhythm.none": "pass",
    "trigger.step.verdant_force": "pass",
    "mulligan.all_declare": "not observable",
    "life.shared.flame_rift": "pass",
    "priority.mana_between": "pass",
    "turn.each_plays_land": "not observable",
    "life.shared.gray_merchant": "skipped",
    "life.shared.gray_merchant.devotion": "skipped",
    "life.read.lurking_evil": "skipped",
    "life.pay.team": "skipped",
    "life.set_one.magister_sphinx": "skipped",
    "life.set_one.twenty": "skipped",
    "life.set_one.beacon": "skipped",
    "life.set_each.repay_in_kind": "skipped",
    "game.lose.empty_library": "pass",
    "game.lose.empty_library.last_card": "pass",
    "game.concede": "pass",
    "game.concede.own_turn": "pass",
    "game.concede.hands": "pass",
    "game.win.test_of_endurance": "skipped",
    "game.win.test_of_endurance.too_little": "skipped",
    "game.win.test_of_endurance.no_longer": "skipped",
    "match.time.last_turn": "skipped",
    "match.time.one_turn_left": "skipped",
    "match.time.three_turns": "skipped",
}
"""Situations in force today and what this engine's verdict on each must be."""

READS_LIFE = {
    "game.draw.both_lose",
    "life.read.hidetsugu",
    "life.read.hidetsugu.two_totals",
    "life.set_each.biorhythm",
    "life.set_each.biorhythm.none",
}


def check(adapter: Adapter, file: Path, *options: str) -> tuple[int, Events]:
    """The exit code of a check and all that it told, an event a line."""
    command = (sys.executable, "-m", "ettin_tck", "check", "--ndjson", str(file), *options)
    done = subprocess.run(
        (*command, "--", *adapter.command),
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    return done.returncode, [json.loads(line) for line in file.read_text("utf-8").splitlines()]


@cache
def checked_today(command: tuple[str, ...]) -> tuple[int, Events]:
    """What a check of an adapter tells of the rules of today."""
    with TemporaryDirectory() as folder:
        return check(Adapter(command), Path(folder) / "events", "--date", "current")


def verdicts(events: Events) -> dict[str, set[str]]:
    """The verdicts on each situation, in the first of its variants."""
    found: dict[str, set[str]] = {}
    for event in events:
        if event["event"] == "case" and "+" not in event["case"]:
            found.setdefault(event["id"], set()).add(event["verdict"])
    return found


def of_kind(events: Events, kind: str) -> Events:
    """The events of one kind."""
    return [event for event in events if event["event"] == kind]


@pytest.mark.together("checked today")
def test_each_situation_gets_its_verdict(adapter: Make) -> None:
    code, events = checked_today(adapter().command)
    found = verdicts(events)
    assert {name: found[name] for name in TODAY} == {name: {TODAY[name]} for name in TODAY}
    assert not of_kind(events, "departed")
    assert code == 0


@pytest.mark.together("checked today")
def test_what_is_not_played_says_why(adapter: Make) -> None:
    _, events = checked_today(adapter().command)
    why = {e["id"]: e["why"] for e in of_kind(events, "case") if e["verdict"] != "pass"}
    assert "hand_size" in why["mulligan.all_declare"]
    assert all("call_time" in why[name] for name in TODAY if name.startswith("match."))
    skipped = [
        n for n, v in TODAY.items() if v == "skipped" and n.startswith(("life.", "game.win."))
    ]
    unanswered = "life.set_one.magister_sphinx"
    assert "does not claim the answer target" in why[unanswered]
    assert all("does not know" in why[name] for name in skipped if name != unanswered)


@pytest.mark.parametrize("date", ["2005-08-20", "2012-01-01", "2019-07-11"])
def test_rules_older_than_its_own_are_skipped_and_never_passed(
    adapter: Make, tmp_path: Path, date: str
) -> None:
    _, events = check(adapter(), tmp_path / "events", "--date", date)
    cases = of_kind(events, "case")
    assert cases
    assert {case["verdict"] for case in cases} == {"skipped"}
    whatever_the_date = ("claim the variant", "claim the facet")
    reasons = {c["why"] for c in cases if not any(why in c["why"] for why in whatever_the_date)}
    assert all("2019-07-12" in why for why in reasons)
    assert reasons


@pytest.mark.parametrize("split", ["even", "lopsided"])
def test_names_seats_and_the_share_of_life_change_no_verdict(
    adapter: Make, tmp_path: Path, split: str
) -> None:
    """With hands on the table the mulligans are seen too, and pass."""
    engine = adapter(f"--split={split}", "--open-hands")
    code, events = check(engine, tmp_path / "events", "--date", "current", "--vary")
    found = verdicts(events)
    assert {v for each in found.values() for v in each} == {"pass", "skipped", "not observable"}
    assert found["mulligan.all_declare"] == {"pass"}
    assert code == 0


def test_a_head_that_reads_its_own_number_fails_where_life_is_read(
    adapter: Make, tmp_path: Path
) -> None:
    code, events = check(adapter("--with-bug=own-life"), tmp_path / "events", "--date", "current")
    failed = {name for name, each in verdicts(events).items() if "fail" in each}
    assert failed >= READS_LIFE
    assert failed.isdisjoint(TODAY.keys() - READS_LIFE)
    assert code == 1
    (first,) = [e for e in of_kind(events, "case") if e["id"] == "life.read.hidetsugu"]
    assert "810.9a" in json.dumps(first["clauses"])
    assert "2010-04-23" in json.dumps(first["explained"])
