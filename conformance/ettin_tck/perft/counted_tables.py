"""What the reference has counted, as data with provenance: `counts.yaml`, read and written."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from ettin_spec.flow.definition.flow_reader import FLOW_FILE
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import load
from ettin_tck.exit_codes import UsageError
from ettin_tck.perft.counting import MOST
from ettin_tck.perft.nodes import Count, Counts
from ettin_tck.perft.positions import POSITIONS_FILE, cards_of, positions

if TYPE_CHECKING:
    from ettin_tck.library import Library

COUNTS_FILE = Path(__file__).parent / "counts.yaml"
HEAD = """\
# Sequences of decisions by position, variant, day from which it holds (till the rules or a card's
# wording change) and depth, from 1 on, each with its fingerprint: what is decided in each sequence,
# and where the game stands before. Written by the command below, on the reference.
"""

Rows: TypeAlias = Mapping[str, Mapping[str, Mapping[str, tuple[str, ...]]]]
Key: TypeAlias = tuple[str, str, str]


class Provenance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What counts are of: when and by which command, on which commit, with `most` creatures in a
    declaration, and the files by what is in them."""

    written: str
    command: str
    commit: str
    most: int
    files: Mapping[str, str]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All counts that are checked in."""

    provenance: Provenance
    counts: Rows

    def of(self, key: Key) -> Counts:
        """The counts from depth 1 on; none where nothing was counted."""
        position, variant, since = key
        rows = self.counts.get(position, {}).get(variant, {}).get(since, ())
        parts = (row.split() for row in rows)
        return tuple(Count(int(sequences), fingerprint) for sequences, fingerprint in parts)


def tables() -> Tables:
    """The project's counts.

    Raises:
        SpecError: the file cannot be meant.
    """
    return convert(load(COUNTS_FILE), (), Tables, "the counts")


def since(library: Library, position: str, date: str) -> str:
    """The day since which everything in a position has been as on a date."""
    changes = library.change_dates(cards_of(positions()[position]))
    return max(day for day in changes if day <= date)


def digests() -> dict[str, str]:
    """The files that counts are of, by what is in them."""
    return {
        path.name: sha256(path.read_bytes()).hexdigest() for path in (FLOW_FILE, POSITIONS_FILE)
    }


def commit_of(folder: Path) -> str:
    """The commit that a checkout is at.

    Raises:
        UsageError: it is at none.
    """
    asked = ("git", "-C", str(folder), "rev-parse", "HEAD")
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        raise UsageError(f"{folder}: git does not say at which commit it is") from None


def text_of(counted: Mapping[Key, Counts], of: Provenance) -> str:
    """The file."""
    return HEAD + "\n".join(_lines(counted, of)) + "\n"


def provenance(written: str, command: str, commit: str) -> Provenance:
    """Of counts that are made now."""
    return Provenance(written, command, commit, MOST, digests())


def _lines(counted: Mapping[Key, Counts], of: Provenance) -> Iterator[str]:
    yield "provenance:"
    for name in ("written", "command", "commit"):
        yield f'  {name}: "{getattr(of, name)}"'
    yield f"  most: {of.most}"
    yield "  files:"
    yield from (f'    {name}: "{digest}"' for name, digest in of.files.items())
    yield "counts:"
    before: tuple[str, ...] = ()
    for (position, variant, day), counts in sorted(counted.items()):
        if before[:1] != (position,):
            yield f"  {position}:"
        if before != (position, variant):
            yield f"    {variant}:"
        before = (position, variant)
        yield f'      "{day}":'
        yield from (f"        - {each.sequences} {each.fingerprint}" for each in counts)
