"""What the benchmarks share: `--short`, processes and what they used, and an earlier commit."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
BEFORE = "2e2aeef"
"""The youngest commit before the engine was last made faster that knows what today asks for."""

ETTIN = (sys.executable, "-m", "ettin_tck")
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
    command: Sequence[str], environment: Mapping[str, str] | None = None, given: Path | None = None
) -> tuple[Used, bytes]:
    """What a command and its children used, and what it wrote; it must succeed."""
    with (given or Path(os.devnull)).open("rb") as source, tempfile.TemporaryFile() as written:
        began = time.perf_counter()
        child = subprocess.Popen(
            command, stdin=source, stdout=written, env={**os.environ, **(environment or {})}
        )
        _, status, usage = os.wait4(child.pid, 0)
        seconds = time.perf_counter() - began
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode:
            raise SystemExit(f"{shlex.join(command)} ended with {child.returncode}")
        written.seek(0)
        said = written.read()
    return Used(seconds, usage.ru_utime + usage.ru_stime, _mebibytes(usage.ru_maxrss)), said


def check(*options: str) -> Used:
    """What a check of the reference used, with its engines; memory is that of the largest."""
    return run((*ETTIN, "check", *options))[0]


def runner_alone(*options: str) -> float:
    """Seconds of processors that the runner of a check used, start-up included, engine left out."""
    with tempfile.TemporaryDirectory() as folder:
        note = Path(folder) / "own"
        run((sys.executable, "-c", OWN, str(note), "check", "--jobs=1", *options))
        return float(note.read_text(encoding="utf-8").split()[0])


def record(lines: Path, *options: str) -> None:
    """Write every line that a check sends to its one engine."""
    engine = f"tee {shlex.quote(str(lines))} | {shlex.join(ETTIN)} engine"
    run((*ETTIN, "check", "--jobs=1", *options, "--", "sh", "-c", engine))


def engine_alone(lines: Path, source: Path = ROOT) -> float:
    """Seconds of processors that the reference of a checkout used for the lines, start-up included.

    A reference that cannot answer one of them is not measured but refused.
    """
    path = {"PYTHONPATH": os.pathsep.join(_rooms(source))}
    used, said = run((*ETTIN, "engine"), path, lines)
    answers = said.splitlines()
    asked = lines.read_bytes().count(b"\n")
    wrong = next((line for line in answers if "error" in json.loads(line)), None)
    if wrong is not None or len(answers) != asked:
        raise SystemExit(f"the reference in {source} answered {len(answers)} of {asked}: {wrong!r}")
    return used.processor


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


def _mebibytes(most: int) -> float:
    """MiB, from what the system counts in KiB, or on a Mac in bytes."""
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)
