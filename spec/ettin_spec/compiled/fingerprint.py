"""What compiled data were made from, as a hash: another content is another fingerprint."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path

from ettin_spec.input_files import read_bytes
from ettin_spec.own_files import PACKAGE, features_folder, own_name

KINDS = (".py", ".yaml", ".feature")
"""Files that what is compiled can depend on: what is said, and the code that reads it."""


@cache
def own_fingerprint() -> str:
    """The fingerprint of the specification without its features, its code included."""
    features = features_folder()
    return fingerprint([PACKAGE], leave_out=str(features) if features else "")


def fingerprint(paths: Iterable[Path], begin: str = "", leave_out: str = "") -> str:
    """The fingerprint, after another one, of files and of those of our kinds in folders.

    Files count by name and content; the folder to `leave_out` counts for nothing.
    """
    found = blake2b(begin.encode(), digest_size=16)
    for name, path in sorted(_files(paths, leave_out)):
        content = read_bytes(path)
        found.update(f"{name}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def _files(paths: Iterable[Path], leave_out: str) -> Iterable[tuple[str, str]]:
    """Each file with its name."""
    for path in paths:
        if not path.is_dir():
            yield own_name(path), str(path)
        for folder, inner, files in os.walk(path):
            inner[:] = [each for each in inner if os.path.join(folder, each) != leave_out]  # noqa: PTH118 - as above
            for file in files:
                if file.endswith(KINDS):
                    whole = f"{folder}{os.sep}{file}"
                    yield own_name(whole), whole
