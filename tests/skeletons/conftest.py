"""Skeletons, each written and built once a worker, and the situations that they play."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from skeletons.skeleton_languages import carried_out, needs_tools, prepare

collect_ignore = ["frozen"]  # tests of their own, for their own runners

ETTIN = (sys.executable, "-m", "ettin_tck")


@pytest.fixture(scope="session")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All situations of today, as `ettin corpus` writes them, and some with words of tomorrow."""
    file = tmp_path_factory.mktemp("corpus") / "corpus.json"
    done = carried_out((*ETTIN, "corpus", "--date", "current", "--out", str(file)), file.parent)
    assert done.returncode == 0, done.stdout
    whole = json.loads(file.read_bytes())
    whole["scenarios"] += of_tomorrow(whole["scenarios"])
    file.write_text(json.dumps(whole), encoding="utf-8")
    return file


def of_tomorrow(scenarios: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A concession as a later corpus might have it: with a new purpose, and a new command."""
    (today,) = (each for each in scenarios if each["id"] == "game.concede")
    answer = {"cmd": "answer", "by": "Angie", "purpose": "tomorrow", "pick": ["yes"]}
    news: tuple[dict[str, Any], ...] = (
        {"answers": [answer]},
        {"opening": {"cmd": "tomorrow"}},
    )
    needs = {"actions": ["tomorrow"], "answers": ["tomorrow"]}
    return [
        {**today, "id": f"game.new_{number}", "cases": [new_case(today, new, needs, number)]}
        for number, new in enumerate(news)
    ]


def new_case(
    today: dict[str, Any], new: dict[str, Any], needs: dict[str, Any], number: int
) -> dict[str, Any]:
    """The first case of a scenario with something new in it."""
    case = today["cases"][0]
    return {**case, **new, "id": f"game.new_{number}", "needs": {**case["needs"], **needs}}


@pytest.fixture(scope="session")
def small_corpus(corpus: Path) -> Path:
    """Some of them, all that a skeleton claims included."""
    whole = json.loads(corpus.read_bytes())
    topics = ("game.", "priority.", "mulligan.")
    few = [each for each in whole["scenarios"] if each["id"].startswith(topics)]
    file = corpus.parent / "small.json"
    file.write_text(json.dumps({**whole, "scenarios": few}), encoding="utf-8")
    return file


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The folder of a language's skeleton, as `ettin new-adapter` writes it, built."""
    folders: dict[str, Path] = {}

    def folder(language: str) -> Path:
        if language not in folders:
            needs_tools(language)
            into = tmp_path_factory.mktemp(language) / "mine"
            done = carried_out((*ETTIN, "new-adapter", language, str(into)), into.parent)
            assert done.returncode == 0, done.stdout
            prepare(language, into)
            folders[language] = into
        return folders[language]

    return folder
