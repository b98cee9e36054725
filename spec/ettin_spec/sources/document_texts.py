"""Holds the ledger against the documents themselves, where the user has them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from ettin_spec.errors import EttinError, Place, SpecError
from ettin_spec.input_files import read_bytes
from ettin_spec.sources.ledger_model import Source

WIDTH = 12
"""Hexadecimal digits of a line's hash."""


def hash_of(line: str) -> str:
    """A line's hash: the first digits of the SHA-256 of its text without spaces around it."""
    return hashlib.sha256(line.strip().encode()).hexdigest()[:WIDTH]


def verify(sources: Iterable[Source], folder: Path) -> dict[str, Path]:
    """Find each source's text in a folder and compare every line; the file of each letter.

    A text goes by no name: it is the file that shares most lines with the ledger.

    Raises:
        EttinError: no such folder, no text of a source, or a line that differs; one message.
    """
    if not folder.is_dir():
        raise EttinError(f"{folder}: no such folder")
    texts = {path: _lines(path) for path in sorted(folder.iterdir()) if path.is_file()}
    found = {}
    for source in sources:
        if source.size:
            path = _text_of(source, texts, folder)
            _compare(source, texts[path], path)
            found[source.letter] = path
    return found


def _lines(path: Path) -> list[str]:
    return read_bytes(path).decode("utf-8", "replace").replace("\r\n", "\n").split("\n")


def _text_of(source: Source, texts: dict[Path, list[str]], folder: Path) -> Path:
    wanted = {line.hash for line in source.lines}

    def shared(path: Path) -> int:
        return len(wanted & {hash_of(text) for text in texts[path]})

    best = max(texts, key=shared, default=None)
    if best is None or not shared(best):
        raise EttinError(f"{folder}: no text here is that of source {source.letter}")
    return best


def _compare(source: Source, text: list[str], path: Path) -> None:
    """Raise at the first line that is otherwise than the ledger says."""
    hashes = {line.number: line for line in source.lines}
    for number in range(1, max(len(text), source.size) + 1):
        filled = number <= len(text) and text[number - 1].strip()
        line = hashes.get(str(number))
        here = Place(str(path), number)
        if filled and line is None:
            raise SpecError(here, f"the ledger of {source.letter} does not have this line")
        if line is not None and not filled:
            raise SpecError(here, f"blank or not there; {line.place} has a line of that number")
        if line is not None and filled and hash_of(text[number - 1]) != line.hash:
            raise SpecError(here, f"reads otherwise than the line at {line.place}")
