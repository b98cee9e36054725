"""Compiled data: made once, kept in the package or in the user's cache folder, and read back.

Nothing that is kept is trusted further than its type: it is decoded as `kind`, and what does not
fit, or was made from anything else, is made again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec
from platformdirs import user_cache_path

from ettin_spec.compiled.fingerprint import fingerprint, own_fingerprint
from ettin_spec.own_files import own_name

T = TypeVar("T")

SHIPPED = Path(__file__).parent / "data"
"""What was compiled as the package was built."""

FOLDER = "ETTIN_CACHE"
"""The environment variable that names another folder than the user's; where it is empty,
everything is read from its sources and nothing is kept."""

MOST = 8
"""Files of one name that are kept in the user's folder: those that were used last."""


def compiled(
    name: str,
    kind: type[T],
    make: Callable[[], T],
    further: Sequence[Path] = (),
    without: tuple[str, ...] = (),
) -> T:
    """What `make` makes of the specification and of `further` files and folders.

    `name` is a file name without suffix; `kind` is what msgspec can decode; `without` names what of
    the specification is not read for it. An error of `make` is the caller's; a folder that cannot
    be written costs time and nothing else.
    """
    if cache_folder() is None:
        return make()
    key = _key(further, without)
    known = _found(file_name(name, key), kind)
    if known is not None:
        return known
    made = make()
    _keep(name, file_name(name, key), made)
    return made


def found(
    name: str,
    kind: type[T],
    further: Sequence[Path] = (),
    without: tuple[str, ...] = (),
    where: str = "",
) -> T | None:
    """What was kept by `keep` of this very specification and of `further`; None where nothing was.

    `where` tells what is kept under one name apart.
    """
    folder = cache_folder()
    return None if folder is None else _found(file_name(name, _key(further, without, where)), kind)


def keep(
    name: str,
    made: object,
    further: Sequence[Path] = (),
    without: tuple[str, ...] = (),
    where: str = "",
) -> None:
    """Keep what was made of the specification and of `further`, for `found`."""
    if cache_folder() is not None:
        _keep(name, file_name(name, _key(further, without, where)), made)


def _key(further: Sequence[Path], without: tuple[str, ...], where: str = "") -> str:
    own = own_fingerprint(without)
    named = "\0".join((own, *map(own_name, further), *([where] if where else ())))
    return fingerprint(further, named) if further or where else named


def _found(file: str, kind: type[T]) -> T | None:
    for folder in (cache_folder(), SHIPPED):
        if folder is not None:
            with suppress(OSError, msgspec.MsgspecError):
                made = msgspec.msgpack.decode((folder / file).read_bytes(), type=kind)
                _touch(folder / file)
                return made
    return None


def _touch(file: Path) -> None:
    """Make a file that is in use one of the newest, which are kept."""
    with suppress(OSError):
        os.utime(file)


def _keep(name: str, file: str, made: object) -> None:
    folder = cache_folder()
    if folder is not None:
        with suppress(OSError):
            _write(folder, name, file, msgspec.msgpack.encode(made))


def file_name(name: str, key: str) -> str:
    """The file that holds what was made from sources with a fingerprint."""
    return f"{name}-{key}.msgpack"


def cache_folder() -> Path | None:
    """The folder for what can be made again; None where nothing is to be kept."""
    named = os.environ.get(FOLDER)
    if named is None:
        return user_cache_path("ettin", appauthor=False)
    return Path(named) if named else None


def _write(folder: Path, name: str, file: str, content: bytes) -> None:
    """Write a file as a whole, or not at all, and drop the oldest of its name."""
    folder.mkdir(parents=True, exist_ok=True)
    new = folder / f".{file}.{os.getpid()}"
    new.write_bytes(content)
    new.replace(folder / file)
    kept = sorted(folder.glob(f"{name}-*.msgpack"), key=lambda each: each.stat().st_mtime)
    for old in kept[:-MOST]:
        old.unlink(missing_ok=True)
