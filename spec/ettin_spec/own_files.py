"""The specification's own files, by names that hold wherever it is installed."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent
BESIDE = (PACKAGE / "features", PACKAGE.parents[1] / "features")
"""Where the features are: inside an installed package, or beside it in a checkout."""

OWN = "ettin:"
"""Begins the name of a file of ours, which goes on from the folder that holds it."""


@cache
def features_folder() -> Path | None:
    """The folder of the features; None where neither place has it."""
    return next((folder for folder in BESIDE if folder.is_dir()), None)


def own_name(path: str | Path) -> str:
    """A file's name: the same on every machine for one of ours, else its path as given."""
    text = str(path)
    for folder, name in _folders():
        if text.startswith(folder):
            return f"{OWN}{name}/{text[len(folder) :].replace(os.sep, '/')}"
    return text


def located(name: str) -> Path:
    """Where a file is that `own_name` has named."""
    if not name.startswith(OWN):
        return Path(name)
    first, _, rest = name.removeprefix(OWN).partition("/")
    return next((Path(folder) / rest for folder, own in _folders() if own == first), Path(rest))


@cache
def _folders() -> tuple[tuple[str, str], ...]:
    """Our folders with what they are called; the features first, since a package holds them."""
    folders = [folder for folder in (features_folder(), PACKAGE) if folder]
    return tuple((f"{folder}{os.sep}", folder.name) for folder in folders)
