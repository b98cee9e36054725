"""The second engine with rules broken: its source with expressions of it put in others' places."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import msgspec
from adapters.second_engine import BUILDING, CRATE, ROOT, without_cargo
from shared.run_results import folder, kept

RULES = Path(__file__).with_name("broken_rules.yaml")
BUGS = Path(__file__).with_name("deep_bugs.yaml")
QUICKLY = {"CARGO_INCREMENTAL": "1"}
"""What makes it be compiled soon; its own profile is optimised as far as tours repay."""
WHICH = "BROKEN_RULE"
"""The environment variable that says the number of the rule that is broken as the program runs."""
CHOICE = f"""
/// Is this rule the one that is broken?
pub fn broken(number: usize) -> bool {{
    static WHICH: std::sync::OnceLock<Option<usize>> = std::sync::OnceLock::new();
    *WHICH.get_or_init(|| std::env::var("{WHICH}").ok()?.parse().ok()) == Some(number)
}}
"""


class Change(msgspec.Struct, frozen=True):
    """An expression of the source, where it stands, and what takes its place."""

    file: str
    old: str
    new: str

    @property
    def source(self) -> Path:
        """The file in which it stands."""
        return ROOT / CRATE / "src" / self.file

    @property
    def stands_once(self) -> bool:
        """Does it stand where it is said to, and is something else put in its place?"""
        return self.source.read_text("utf-8").count(self.old) == 1 and self.old != self.new


class Broken(Change, frozen=True):
    """A rule that is one expression, and who is to notice that it is broken."""

    rule: str
    id: str

    @property
    def changes(self) -> tuple[Change, ...]:
        """What is put in whose place."""
        return (self,)


class DeepBug(msgspec.Struct, frozen=True):
    """A rule that is broken only after something has happened, and what comes upon that.

    `tour`: where the flow alone shows it, gone in games of `variant`.
    `game`: the variant and the seed of a random game that does.
    `perft`: the position that is counted from.
    """

    rule: str
    changes: tuple[Change, ...]
    tour: str | None = None
    variant: str = "two-headed-giant"
    game: tuple[str, int] | None = None
    perft: str | None = None


def broken_rules() -> tuple[Broken, ...]:
    """All of the table."""
    return msgspec.yaml.decode(RULES.read_bytes(), type=tuple[Broken, ...])


def deep_bugs() -> tuple[DeepBug, ...]:
    """All of the other table."""
    return msgspec.yaml.decode(BUGS.read_bytes(), type=tuple[DeepBug, ...])


@cache
def broken_program() -> Path:
    """The engine, compiled once for all workers of a run, with everything broken of both tables.

    What is broken as it runs `WHICH` says: the number of one of them, the deep bugs last.
    """
    return kept("broken-second-engine", _built)


def run_on(
    program: Path, number: int | None, *words: str, patience: float
) -> subprocess.CompletedProcess[str]:
    """What `ettin` says of the engine with so many a rule broken, or with none."""
    return subprocess.run(
        (sys.executable, "-m", "ettin_tck", *words, "--", str(program)),
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), WHICH: str(number)},
        capture_output=True,
        text=True,
        timeout=patience,
        check=False,
    )


def _built() -> Path:
    if shutil.which("cargo") is None:
        without_cargo(bool(os.environ.get("CI")))
    crate = folder() / "crate"
    shutil.copytree(ROOT / CRATE, crate, ignore=shutil.ignore_patterns("target"))
    for number, broken in enumerate((*broken_rules(), *deep_bugs())):
        for each in broken.changes:
            file = crate / "src" / each.file
            either = f"(if crate::broken({number}) {{ {each.new} }} else {{ {each.old} }})"
            file.write_text(file.read_text("utf-8").replace(each.old, either), "utf-8")
    with (crate / "src" / "lib.rs").open("a", encoding="utf-8") as library:
        library.write(CHOICE)
    subprocess.run(
        ("cargo", "build", "--quiet", "--locked"),
        cwd=crate,
        env={**os.environ, **QUICKLY, "RUSTFLAGS": "-Awarnings"},
        timeout=BUILDING,
        check=True,
    )
    return crate / "target" / "debug" / "second-engine"
