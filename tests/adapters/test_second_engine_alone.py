"""Whole games that the second engine plays by itself keep to the flow, which reads their logs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from adapters.second_engine import ROOT, built

from ettin_spec.protocol.capabilities import Capabilities
from ettin_tck.fuzzing.drawn_tables import drawn
from ettin_tck.fuzzing.tables import pool
from ettin_tck.library import Library

if TYPE_CHECKING:
    from pathlib import Path

    from ettin_tck.fuzzing.tables import Pool

pytestmark = pytest.mark.slow  # the program is compiled

PATIENCE = 120
DAYS = ("2012-01-01", "2026-06-19")
VARIANTS = ("two-headed-giant", "two-player", "free-for-all", "three-headed-giant")


def said(*words: str, told: str) -> subprocess.CompletedProcess[str]:
    """The program on its own, with something to read."""
    return subprocess.run(
        (str(built()), *words),
        input=told,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@cache
def cards(day: str) -> Pool:
    """The cards that it plays on a day."""
    request = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}})
    answer = json.loads(said(told=request + "\n").stdout)
    can = msgspec.convert(answer["result"], Capabilities)
    return pool(Library("en"), day, (can,))


def opening(variant: str, day: str, seed: int, *, around_few: bool = False) -> str:
    rng = Random(f"{variant} {seed}")
    table = drawn(rng, cards(day), day, variant, around_few=around_few)
    commands: list[Any] = [
        json.loads(msgspec.json.encode(each)) for each in (table.new_game, table.place)
    ]
    return json.dumps({"commands": commands})


def watched(log: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-m", "ettin_tck", "watch", str(log)),
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("day", DAYS)
def test_its_games_never_depart_from_the_flow(variant: str, day: str, tmp_path: Path) -> None:
    told = opening(variant, day, 5, around_few=True)
    played = said("selfplay", "--seed", "5", "--moves", "300", told=told)
    assert played.returncode == 0, played.stderr
    lines = played.stdout.splitlines()
    assert len(lines) > len(VARIANTS)
    log = tmp_path / "log"
    log.write_text(played.stdout, "utf-8")
    done = watched(log)
    assert done.returncode == 0, done.stdout


def test_the_same_seed_plays_the_same_and_another_another() -> None:
    told = opening("two-headed-giant", DAYS[1], 1)
    first, again, other = (said("selfplay", "--seed", seed, told=told).stdout for seed in "775")
    assert first == again != other


def test_a_step_that_is_left_out_of_its_log_is_noticed(tmp_path: Path) -> None:
    played = said("selfplay", "--moves", "200", told=opening("two-headed-giant", DAYS[1], 5))
    lines = [json.loads(line) for line in played.stdout.splitlines()]
    for line in lines[1:]:
        line["steps"] = [each for each in line.get("steps", []) if each["step"] != "upkeep"]
    log = tmp_path / "log"
    log.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    assert watched(log).returncode == 1


@pytest.mark.parametrize(
    ("words", "told", "why"),
    [
        (("selfplay",), "no", "no JSON"),
        (("selfplay",), '{"commands": []}', "begins with `new_game`"),
        (("selfplay", "--seed", "x"), "{}", "--seed is not understood"),
        (("juggle",), "", "juggle is no word"),
    ],
)
def test_what_it_cannot_play_is_said_in_a_line(words: tuple[str, ...], told: str, why: str) -> None:
    done = said(*words, told=told)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr
