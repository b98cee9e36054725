"""Rule numbers in anybody's files that are gone, have moved, or are another rule's now."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ettin_spec.errors import SpecError
from ettin_spec.input_files import read_bytes
from ettin_spec.rules_texts.comparing.changes import Kind
from ettin_tck.rules_impact.comparison_text import DOUBTFUL
from ettin_tck.rules_impact.editions import Comparison

NUMBER = re.compile(r"(?<![\w.])(\d{3}\.\d{1,3}[a-z]?)(?![\w]|\.\d)", re.ASCII)
HIDDEN = "."
LARGEST = 1 << 21
"""Bytes; what is larger is no source that anybody wrote."""


@dataclass(frozen=True)
class Citation:
    """A number in a file that means another rule, or none, in the new text."""

    path: Path
    line: int
    number: str
    now: str | None
    """What the rule is called now; None where it is gone."""
    is_anothers: bool
    """Has another rule this number now?"""
    is_sure: bool

    def __str__(self) -> str:
        where = f"{self.path}:{self.line}: {self.number}"
        other = ", and another rule has its number" if self.is_anothers else ""
        if self.now is None:
            return f"{where} is gone{other}"
        return f"{where} is {self.now}{'' if self.is_sure else ' (doubtful)'} now{other}"


def citations(folder: Path, comparison: Comparison) -> Iterator[Citation]:
    """The citations in a file, or in all text files below a folder, in order."""
    moved = {
        number: each
        for number, each in comparison.by_old.items()
        if each.moved or each.kind in (Kind.GONE, Kind.MERGED)
    }
    taken = comparison.new.numbers
    for path in _files(folder):
        for place, line in enumerate(_lines(path), 1):
            for number in NUMBER.findall(line):
                if each := moved.get(number):
                    sure = each.certainty >= DOUBTFUL
                    yield Citation(path, place, number, each.new, number in taken, sure)


def _files(folder: Path) -> Iterator[Path]:
    if not folder.is_dir():
        yield folder
        return
    for here, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith(HIDDEN))
        yield from (Path(here) / name for name in sorted(files) if not name.startswith(HIDDEN))


def _lines(path: Path) -> list[str]:
    """The lines of a text; none of what is no text."""
    try:
        content = read_bytes(path, LARGEST)
        return [] if b"\0" in content else content.decode("utf-8").splitlines()
    except (SpecError, UnicodeDecodeError):
        return []
