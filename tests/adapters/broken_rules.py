"""The second engine with rules broken: its source with expressions of it put in others' places."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import msgspec
from adapters.second_engine import BUILDING, CRATE, ROOT

TABLE = Path(__file__).with_name("broken_rules.yaml")
QUICKLY = {"CARGO_PROFILE_DEV_OPT_LEVEL": "0", "CARGO_INCREMENTAL": "1"}
"""What makes it be compiled soon; it plays few games."""
WHICH = "BROKEN_RULE"
"""The environment variable that says the number of the rule that is broken as the program runs."""
CHOICE = f"""
/// Is this rule the one that is broken?
pub fn broken(number: usize) -> bool {{
    static WHICH: std::sync::OnceLock<Option<usize>> = std::sync::OnceLock::new();
    *WHICH.get_or_init(|| std::env::var("{WHICH}").ok()?.parse().ok()) == Some(number)
}}
"""


class Broken(msgspec.Struct, frozen=True):
    """A rule, where it is written, what takes that place, and who is to notice it."""

    rule: str
    file: str
    old: str
    new: str
    id: str


def broken_rules() -> tuple[Broken, ...]:
    """All of the table."""
    return msgspec.yaml.decode(TABLE.read_bytes(), type=tuple[Broken, ...])


def source_of(broken: Broken) -> Path:
    """The file in which the rule is written."""
    return ROOT / CRATE / "src" / broken.file


def program_in(folder: Path, rules: tuple[Broken, ...]) -> Path:
    """The engine, compiled once, with all of these broken of which `WHICH` says the number."""
    crate = folder / "crate"
    shutil.copytree(ROOT / CRATE, crate, ignore=shutil.ignore_patterns("target"))
    for number, each in enumerate(rules):
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
