"""Every situation of `corpus.json`, one test a case: `ettin corpus --date current --out corpus.json`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from adapter import Adapter
from claims import CLAIMS
from messages import CorpusCase, CorpusFile, Days, Must, NewGame, Result, Status

FILE = Path(__file__).parents[1] / "corpus.json"
CAN: Any = {
    "profiles": ["game"],
    "facets": [],
    "variants": ["two-headed-giant"],
    "actions": [],
    "places": [],
    "observes": [],
    "advances": [],
    **CLAIMS,
}
CARDS: Any = {"names": [], "words": [], "wording": "by_date", **(CLAIMS.get("cards") or {})}


def situations() -> Iterator[Any]:
    """Each case on each of its dates."""
    if not FILE.exists():
        pytest.fail(f"no {FILE.name}: ettin corpus --date current --out {FILE.name}")
    corpus: CorpusFile = json.loads(FILE.read_bytes())
    for scenario in corpus["scenarios"]:
        for case in scenario["cases"]:
            for days in case["days"]:
                for date in days["dates"]:
                    yield pytest.param(case, days, date, id=f"{case['id']} {date}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test a case."""
    metafunc.parametrize(("case", "days", "date"), list(situations()))


def test_case(case: CorpusCase, days: Days, date: str) -> None:
    """All that the case says comes true."""
    if lacking := lack(case, days, date):
        pytest.skip(f"not claimed: {lacking}")
    adapter = Adapter()
    new_game = cast(NewGame, {**days["new_game"], "date": date})
    status: Status | None = None
    for command in (new_game, case["opening"], *case["answers"]):
        result = adapter.run([command])[0]
        if result["is"] == "unsupported" and command["cmd"] == "answer":
            pytest.skip(result["reason"])
        assert result["is"] == "done", f"{command['cmd']}: {result}"
        status = result.get("status")
    for beat in case["play"]:
        result = adapter.run([beat["command"]])[0]
        if result["is"] == "needs" and beat["expect"]["is"] != "needs":
            pytest.skip(f"undecided, since the case foresees no answer to {result['choice']}")
        assert problem(beat["expect"], result, status) == "", beat["says"]
        status = cast(Any, result).get("status", status)


def lack(case: CorpusCase, days: Days, date: str) -> str:
    """The first thing that a case needs and the claims do not have."""
    variant = days["new_game"]["variant"]
    if variant not in CAN["variants"]:
        return f"the variant {variant}"
    if not CAN["rules"]["first"] <= date <= CAN["rules"]["last"]:
        return f"the rules of {date}"
    for kind, names in cast(dict[str, list[str]], case["needs"]).items():
        for name in names:
            if name not in CAN[kind]:
                return f"{kind}: {name}"
    unknown = (name for name, asked in days["cards"].items() if not knows(name, asked))
    return next((f"the card {name}" for name in unknown), "")


def knows(name: str, asked: Any) -> bool:
    """Can a card be played, by its name or by the words of its declaration?"""
    if CARDS["wording"] == "current" and asked.get("reworded", False):
        return False
    if {"*", name, *asked.get("stand_ins", [])} & set(CARDS["names"]):
        return True
    words = CARDS["words"]
    return bool(words) and ("*" in words or set(asked.get("words", [])) <= set(words))


def problem(expect: Must, result: Result, before: Status | None) -> str:
    """What is wrong with a result; nothing where all is well."""
    if result["is"] != expect["is"]:
        return f"{result['is']}, not {expect['is']}: {result}"
    if result["is"] == "value" and expect["is"] == "value":
        wanted, value = expect["value"], result["value"]
        return "" if same(wanted, value) else f"{value}, not {wanted}"
    if expect["is"] != "done" or result["is"] != "done" or "status" not in result:
        return ""
    status = result["status"]
    if status is None or status["waiting"]["for"] == "over":
        return ""
    if (at := expect.get("at")) and not same(at, status):
        return f"stands at {status['step']} of {status['active']}"
    ended = status["turn"] - before["turn"] if before else 0
    turns = expect.get("turns")
    return f"{ended} turns ended, not {turns}" if turns is not None and turns != ended else ""


def same(wanted: Any, value: Any) -> bool:
    """Is a value the one wanted? Further members of an object are free; true is not 1."""
    if isinstance(wanted, dict) and isinstance(value, dict):
        return all(key in value and same(part, value[key]) for key, part in wanted.items())
    return type(wanted) is type(value) and bool(wanted == value)
