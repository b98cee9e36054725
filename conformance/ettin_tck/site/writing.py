"""Files of the site, written with the folders that they are in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from pathlib import Path


def write(path: Path, text: str) -> None:
    """Write a file of text and make its folder.

    Raises:
        UsageError: it cannot be written.
    """
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file and make its folder.

    Raises:
        UsageError: it cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}") from None
