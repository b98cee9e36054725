"""A new value in the files that say it: the policy's own, and one of sentences a language."""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ettin_spec.errors import Place, SpecError
from ettin_spec.input_files import read_text
from ettin_spec.rulebook.all_rules import read_rules
from ettin_spec.rulebook.rulebook_model import ENGLISH

if TYPE_CHECKING:
    from ettin_spec.rulebook import Rules
    from ettin_tck.policy_change.new_value import NewValue

POLICIES, SENTENCES = "policies", "policy_sentences"
STEP = 2
"""Blanks by which a line stands deeper than the one that it belongs to."""
DATED = re.compile(r"\s*(\d{4}-\d\d-\d\d):")


def written(rulebook: Path, rules: Rules, new: NewValue) -> tuple[Path, ...]:
    """Write a value into a rulebook's folder: all its files, or none.

    Raises:
        SpecError: a file that is laid out otherwise, or a rulebook that would be none with it.
        OSError: a file that cannot be written; what was there is put back.
    """
    edits = edited(rulebook, rules, new)
    _check(rulebook, edits)
    before = {path: path.read_bytes() for path in edits}
    try:
        for path, text in edits.items():
            path.write_text(text, encoding="utf-8")
    except OSError:
        for path, content in before.items():
            if path.read_bytes() != content:
                path.write_bytes(content)
        raise
    return tuple(edits)


def edited(rulebook: Path, rules: Rules, new: NewValue) -> Mapping[Path, str]:
    """Every file that a value changes, with its new text."""
    name = Path(str(rules.policies[new.key].place.file)).name
    scope = ("in", new.piece) if new.piece else ("values",)
    own = rulebook / POLICIES / name
    edits = {own: with_line(read_text(own), (new.key, *scope), new.since, entry(new), own)}
    for language, sentence in new.means.items():
        if language != ENGLISH:
            path = rulebook / SENTENCES / language / name
            line = json.dumps(sentence, ensure_ascii=False)
            edits[path] = with_line(read_text(path), (new.key, *scope), new.since, line, path)
    return edits


def entry(new: NewValue) -> str:
    """A value as a policy's file has it, in one line."""
    value = new.value
    said = str(value) if isinstance(value, int) or value.isidentifier() else json.dumps(value)
    parts = [f"is: {said}", f"source: {new.source}"]
    parts += [f"clause: {new.clause}"] if new.clause else []
    parts += ["unproven: true"] if new.unproven else []
    means = json.dumps(new.means[ENGLISH], ensure_ascii=False)
    return f"{{{', '.join(parts)}, means: {means}}}"


def with_line(text: str, path: Sequence[str], since: str, said: str, file: Path) -> str:
    """The text with a dated line more below nested keys, in order of dates; all else as it was.

    Raises:
        SpecError: the file has no such keys.
    """
    lines = text.splitlines(keepends=True)
    start, end = _block(lines, path, file)
    place = start
    for number in range(start, end):
        if (found := DATED.match(lines[number])) and found[1] < since:
            place = number + 1
    deep = " " * STEP * len(path)
    return "".join((*lines[:place], f"{deep}{since}: {said}\n", *lines[place:]))


def _block(lines: Sequence[str], path: Sequence[str], file: Path) -> tuple[int, int]:
    """Where the lines below nested keys begin, and where they end."""
    start, end = 0, len(lines)
    for depth, key in enumerate(path):
        head = f"{' ' * STEP * depth}{key}:"
        found = next((n for n in range(start, end) if lines[n].rstrip() == head), None)
        if found is None:
            within = f"'{'.'.join(path[: depth + 1])}' has no lines of its own here"
            raise SpecError(Place(str(file)), within, "write it as the others")
        start = found + 1
        end = next((n for n in range(start, end) if _is_beside(lines[n], depth)), end)
    return start, end


def _is_beside(line: str, depth: int) -> bool:
    """Does a line belong to nothing at a depth?"""
    return bool(line.strip()) and len(line) - len(line.lstrip()) <= STEP * depth


def _check(rulebook: Path, edits: Mapping[Path, str]) -> None:
    """Read the rulebook as it would be, elsewhere."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / rulebook.name
        for path in _files(rulebook):
            target = copy / path.relative_to(rulebook)
            target.parent.mkdir(parents=True, exist_ok=True)
            if path in edits:
                target.write_text(edits[path], encoding="utf-8")
            else:
                shutil.copy(path, target)
        read_rules(copy)


def _files(rulebook: Path) -> Iterator[Path]:
    yield from (path for path in sorted(rulebook.rglob("*.yaml")) if path.is_file())
