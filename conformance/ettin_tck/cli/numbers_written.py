"""Numbers as they are written on a command line: sizes of memory, bounds of fields."""

from __future__ import annotations

import re

import click

UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
SIZE = re.compile(r"(\d+)([KMGT]?)(?:i?B)?", re.IGNORECASE)


def byte_size(text: str) -> int:
    """So many bytes: `500M`, `2G`, `1048576`; the units are powers of 1024."""
    found = SIZE.fullmatch(text.strip())
    if found is None or not int(found[1]):
        raise click.BadParameter(
            f"'{text}' is no size of memory; write 500M, 2G or a number of bytes"
        )
    return int(found[1]) * UNITS[found[2].upper()]


def bound(text: str) -> tuple[str, int]:
    """`FIELD=MOST`: a field of the flow, and the most that it can be."""
    field, _, most = text.partition("=")
    if not field or not most.isdecimal():
        raise click.BadParameter(f"'{text}' is no bound; write FIELD=MOST, as stack=3")
    return field, int(most)
