"""What a browser needs of others: fetched by the user's own npm and pip, and kept."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ettin_spec.compiled.cache import cache_folder
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 300.0
"""Seconds in which a file is to arrive."""


@dataclass(frozen=True)
class Fetched:
    """A file of others, by its content; `command` puts it into a folder, `by` is what it starts."""

    file: str
    sha256: str
    by: str
    command: Callable[[str], tuple[str, ...]]


def _npm_packs(folder: str) -> tuple[str, ...]:
    return ("npm", "pack", "pyodide@314.0.7", "--silent", "--pack-destination", folder)


def _pip_downloads(folder: str) -> tuple[str, ...]:
    built_for = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
    return (
        *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder),
        *("--only-binary", ":all:", "--implementation", "cp", "--abi", "cp314", *built_for),
        "msgspec==0.22.0",
    )


PYODIDE = Fetched(
    "pyodide-314.0.7.tgz",
    "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
    "npm",
    _npm_packs,
)
"""CPython 3.14 for browsers. The other file has to be built for this very one."""

MSGSPEC = Fetched(
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
    "pip",
    _pip_downloads,
)
"""The one package that ettin needs there which is no plain Python."""


@dataclass(frozen=True)
class OfOthers:
    """What was fetched."""

    pyodide: bytes
    msgspec: bytes


def fetch() -> OfOthers:
    """What a browser needs of others.

    Raises:
        UsageError: it cannot be had.
    """
    return OfOthers(_content_of(PYODIDE), _content_of(MSGSPEC))


def _content_of(wanted: Fetched) -> bytes:
    """The content of a file: the one that is kept, or one that is fetched now and kept.

    Raises:
        UsageError: it cannot be had.
    """
    cache = cache_folder()
    kept = cache / "browser" if cache is not None else None
    if kept is not None and (found := _content(kept / wanted.file, wanted)) is not None:
        return found
    with TemporaryDirectory() as folder:
        _fetch(wanted, folder, kept)
        content = _content(Path(folder) / wanted.file, wanted)
    if content is None:
        raise _missing(wanted, kept, f"what {wanted.by} brought is another file")
    if kept is not None:
        _keep(kept, wanted.file, content)
    return content


def _content(path: Path, wanted: Fetched) -> bytes | None:
    """What a file has if it is the one that is wanted."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    return content if sha256(content).hexdigest() == wanted.sha256 else None


def _fetch(wanted: Fetched, folder: str, kept: Path | None) -> None:
    try:
        done = subprocess.run(
            wanted.command(folder),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except OSError as error:
        raise _missing(wanted, kept, error.strerror or str(error)) from None
    except subprocess.TimeoutExpired:
        raise _missing(wanted, kept, f"nothing came in {PATIENCE:g} s") from None
    if done.returncode:
        told = [line.strip() for line in done.stderr.splitlines() if line.strip()]
        raise _missing(wanted, kept, told[-1] if told else f"it ended with {done.returncode}")


def _missing(wanted: Fetched, kept: Path | None, why: str) -> UsageError:
    """What to do where a file cannot be had."""
    by_hand = f", or put the file into {kept}" if kept is not None else ""
    return UsageError(
        f"{wanted.file}: {wanted.by} could not fetch it: {why}\n"
        f"    try: without --try, or {' '.join(wanted.command('.'))}{by_hand}"
    )


def _keep(folder: Path, name: str, content: bytes) -> None:
    """Keep a file for the next time; a folder that cannot be written costs time alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        new = folder / f".{name}.new"
        new.write_bytes(content)
        new.replace(folder / name)
    except OSError:
        return
