"""What a phone keeps: of each language as many pages as fit, what is asked most first."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.explaining.phrases_on_cards import wordings
from ettin_tck.site import addresses
from ettin_tck.site.start_page import commonest
from ettin_tck.site.writing import write

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.site.contents import Contents

MOST = 5_000_000
"""Bytes of text that a phone keeps of one language."""

WORKER = Path(__file__).parent / "service_worker.js"
ALWAYS = (
    addresses.START,
    addresses.INDEX,
    addresses.POLICIES,
    addresses.MACHINE,
    addresses.MACHINE_SCRIPT,
    addresses.WORDINGS,
    addresses.WORDINGS_SCRIPT,
)
SHARED = tuple(
    f"assets/{name}" for name in ("site.css", "site.js", "search.js", "card_text.js", "icon.svg")
)


def write_offline(contents: Contents, folder: Path) -> None:
    """Write, for each language, which pages are kept, and the worker that keeps them.

    Raises:
        UsageError: the folder cannot be written.
    """
    write(folder / "sw.js", WORKER.read_text(encoding="utf-8"))
    for language in contents.libraries:
        kept = list(_kept(contents, folder, language))
        write(folder / language / "offline.json", msgspec.json.encode(kept).decode())


def _kept(contents: Contents, folder: Path, language: str) -> Iterator[str]:
    """The files that are kept, from the folder of the site, in order of need."""
    left = MOST
    phrases = map(addresses.wording, wordings(language))
    own = [*ALWAYS, *phrases, *map(addresses.question, _wanted(contents))]
    for file in (*SHARED, *(f"{language}/{address}" for address in own)):
        left -= (folder / file).stat().st_size
        if left < 0:
            return
        yield file


def _wanted(contents: Contents) -> list[str]:
    """The questions in order of need: those asked most, then those that documents ask."""
    first = [name for name in commonest() if name in contents.questions]
    others = sorted(
        contents.ids, key=lambda it: (not contents.questions[it].sources, -contents.standing[it])
    )
    return list(dict.fromkeys((*first, *others)))
