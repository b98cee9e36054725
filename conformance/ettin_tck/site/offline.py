"""What a phone keeps: all pages of a language, packed, those first that are asked for most."""

from __future__ import annotations

import hashlib
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ettin_tck.explaining.phrases_on_cards import wordings
from ettin_tck.site import addresses
from ettin_tck.site.start_page import commonest
from ettin_tck.site.writing import write, write_bytes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.site.contents import Contents

MOST = 5_000_000
"""Bytes that a phone loads of one language, packed; pages that do not fit are not kept."""

SPARE = 100_000
"""Bytes that the packer may still hold back when it is asked how many there are."""

WORKER = Path(__file__).parent / "service_worker.js"
FIRST = (
    addresses.START,
    addresses.INDEX,
    addresses.POLICIES,
    addresses.MACHINE,
    addresses.MACHINE_SCRIPT,
    addresses.WORDINGS,
    addresses.WORDINGS_SCRIPT,
)
GZIP = 31
"""Asks the packer for the format that browsers unpack."""


class Kept(NamedTuple):
    """What is kept of a language: a name for just this content, and how many files it has."""

    sum: str
    files: int


def write_worker(folder: Path) -> None:
    """Write what keeps pages in the browser.

    Raises:
        UsageError: the folder cannot be written.
    """
    write(folder / "sw.js", WORKER.read_text(encoding="utf-8"))


def write_offline(contents: Contents, folder: Path, language: str) -> None:
    """Write all pages of a language in one packed file, as long as they fit, and what it holds.

    A line for each file: its place in the site and its text, as JSON. Pages that play are left out:
    they need what is loaded besides.

    Raises:
        UsageError: the folder cannot be written.
    """
    packer = zlib.compressobj(wbits=GZIP)
    packed, count = bytearray(), 0
    for file in _files(contents, folder, language):
        line = msgspec.json.encode((file, (folder / file).read_text(encoding="utf-8")))
        packed += packer.compress(line + b"\n")
        count += 1
        if len(packed) > MOST - SPARE:
            break
    packed += packer.flush()
    write_bytes(folder / language / "offline.bin", bytes(packed))
    kept = Kept(hashlib.sha256(packed).hexdigest()[:16], count)
    write(folder / language / "offline.json", msgspec.json.encode(kept._asdict()).decode())


def _files(contents: Contents, folder: Path, language: str) -> Iterator[str]:
    """The files of a language, and those that all share, from the folder of the site, in order of
    need."""
    beside = sorted(it for it in folder.iterdir() if it.is_file() and it.name != "sw.js")
    shared = [*beside, *sorted((folder / "assets").iterdir())]
    yield from (it.relative_to(folder).as_posix() for it in shared)
    asked = map(addresses.question, _wanted(contents))
    own = [*FIRST, *map(addresses.wording, wordings(language)), *asked]
    room = folder / language
    written = sorted(it for it in room.rglob("*") if it.suffix in (".html", ".js"))
    left = (it.relative_to(room).as_posix() for it in written)
    rest = (it for it in left if not it.startswith(addresses.TRIED))
    yield from (f"{language}/{address}" for address in dict.fromkeys((*own, *rest)))


def _wanted(contents: Contents) -> list[str]:
    """The questions in order of need: those asked most, then those that documents ask."""
    first = [name for name in commonest() if name in contents.questions]
    others = sorted(
        contents.ids, key=lambda it: (not contents.questions[it].sources, -contents.standing[it])
    )
    return list(dict.fromkeys((*first, *others)))
