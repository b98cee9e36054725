"""Files that results go to: what cannot be written is refused before anything is played."""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


@contextmanager
def writing(name: str | Path) -> Iterator[None]:
    """What cannot be written within the block is a mistake of the user, told with its name."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UsageError(f"{name}: {error.strerror or error}") from None


def stream(name: str) -> IO[bytes]:
    """A file, device or pipe to write to, opened; nobody is waited for at a pipe.

    Raises:
        UsageError: it cannot be opened.
    """
    with writing(name):
        file = open(name, "wb", opener=_waiting_for_nobody)  # noqa: SIM115 - Path has no opener
        os.set_blocking(file.fileno(), True)
        return file


def close_written(file: IO[bytes]) -> None:
    """Close a file of which every line has been flushed; what failed then was told then."""
    with suppress(OSError):
        file.close()


def begin_file(path: Path, content: bytes) -> None:
    """Write what a file holds until it is replaced, and find out whether it can be written.

    Raises:
        UsageError: it cannot, or is a pipe, which nothing written can be taken back from.
    """
    with writing(path):
        is_pipe = path.exists() and stat.S_ISFIFO(path.stat().st_mode)
    if is_pipe:
        raise UsageError(f"{path}: is a pipe; name a file")
    with writing(path), stream(str(path)) as file:
        file.write(content)


def probe_file(path: Path) -> None:
    """Find out whether a file can be written, and leave it as it is.

    Raises:
        UsageError: it cannot.
    """
    with writing(path):
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()


def kept_apart(named: Mapping[str, str | Path | None]) -> None:
    """Find out whether two of the files that were named are one; `named` has the options.

    Raises:
        UsageError: they are, so that one would be lost.
    """
    found: dict[Path, str] = {}
    for option, name in named.items():
        if name is None:
            continue
        with writing(name):
            path = Path(name) if name == "-" else Path(os.path.realpath(name))
            is_file = name == "-" or path.is_file() or not path.exists()
        if is_file and path in found:
            raise UsageError(f"{name}: {found[path]} and {option} name the same file")
        found[path] = option


def begin_folder(folder: Path) -> None:
    """Make a folder, and find out whether files can be written in it.

    Raises:
        UsageError: they cannot.
    """
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"\n")


def _waiting_for_nobody(name: str, flags: int) -> int:
    return os.open(name, flags | os.O_NONBLOCK, 0o666)
