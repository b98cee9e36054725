"""What of the files that somebody edits has changed."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

ENDINGS = (".feature", ".yml", ".yaml")
Stamps: TypeAlias = Mapping[Path, tuple[int, int]]


def stamps(places: Iterable[Path]) -> Stamps:
    """When each file in some folders, or each of some files, was written, and how long it is."""
    found = {}
    for place in places:
        for path in (place, *(place.rglob("*") if place.is_dir() else ())):
            with suppress(OSError):
                about = path.stat()
                if path.suffix in ENDINGS:
                    found[path] = about.st_mtime_ns, about.st_size
    return found
