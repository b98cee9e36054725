"""What the benchmarks share: `--short`, processes and what they used, and an earlier commit."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
BEFORE = "2e2aeef"
"""The youngest commit before the engine was last made faster that knows what today asks for."""

ETTIN = (sys.executable, "-m", "ettin_tck")
MODEST = (sys.executable, str(Path(__file__).with_name("modest_reference.py")))
FEW = ("--id=life.read.*",)
"""The cases of a short form."""

OWN = """
import resource, sys
from ettin_tck.cli import run
code = run(sys.argv[2:])
own = resource.getrusage(resource.RUSAGE_SELF)
with open(sys.argv[1], "w") as file:
    print(own.ru_utime + own.ru_stime, own.ru_maxrss, file=file)
sys.exit(code)
"""
"""Runs `ettin` and writes what this one process used, its children left out."""


STARTER = """
import resource, subprocess, sys, time
began = time.perf_counter()
code = subprocess.call(sys.argv[2:])
seconds, used = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
with open(sys.argv[1], "w") as file:
    print(seconds, used.ru_utime + used.ru_stime, used.ru_maxrss, file=file)
sys.exit(code)
"""
"""Runs a command and writes what it and its children used."""


def arguments(what: str, *, rev: bool = False) -> Namespace:
    """What a benchmark is asked for on its command line; `rev`, to be measured against a commit."""
    parser = ArgumentParser(description=what)
    parser.add_argument(
        "--short", action="store_true", help="One round of few cases, to see that it works."
    )
    if rev:
        parser.add_argument("rev", nargs="?", default=BEFORE, help="The commit to measure against.")
    return parser.parse_args()


@dataclass(frozen=True)
class Used:
    """What a process used: seconds on the clock, seconds of processors, MiB at the most."""

    seconds: float
    processor: float
    memory: float


def run(
    command: Sequence[str],
    environment: Mapping[str, str] | None = None,
    given: Path | None = None,
    written: Path | None = None,
) -> Used:
    """What a command and its children used; it must succeed. `written` takes what it says.

    A small process starts it: a child of this one would count as large as this one is.
    """
    nowhere, env = Path(os.devnull), {**os.environ, **(environment or {})}
    with (
        tempfile.NamedTemporaryFile("r", encoding="utf-8") as note,
        (given or nowhere).open("rb") as source,
        (written or nowhere).open("wb") as sink,
    ):
        starter = (sys.executable, "-S", "-c", STARTER, note.name, *command)
        code = subprocess.run(starter, stdin=source, stdout=sink, env=env, check=False).returncode
        if code:
            raise SystemExit(f"{shlex.join(command)} ended with {code}")
        seconds, processor, most = map(float, note.read().split())
    return Used(seconds, processor, _mebibytes(most))


def check(*options: str) -> Used:
    """What a check of the reference used, with its engines; memory is that of the largest."""
    return run((*ETTIN, "check", *options))


def runner_alone(claims: Path, *options: str) -> float:
    """Seconds of processors that the runner of a check used, start-up included, engine left out."""
    with tempfile.TemporaryDirectory() as folder:
        note = Path(folder) / "own"
        engine = (*MODEST, str(claims))
        run((sys.executable, "-c", OWN, str(note), "check", "--jobs=1", *options, "--", *engine))
        return float(note.read_text(encoding="utf-8").split()[0])


def record(lines: Path, claims: Path, *options: str) -> None:
    """Write every line that a check sends to its one engine, without the cards' texts.

    That is today's reference, asked only what the one whose claims these are can be asked; texts
    are not read by either, and an earlier one would refuse them.
    """
    with tempfile.TemporaryDirectory() as folder:
        sent = Path(folder) / "sent"
        engine = f"tee {shlex.quote(str(sent))} | {shlex.join((*MODEST, str(claims)))}"
        run((*ETTIN, "check", "--jobs=1", *options, "--", "sh", "-c", engine))
        with sent.open("rb") as source, lines.open("wb") as sink:
            sink.writelines(_without_texts(line) for line in source)


def _without_texts(line: bytes) -> bytes:
    if b'"text"' not in line:
        return line
    request = json.loads(line)
    for command in request["params"]["commands"]:
        if "cards" in command:
            command["cards"] = _untold(command["cards"])
    return json.dumps(request, separators=(",", ":")).encode() + b"\n"


def claimed(claims: Path, source: Path) -> None:
    """Write what the reference of a checkout says that it can do."""
    path = {"PYTHONPATH": os.pathsep.join(_rooms(source))}
    asked = claims.with_name("asked")
    asked.write_text('{"jsonrpc": "2.0", "id": 1, "method": "initialize"}\n', encoding="utf-8")
    run((*ETTIN, "engine"), path, asked, claims)


def engine_alone(lines: Path, source: Path = ROOT) -> float:
    """Seconds of processors that the reference of a checkout used for the lines, start-up included.

    A reference that cannot answer one of them is not measured but refused.
    """
    path = {"PYTHONPATH": os.pathsep.join(_rooms(source))}
    with tempfile.TemporaryDirectory() as folder:
        answers = Path(folder) / "answers"
        used = run((*ETTIN, "engine"), path, lines, answers)
        asked, answered = _lines_of(lines), _lines_of(answers)
        wrong = _error_among(answers)
    if wrong is not None or answered != asked:
        raise SystemExit(f"the reference in {source} answered {answered} of {asked}: {wrong!r}")
    return used.processor


def played_then(source: Path) -> tuple[str, ...]:
    """Options for the scenarios that a checkout has as well, placed, played and needing the same.

    A reference can be asked only for what it knows: what has come since is left out.
    """
    then, now = _scenarios(source), _scenarios(ROOT)
    return tuple(f"--id={name}" for name, cases in now.items() if then.get(name) == cases)


def _scenarios(source: Path) -> dict[str, list[object]]:
    """What is asked in each scenario of a checkout, by its id."""
    path = {"PYTHONPATH": os.pathsep.join(_rooms(source))}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "corpus.json"
        run((*ETTIN, "corpus", "--no-cache", "--out", str(file)), path, written=Path(os.devnull))
        scenarios = json.loads(file.read_bytes())["scenarios"]
    return {each["id"]: [_asked(case) for case in each["cases"]] for each in scenarios}


def _asked(case: dict[str, Any]) -> object:
    """A case without what is expected of it."""
    commands = [part["command"] for part in case["play"]]
    cards = [_untold(day["new_game"].get("cards", {})) for day in case["days"]]
    distinct = sorted({json.dumps(each, sort_keys=True) for each in cards})
    return case["from"], case["opening"], case["needs"], commands, distinct


def _untold(cards: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Cards without their texts."""
    return {
        name: {key: part for key, part in card.items() if key != "text"}
        for name, card in cards.items()
    }


