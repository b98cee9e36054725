"""Is this checkout, in all that others see of it, the same as an earlier commit?

`python packaging/same_as_before.py REV [--id ID] [--date DATE] [--lang LANGUAGE]` compares the
corpus file of each language, the JSON Schemas, and every event of a check of the reference:
verdicts, messages and what went over the wire, on all dates and in all languages unless some are
named. Times are left out. What is new in a schema is told and is no difference. The exit code is 1
if anything else differs.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PACKAGES = ("spec", "impl", "conformance")
LANGUAGES = ("en", "fr", "it", "ja")
TIMES = ("seconds", "engine_seconds")
SHOWN = 5
"""Differences of one kind that are shown."""


def main() -> int:
    """Compare, print, and give the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rev")
    parser.add_argument("--id", action="append", default=[])
    parser.add_argument("--date", action="append", default=[])
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    asked = parser.parse_args()
    chosen = [f"--id={each}" for each in asked.id]
    chosen += [f"--date={each}" for each in asked.date or ["all"]]
    with _tree(asked.rev) as before:
        found = [
            *_schemas(before, ROOT),
            *_corpora(before, ROOT, asked.lang or LANGUAGES),
            *_checks(before, ROOT, chosen),
        ]
    for line in found:
        print(line)
    print("the same" if not found else f"{len(found)} differences")
    return 1 if found else 0


@contextmanager
def _tree(rev: str) -> Iterator[Path]:
    """The files of a commit, in a folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        git = ("git", "-C", str(ROOT), "worktree")
        subprocess.run((*git, "add", "-q", "--detach", str(tree), rev), check=True)
        try:
            yield tree
        finally:
            subprocess.run((*git, "remove", "--force", str(tree)), check=True)


def _ettin(tree: Path, *arguments: str) -> str:
    """What `ettin` prints, run from the sources of a tree."""
    path = os.pathsep.join(str(tree / package) for package in PACKAGES)
    done = subprocess.run(
        (sys.executable, "-m", "ettin_tck", *arguments),
        cwd=tree,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=False,
    )
    return done.stdout


def _schemas(before: Path, now: Path) -> Iterator[str]:
    old, new = ({f.name: f for f in tree.glob("spec/**/*.json")} for tree in (before, now))
    for name in sorted({*old, *new}):
        if name not in old or name not in new:
            yield f"schema {name}: {'new' if name in new else 'gone'}"
            continue
        was, is_ = (json.loads(each[name].read_text(encoding="utf-8")) for each in (old, new))
        yield from _lost(f"schema {name}", was, is_)


def _lost(where: str, was: Any, is_: Any) -> Iterator[str]:
    """What a schema said and says no longer, or otherwise; descriptions may grow."""
    if isinstance(was, dict) and isinstance(is_, dict):
        for key in was:
            if key != "description":
                yield from _lost(f"{where}.{key}", was[key], is_.get(key))
        for key in is_.keys() - was.keys():
            print(f"new: {where}.{key}")
    elif was != is_:
        yield f"{where}: was {was}, is {is_}"


def _corpora(before: Path, now: Path, languages: Sequence[str]) -> Iterator[str]:
    for language in languages:
        one, other = (_ettin(tree, "corpus", "--lang", language) for tree in (before, now))
        if one != other:
            yield f"the corpus file in {language}"


def _checks(before: Path, now: Path, chosen: list[str]) -> Iterator[str]:
    told = (_ettin(tree, "check", "--ndjson", "-", *chosen) for tree in (before, now))
    old, new = ([_event(line) for line in text.splitlines()] for text in told)
    differing = [pair for pair in zip_longest(old, new) if pair[0] != pair[1]]
    for one, other in differing[:SHOWN]:
        name = (one or other or {}).get("case", (one or other or {}).get("event"))
        yield f"event {name}: {_differing(one or {}, other or {})}"
    if len(differing) > SHOWN:
        yield f"and {len(differing) - SHOWN} more events"
    print(f"{len(new)} events compared")


def _event(line: str) -> dict[str, Any]:
    event: dict[str, Any] = json.loads(line)
    return {key: value for key, value in event.items() if key not in TIMES}


def _differing(one: dict[str, Any], other: dict[str, Any]) -> str:
    keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
    return ", ".join(f"{key}: {one.get(key)!s:.80} | {other.get(key)!s:.80}" for key in keys)


if __name__ == "__main__":
    sys.exit(main())
