"""What came of a campaign, in one file: a line of JSON for each task, as it is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from ettin_tck.exit_codes import UsageError


class Begun(msgspec.Struct, frozen=True, tag="begun", tag_field="event"):
    """What was asked for, by which verb of which version."""

    verb: str
    version: str
    asked: Any


class TaskDone(msgspec.Struct, frozen=True, tag="task", tag_field="event"):
    """One task: its name, what is said of it, and what was found."""

    task: str
    lines: tuple[str, ...]
    found: Any


class Ended(msgspec.Struct, frozen=True, tag="ended", tag_field="event"):
    """What all comes to, and the exit code."""

    lines: tuple[str, ...]
    exit: int


Told: TypeAlias = Begun | TaskDone | Ended


def line_of(told: Told) -> bytes:
    """The line of a file."""
    return msgspec.json.encode(told) + b"\n"


def read(path: Path) -> list[Told]:
    """The lines of a file that a campaign wrote.

    Raises:
        UsageError: it cannot be read, or is another file.
    """
    try:
        lines = path.read_bytes().splitlines()
        told = [msgspec.json.decode(line, type=Told) for line in lines]
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from None
    except msgspec.MsgspecError as error:
        raise UsageError(f"{path}: no results of a campaign: {error}") from None
    if not told or not isinstance(told[0], Begun):
        raise UsageError(f"{path}: no results of a campaign")
    return told
