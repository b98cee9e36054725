"""Files as they are read: whole and bounded, none waited for, and nothing but files."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

from ettin_spec.errors import Place, SpecError

if TYPE_CHECKING:
    from pathlib import Path

LARGEST = 1 << 24
"""Bytes that a file may have, where nobody says more: as much as a hundred of our largest."""

OTHERS = {
    stat.S_IFDIR: "this is a folder",
    stat.S_IFIFO: "this is a pipe",
    stat.S_IFCHR: "this is a device",
    stat.S_IFBLK: "this is a device",
    stat.S_IFSOCK: "this is a socket",
}
"""What is no file, by the mode of its kind."""


def read_bytes(path: Path | str, largest: int = LARGEST) -> bytes:
    """All that a file holds.

    Raises:
        SpecError: it cannot be read, is no file, or is larger than `largest` bytes.
    """
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
        try:
            about = os.fstat(handle)
            other = OTHERS.get(stat.S_IFMT(about.st_mode))
            is_large = about.st_size > largest
            content = b"" if other or is_large else _up_to(handle, largest + 1)
        finally:
            os.close(handle)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise SpecError(Place(str(path)), why, "give a file that can be read") from None
    if other:
        raise SpecError(Place(str(path)), other, "give a file")
    if is_large or len(content) > largest:
        wrong = f"this file has more than {largest:,} bytes"
        raise SpecError(Place(str(path)), wrong, "give a smaller one")
    return content


def read_text(path: Path, largest: int = LARGEST) -> str:
    """The text of a file in UTF-8, its lines ended by newlines.

    Raises:
        SpecError: as `read_bytes`; or it is no text in UTF-8.
    """
    content = read_bytes(path, largest)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        wrong = "this file is not UTF-8"
        raise SpecError(Place(str(path), line), wrong, "save it as UTF-8") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _up_to(handle: int, most: int) -> bytes:
    parts: list[bytes] = []
    while most > 0 and (part := os.read(handle, most)):
        parts.append(part)
        most -= len(part)
    return b"".join(parts)
