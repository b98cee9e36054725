"""CONTRIBUTING.md as it is read: walks of steps, the commands that prove them, what goes wrong."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from house.checkout import ROOT
from shared.run_results import folder, kept

from ettin_spec.compiled.cache import cache_folder
from ettin_spec.language import features_root, load_corpus
from ettin_spec.languages import LANGUAGES

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
STEP = re.compile(r"\*\*\d+\. `([^`]+)`\*\*")
ROW = re.compile(r"\| `([^`]+)` \| `([^`]+)` \|")
COPIED = ("spec", "impl", "conformance", "features", "tests", "docs", "README.md", "pyproject.toml")
PROGRAMS = {
    "ettin": (sys.executable, "-m", "ettin_tck"),
    "pytest": (sys.executable, "-m", "pytest", "-p", "no:cacheprovider"),
    "python": (sys.executable,),
}


@dataclass(frozen=True)
class Step:
    """A file, and what is written in it: whole or at its end, as a diff, or by a command."""

    path: str
    kind: str
    text: str

    def take(self, copy: Path) -> None:
        """Do it in a copy of the project."""
        file = copy / self.path
        if self.kind == "sh":
            done = commanded(copy, self.text)
            assert done.returncode == 0, done.stderr
        elif self.kind == "diff":
            before, after = _sides(self.text)
            text = file.read_text(encoding="utf-8")
            assert text.count(before) == 1, f"{self.path} has not once:\n{before}"
            file.write_text(text.replace(before, after), encoding="utf-8")
        else:
            text = file.read_text(encoding="utf-8") + "\n" if file.exists() else ""
            file.write_text(text + self.text, encoding="utf-8")


@dataclass
class Walk:
    """One change: its steps, the commands of its quick test, and what is met without a file."""

    title: str
    steps: list[Step] = field(default_factory=list)
    proof: list[str] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)


def walks() -> dict[str, Walk]:
    """The walks of the document, by their titles."""
    parts = re.split(r"^## (.+)\n", TEXT, flags=re.MULTILINE)
    found = (_walk(title, text) for title, text in zip(parts[1::2], parts[2::2], strict=True))
    return {walk.title: walk for walk in found if walk.steps}


def _walk(title: str, text: str) -> Walk:
    walk, path = Walk(title), ""
    for kind, said in _parts(text):
        if kind == "step":
            path = said
        elif kind == "row":
            walk.left_out |= dict([ROW.findall(said)[0]])
        elif path:
            walk.steps.append(Step(path, kind, said))
            path = ""
        elif kind == "sh":
            walk.proof += said.splitlines()
    return walk


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """The heads of steps, the rows of tables, and the blocks by their language, in order."""
    lines = iter(text.splitlines())
    for line in lines:
        if step := STEP.match(line):
            yield "step", step[1]
        elif ROW.match(line):
            yield "row", line
        elif line.startswith("```"):
            block = iter(lambda: next(lines), "```")
            yield line.removeprefix("```"), "\n".join(block) + "\n"


def _sides(diff: str) -> tuple[str, str]:
    """What a diff finds, and what it puts there."""
    lines = diff.splitlines(keepends=True)
    return tuple("".join(line[1:] for line in lines if line[0] in f" {side}") for side in "-+")  # type: ignore[return-value]


def copied(folder: Path) -> Path:
    """A copy of the project, with nothing but what the walks touch and use."""
    for name in COPIED:
        take = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
        take(ROOT / name, folder / name)
    return folder


def compiled() -> Path:
    """Where it is kept what copies compile, begun with what the project itself has compiled."""
    return kept("walks-compiled", _begun)


def _begun() -> Path:
    for language in LANGUAGES:
        load_corpus(features_root(), language)
    begun, mine = folder() / "walks-compiled", cache_folder()
    begun.mkdir()
    for newest in _newest(mine) if mine else ():
        shutil.copy2(newest, begun)
    return begun


def _newest(cache: Path) -> Iterable[Path]:
    """The file of each name that was written last."""
    files = sorted(cache.glob("*.msgpack"), key=lambda file: file.stat().st_mtime)
    return {file.name.rpartition("-")[0]: file for file in files}.values()


def commanded(copy: Path, line: str) -> subprocess.CompletedProcess[str]:
    """What comes of a command of the document in a copy of the project.

    What is compiled is kept for all copies of this run, which differ elsewhere.
    """
    program, *rest = shlex.split(line)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    path = os.pathsep.join(str(copy / room) for room in ("spec", "impl", "conformance"))
    return subprocess.run(
        (*PROGRAMS[program], *rest),
        cwd=copy,
        env={**kept, "PYTHONPATH": path, "ETTIN_CACHE": str(compiled())},
        capture_output=True,
        text=True,
        check=False,
    )
