"""A case as it went over the wire, in a file that can be replayed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.input_files import read_bytes
from ettin_spec.protocol.commands import Command
from ettin_tck.checking.check_events import CaseEnded, Line
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_tck.checking.check_events import Events


LARGEST = 1 << 28
"""Bytes that a trace may have."""

VERSION = 1
"""The version of the file's form."""


class Header(msgspec.Struct, frozen=True):
    """The first line of a trace: what was played."""

    ettin_trace: int
    id: str
    case: str
    date: str


class TraceView:
    """Writes a file for each case that was played, in a folder that is there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def see(self, event: Events) -> None:
        """Write the trace of a case."""
        if isinstance(event, CaseEnded) and event.trace:
            write(self._folder / file_name(event), event)

    def close(self) -> None:
        """Each file is already complete."""


def file_name(event: CaseEnded) -> str:
    """A name from case, date and variation that any file system takes."""
    name = "_".join(part for part in (event.case, event.date, event.variation) if part)
    return re.sub(r"[^\w.@=-]+", "-", name) + ".ndjson"


def write(path: Path, event: CaseEnded) -> None:
    """Write one trace: the header, then a line for each command with its result."""
    lines: list[Any] = [Header(VERSION, event.id, event.case, event.date), *event.trace]
    try:
        path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from None


def read(path: Path) -> tuple[Header, Sequence[tuple[Command, Any]]]:
    """A trace's header, and its commands with the results as they were.

    Raises:
        UsageError: the file is no trace.
        SpecError: it cannot be read.
    """
    try:
        first, *rest = read_bytes(path, LARGEST).splitlines()
        header = msgspec.json.decode(first, type=Header)
        if header.ettin_trace != VERSION:
            raise ValueError(f"version {header.ettin_trace}, where this ettin reads {VERSION}")
        lines = [msgspec.json.decode(line, type=Line) for line in rest]
        return header, [(msgspec.convert(line.command, Command), line.result) for line in lines]
    except (ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise UsageError(f"{path}: not a trace: {error}") from None
