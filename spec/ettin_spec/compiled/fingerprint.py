"""What compiled data were made from, as a hash: another content is another fingerprint."""

from __future__ import annotations

import os
from collections.abc import Container, Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path

from ettin_spec.input_files import read_bytes
from ettin_spec.own_files import PACKAGE, features_folder, own_name

KINDS = (".py", ".yaml", ".feature")
"""Files that what is compiled can depend on: what is said, and the code that reads it."""

BEYOND_CARDS = ("sources", "schemas", "monitor", "rules_texts", "flow", "notice.py", "notice.yaml")
"""What of ours neither rules nor cards nor their texts are read with."""

BEYOND_SCENARIOS = (
    *BEYOND_CARDS,
    *("cards/wording", "cards/card_texts.py", "cards/vocabulary.yaml"),
)
"""What of ours no scenario is read with: who changes it does not wait for all of them."""


@cache
def own_fingerprint(without: tuple[str, ...] = ()) -> str:
    """The fingerprint of the specification without its features, its code included.

    `without` are further files and folders of it that count for nothing.
    """
    left_out = {str(PACKAGE / each) for each in without}
    if features := features_folder():
        left_out.add(str(features))
    return fingerprint([PACKAGE], leave_out=left_out)


def fingerprint(paths: Iterable[Path], begin: str = "", leave_out: Container[str] = ()) -> str:
    """The fingerprint, after another one, of files and of those of our kinds in folders.

    Files count by name and content; what is in folders to `leave_out` counts for nothing.
    """
    found = blake2b(begin.encode(), digest_size=16)
    for name, path in sorted(_files(paths, leave_out)):
        content = read_bytes(path)
        found.update(f"{name}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def _files(paths: Iterable[Path], leave_out: Container[str]) -> Iterable[tuple[str, str]]:
    """Each file with its name."""
    for path in paths:
        if not path.is_dir():
            yield own_name(path), str(path)
        for folder, inner, files in os.walk(path):
            inner[:] = [each for each in inner if f"{folder}{os.sep}{each}" not in leave_out]
            for file in files:
                whole = f"{folder}{os.sep}{file}"
                if file.endswith(KINDS) and whole not in leave_out:
                    yield own_name(whole), whole
