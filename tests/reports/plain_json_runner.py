"""Plays a written corpus on any engine, knowing nothing of ettin: JSON in, JSON out."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Sequence
from typing import Any

Json = Any


class Engine:
    """A child process that speaks the protocol; use as a context manager."""

    def __init__(self, command: Sequence[str]) -> None:
        self._child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._child.stdin and self._child.stdout
        self._child.stdin.close()
        self._child.wait(30)
        self._child.stdout.close()

    def run(self, *commands: Json) -> list[Json]:
        """The results of some commands."""
        assert self._child.stdin and self._child.stdout
        says = {"jsonrpc": "2.0", "id": 1, "method": "run", "params": {"commands": commands}}
        self._child.stdin.write(json.dumps(says).encode() + b"\n")
        self._child.stdin.flush()
        results: list[Json] = json.loads(self._child.stdout.readline())["result"]["results"]
        return results


def plays(corpus: Json) -> Iterator[tuple[Json, Json, str]]:
    """Each case with the days that are alike, on each date."""
    for scenario in corpus["scenarios"]:
        for case in scenario["cases"]:
            for days in case["days"]:
                yield from ((case, days, date) for date in days["dates"])


def verdicts(corpus: Json, engine: Engine) -> dict[tuple[str, str], bool]:
    """Does each case on each date pass?"""
    return {(c["id"], date): passes(engine, c, days, date) for c, days, date in plays(corpus)}


def passes(engine: Engine, case: Json, days: Json, date: str) -> bool:
    """Play a case on a date."""
    game = {**days["new_game"], "date": date}
    before = engine.run(game, case["opening"], *case["answers"])[-1].get("status")
    for beat in case["play"]:
        (result,) = engine.run(beat["command"])
        if not fits(beat["expect"], result, before):
            return False
        before = result.get("status", before)
    return True


def fits(expect: Json, result: Json, before: Json) -> bool:
    """Is a result what must come, with `before` the last status?"""
    if expect["is"] != result["is"]:
        return False
    if expect["is"] == "value":
        return holds(expect["value"], result["value"])
    now = result.get("status")
    if now is None or before is None:
        return bool(now is before)
    if expect["is"] == "refused":
        return standing(now) == standing(before)
    ended = now["turn"] - before["turn"]
    over = now["waiting"]["for"] == "over"
    return holds(expect.get("at", {}), now) and (over or expect.get("turns", ended) == ended)


def standing(status: Json) -> Json:
    """Where the game stands, without what has happened since the last status."""
    return {key: value for key, value in status.items() if key not in ("passed", "steps")}


def holds(expected: Json, actual: Json) -> bool:
    """Is all that is expected there?"""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return all(key in actual and holds(value, actual[key]) for key, value in expected.items())
    return type(expected) is type(actual) and bool(expected == actual)
