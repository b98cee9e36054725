"""`ettin watch`: the log of a game is held against the flow, from outside."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from house.checkout import ROOT

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol.actions import Attack, Keep
from ettin_spec.protocol.commands import Act, Deal, NewGame, Pass, Team
from ettin_spec.protocol.results import ForPriority

pytestmark = [
    pytest.mark.slow,  # whole games are played and watched
    pytest.mark.together("log watch"),
]

TEAMS = [
    {"id": "A", "players": ["Ann", "Bob"], "primary": "Ann"},
    {"id": "B", "players": ["Cy", "Di"], "primary": "Cy"},
]
GAME: dict[str, Any] = {"teams": TEAMS}


def at(step: str, who: str, turn: int = 3, stack: int = 0, **more: Any) -> dict[str, Any]:
    return {
        "turn": turn,
        "active": "A" if turn % 2 else "B",
        "step": step,
        "stack": stack,
        "waiting": {"for": "priority", "team": who},
        **more,
    }


RIGHT = [
    at("precombat_main", "A"),
    at("precombat_main", "A", stack=1, did="cast", by="Ann"),
    at("precombat_main", "B", stack=1, passed=["A"]),
    at("precombat_main", "A", passed=["B"]),
    at("precombat_main", "A", did="land", by="Bob"),
    at("beginning_of_combat", "A"),
    at("postcombat_main", "A"),
    at("upkeep", "B", turn=4),
    at("draw", "B", turn=4, passed=["B", "A"]),
]
WRONG = [
    (3, at("precombat_main", "B", passed=["B"]), "pass.resolve"),
    (6, at("combat_damage", "A"), ""),
    (7, {**at("upkeep", "A", turn=4), "active": "A"}, ""),
    (7, at("postcombat_main", "A", stack=2), ""),
    (8, at("draw", "B", turn=4, passed=["B"]), "pass"),
]


def watch(folder: Path, lines: list[Any], *more: str) -> subprocess.CompletedProcess[str]:
    text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    (folder / "log").write_text(text, encoding="utf-8")
    command = (sys.executable, "-m", "ettin_tck", "watch", "log", *more)
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_game_that_keeps_to_the_flow_is_followed_to_its_end(tmp_path: Path) -> None:
    done = watch(tmp_path, [GAME, *RIGHT])
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{len(RIGHT)} statuses" in done.stdout


@pytest.mark.parametrize(("number", "wrong", "transition"), WRONG)
def test_a_departure_is_told_with_its_line_and_clause(
    tmp_path: Path, number: int, wrong: dict[str, Any], transition: str
) -> None:
    done = watch(tmp_path, [GAME, *RIGHT[:number], wrong])
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"log:{number + 2}: FLOW  {transition}" in done.stdout
    assert re.search(r"FLOW  \S+  \d{3}\.\d", done.stdout)


def test_it_is_told_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    number, wrong, _ = WRONG[0]
    done = watch(tmp_path, [GAME, *RIGHT[:number], wrong], "--lang", "it")
    assert "Una squadra" in done.stdout


def test_a_game_of_the_reference_is_followed_from_its_mulligans(tmp_path: Path) -> None:
    engine = ReferenceEngine()
    engine.initialize()
    teams = tuple(msgspec.convert(team, Team) for team in TEAMS)
    engine.run([NewGame("2026-11-24", "two-headed-giant", "tournament", teams)])
    (dealt,) = engine.run([msgspec.convert({"cmd": "deal", "first": "A"}, Deal)])
    lines = [msgspec.to_builtins(dealt.status)]
    for player in ("Ann", "Bob", "Cy", "Di"):
        (kept,) = engine.run([Act(Keep(player))])
        lines.append({**msgspec.to_builtins(kept.status), "did": "keep", "by": player})
    for _ in range(60):
        waiting = kept.status.waiting
        passes = isinstance(waiting, ForPriority)
        active = "Ann" if kept.status.active == "A" else "Cy"
        (kept,) = engine.run([Pass(waiting.team) if passes else Act(Attack(active, ()))])
        told = {"passed": [waiting.team]} if passes else {}
        lines.append({**msgspec.to_builtins(kept.status), **told})
    assert len(lines) > 50
    done = watch(tmp_path, [{**GAME, "date": "2026-11-24"}, *lines])
    assert done.returncode == 0, done.stdout + done.stderr
    left_out = [{**GAME, "date": "2026-11-24"}, *lines[:20], *lines[22:]]
    assert watch(tmp_path, left_out).returncode == 1


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ([], "log:1: not the game"),
        (["no json"], "log:1: not the game"),
        ([{"teams": []}], "two teams or more"),
        ([{"teams": [TEAMS[0], TEAMS[0]]}, RIGHT[0]], "go by one name"),
        ([{**GAME, "variant": "one-headed"}, RIGHT[0]], "one-headed"),
        ([{**GAME, "date": "yesterday"}, RIGHT[0]], "yesterday"),
        ([GAME], "no status follows"),
        ([GAME, {"turn": 3}], "log:2: not a status"),
        ([GAME, {**RIGHT[0], "turn": -1}], "log:2: turn -1"),
        ([GAME, {**RIGHT[0], "active": "C"}], "log:2:"),
        ([GAME, {**RIGHT[0], "did": "cast", "by": "Zed"}], "log:2: cast by 'Zed'"),
        ([GAME, {**RIGHT[0], "did": "keep", "by": "A"}], "log:2: keep by 'A'"),
        ([GAME, "[" * 9000], "log:2: not a status"),
    ],
)
def test_what_is_no_log_is_one_error_with_its_line(
    tmp_path: Path, lines: list[Any], said: str
) -> None:
    done = watch(tmp_path, lines)
    assert done.returncode == 2, done.stdout
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_the_log_of_the_documentation_is_one(tmp_path: Path) -> None:
    text = (ROOT / "docs/watching.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```json\n(.*?)```", text, flags=re.DOTALL)
    done = watch(tmp_path, [line for block in blocks for line in block.splitlines()])
    assert done.returncode == 0, done.stderr
