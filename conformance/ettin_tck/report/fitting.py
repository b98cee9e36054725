"""Lines of a report, fitted to the width of a terminal: none is broken within a word."""

from __future__ import annotations

import re
import textwrap

from rich.cells import cell_len

SPREAD = re.compile(r"(\S.*?\S) {2,}(\S+(?:, \S+)*)")
"""A heading and, at the end of its line, what it is about."""

LEAST = 40
"""A terminal that is narrower is left to break lines by itself."""


def fitted(text: str, width: int, whole: str = "") -> str:
    """A text no wider than so many cells; lines that begin with `whole` stay, to be copied."""
    if width < LEAST:
        return text
    return "\n".join(
        line if whole and line.lstrip().startswith(whole) else _fitted(line, width)
        for line in text.split("\n")
    )


def _fitted(line: str, width: int) -> str:
    if cell_len(line) <= width:
        return line
    spread = SPREAD.fullmatch(line)
    if spread:
        left, right = spread.groups()
        gap = width - cell_len(left) - cell_len(right)
        if gap >= 2:
            return left + " " * gap + right
    before = line[: len(line) - len(line.lstrip())]
    return textwrap.fill(
        line,
        width,
        subsequent_indent=before + "  ",
        break_long_words=False,
        break_on_hyphens=False,
    )
