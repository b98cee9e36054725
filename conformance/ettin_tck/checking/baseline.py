"""The file of failures that are known and tolerated; everything else fails."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.input_files import read_bytes
from ettin_tck.checking.check_events import CaseEnded, Departed
from ettin_tck.exit_codes import UsageError
from ettin_tck.verdicts import WRONG

if TYPE_CHECKING:
    from collections.abc import Iterable


VERSION = 1
"""The version of the file's form."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """The file: each known failure by case and date, with its message for human readers."""

    ettin_baseline: int = VERSION
    known: dict[str, str] = {}


@dataclass(frozen=True)
class Baseline:
    """What is known; `path` is None where no file was named."""

    path: Path | None = None
    known: dict[str, str] = field(default_factory=dict)

    @property
    def folder(self) -> Path:
        """Where the file is, or will be."""
        return Path() if self.path is None else self.path.parent

    def lists(self, event: CaseEnded | Departed) -> bool:
        """Is this failure, or this case now passing, in the file?"""
        return key(event) in self.known


def key(event: CaseEnded | Departed) -> str:
    """A failure's name in the file: the case and its date, or the transition departed from."""
    if isinstance(event, Departed):
        return f"flow: {event.transition}"
    varied = f" ({event.variation})" if event.variation else ""
    return f"{event.case} on {event.date}{varied}"


def load(path: Path, may_be_missing: bool) -> Baseline:
    """Read a baseline.

    Raises:
        UsageError: the file is missing or is no baseline.
        SpecError: it cannot be read.
    """
    if not path.exists():
        if may_be_missing:
            return Baseline(path)
        raise UsageError(f"{path}: no such baseline\n    --update-baseline writes one")
    data = read_bytes(path)
    try:
        file = msgspec.json.decode(data, type=_File)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise UsageError(f"{path}: not a baseline: {error}") from None
    if file.ettin_baseline != VERSION:
        raise UsageError(
            f"{path}: a baseline of version {file.ettin_baseline}; this ettin reads {VERSION}"
        )
    return Baseline(path, file.known)


def updated(baseline: Baseline, seen: Iterable[CaseEnded | Departed]) -> dict[str, str]:
    """What the file should list after a check: entries that were not played stay."""
    known = dict(baseline.known)
    for event in seen:
        if isinstance(event, Departed):
            known[key(event)] = f"{event.expected}, not {event.got}"
        elif event.verdict in WRONG:
            known[key(event)] = message(event)
        else:
            known.pop(key(event), None)
    return known


def message(event: CaseEnded) -> str:
    """A failure in one line."""
    parts = [event.sentence, event.why.partition("\n")[0]]
    if event.actual:
        parts.append(f"{event.actual}, not {event.expected}")
    return "; ".join(part for part in parts if part)


def write(path: Path, known: dict[str, str]) -> None:
    """Replace the file as a whole: a reader sees the old one or the new one."""
    content = msgspec.json.format(
        msgspec.json.encode(_File(known=dict(sorted(known.items())))), indent=2
    )
    handle, name = tempfile.mkstemp(dir=path.parent or Path(), prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content + b"\n")
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
