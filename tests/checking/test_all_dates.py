"""`--date all` is each day on which a rule changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ettin_spec.rulebook import load_rules
from ettin_tck.cli import run


@pytest.mark.slow  # played on each day on which a rule changed
def test_every_rulebook_is_played(tmp_path: Path) -> None:
    file = tmp_path / "events"
    assert run(["check", "--id", "combat.*", "--date", "all", "--ndjson", str(file)]) == 0
    events = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    played = {event["date"] for event in events if event["event"] == "case"}
    assert played == set(load_rules().change_dates())
