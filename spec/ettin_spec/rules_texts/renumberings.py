"""What was renumbered between the texts that were learned, as JSON: numbers, no words."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec

from ettin_spec.rules_texts.comparing.changes import Kind, changes
from ettin_spec.rules_texts.learned.record import FOLDER, Record

FILE = FOLDER.parent / "renumberings.json"
SURE = 0.7
"""The certainty from which on a match is told as one."""


class Renumbering(msgspec.Struct, frozen=True, rename={"since": "from", "until": "to"}):
    """From one text to the next: what moved, may have, became part of what, or is gone."""

    since: str
    until: str
    moved: dict[str, str]
    doubtful: dict[str, str]
    merged: dict[str, str]
    gone: list[str]


def renumberings(record: Record) -> tuple[Renumbering, ...]:
    """What was renumbered from each text of the record to the next."""
    return tuple(_between(record, old, new) for old, new in pairwise(record))


def write_renumberings(record: Record, file: Path = FILE) -> None:
    """Write them."""
    content = msgspec.json.encode(renumberings(record))
    file.write_bytes(msgspec.json.format(content, indent=1) + b"\n")


def _between(record: Record, old: str, new: str) -> Renumbering:
    found = changes(record[old].in_order, record[new].in_order)
    moves = {each.old: each for each in found if each.old and each.new and each.moved}
    kept = {old: each for old, each in moves.items() if each.kind is not Kind.MERGED}
    return Renumbering(
        old,
        new,
        {old: str(each.new) for old, each in kept.items() if each.certainty >= SURE},
        {old: str(each.new) for old, each in kept.items() if each.certainty < SURE},
        {old: str(each.new) for old, each in moves.items() if each.kind is Kind.MERGED},
        [each.old for each in found if each.old and each.kind is Kind.GONE],
    )
