"""Lines of a terminal."""

from __future__ import annotations

import re
from textwrap import wrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

WIDTH = 100
KEPT = "\u00a0"
STAYS = re.compile(r" (?=[?!:;»])|(?<=«) ")
"""A space at which French breaks no line."""


def wrapped(text: str, indent: str) -> Iterator[str]:
    """A text in lines; what has no spaces between its words is left to the terminal."""
    more, held = f"{indent}  ", STAYS.sub(KEPT, text)
    for line in wrap(
        held, WIDTH, initial_indent=indent, subsequent_indent=more, break_long_words=False
    ):
        yield line.replace(KEPT, " ")
