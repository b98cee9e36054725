"""Room for the tables of a search: in memory as far as it may take, then in files."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile, gettempdir
from typing import Any
from weakref import finalize

from ettin_spec.errors import EttinError

CELL = 8
"""Bytes of one place of a table."""
MEBI = 1 << 20


@dataclass(frozen=True)
class Limit:
    """How many bytes tables may take in memory (None: what they need), and where files lie then."""

    memory: int | None = None
    folder: Path | None = None

    def checked(self) -> Limit:
        """The same, once it is known that files can be made there.

        Raises:
            EttinError: they cannot.
        """
        self.file(CELL).close()
        return self

    def file(self, size: int) -> Any:
        """A file of so many bytes that nobody else sees, and that is gone once it is closed.

        Raises:
            EttinError: it cannot be made, or there is no room for it.
        """
        folder = self.folder or Path(gettempdir())
        try:
            made = TemporaryFile(dir=folder)  # noqa: SIM115 - whoever asks for it closes it
            _reserve(made.fileno(), size)
        except OSError as error:
            text = f"a table of {-(-size // MEBI)} MiB cannot be kept in {folder}"
            why = f"{error.strerror or error}; name another --folder, or fewer --states"
            raise EttinError(f"{text}: {why}") from None
        return made


NO_LIMIT = Limit()


def _reserve(file: int, size: int) -> None:
    """Make a file so long, and its room sure: what is lacking later would end the process."""
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(file, 0, size)
    else:
        os.truncate(file, size)


@dataclass
class Room:
    """Where arrays of whole numbers are made; `used` are the bytes in memory, `filed` in files."""

    limit: Limit = NO_LIMIT
    used: int = 0
    filed: int = 0

    def array(self, size: int) -> Any:
        """An array of so many zeros."""
        import numpy as np  # noqa: PLC0415 - an extra

        needed = size * CELL
        most = self.limit.memory
        if most is None or self.used + needed <= most:
            made = np.zeros(size, np.int64)
            self.used += needed
            finalize(made, self._free, needed)
            return made
        with self.limit.file(needed) as file:
            mapped = np.memmap(file, np.int64, "r+", shape=(size,))
        self.filed += needed
        return np.asarray(mapped)

    def _free(self, size: int) -> None:
        self.used -= size
