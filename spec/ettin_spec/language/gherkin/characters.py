"""Text that looks right and is not: what Gherkin would let pass, or read as something else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from ettin_spec.errors import Place, SpecError

LOOKALIKES = {
    "\u2019": ("a curly apostrophe", "write '"),
    "\u02bc": ("a letter that looks like an apostrophe", "write '"),
    "\u00a0": ("a no-break space", "write a plain space"),
    "\u202f": ("a narrow no-break space", "write a plain space"),
    "\u3000": ("a wide space", "write a plain space"),
    "\ufeff": ("a byte order mark", "remove it"),
    "\t": ("a tab", "write spaces"),
}


def abnormal(text: str, file: str) -> Iterator[SpecError]:
    """What is not plain in a file, line by line."""
    for number, line in enumerate(text.splitlines(), 1):
        for char, (what, remedy) in LOOKALIKES.items():
            if char in line:
                yield SpecError(Place(file, number, line.index(char) + 1), f"{what} here", remedy)
        if not unicodedata.is_normalized("NFC", line):
            column = _first_decomposed(line)
            yield SpecError(
                Place(file, number, column),
                "a letter here is made of two characters (not NFC)",
                "write it as one; `ettin fmt` does",
            )


def _first_decomposed(line: str) -> int:
    composed = unicodedata.normalize("NFC", line)
    return next((i for i, (a, b) in enumerate(zip(line, composed, strict=False), 1) if a != b), 1)