def _lines_of(file: Path) -> int:
    with file.open("rb") as lines:
        return sum(1 for _ in lines)


def _error_among(answers: Path) -> bytes | None:
    """The first answer that is an error of the protocol's, or says that something is not known."""
    with answers.open("rb") as lines:
        maybe = (line for line in lines if b'"error"' in line or b'"unsupported"' in line)
        return next((line for line in maybe if _is_none(json.loads(line))), None)


def _is_none(answer: dict[str, Any]) -> bool:
    results = answer.get("result", {}).get("results", [])
    return "error" in answer or any(each["is"] == "unsupported" for each in results)


@contextmanager
def earlier(rev: str) -> Iterator[Path]:
    """A commit of this project in a folder of its own, for as long as it is needed."""
    git = ("git", "-c", "safe.directory=*", "-C", str(ROOT), "worktree")
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run((*git, "add", "-q", "--detach", str(tree), rev), check=True)
        subprocess.run((sys.executable, "-m", "compileall", "-q", *_rooms(tree)), check=True)
        try:
            yield tree
        finally:
            subprocess.run((*git, "remove", "--force", str(tree)), check=True)


def _rooms(source: Path) -> list[str]:
    """The folders of a checkout that hold its packages."""
    return [str(source / room) for room in ("spec", "impl", "conformance")]


def _mebibytes(most: float) -> float:
    """MiB, from what the system counts in KiB, or on a Mac in bytes."""
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)
