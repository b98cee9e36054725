"""Compiles all that ships with the package: `python packaging/compile_all.py FOLDER`.

The rulebook, the cards and their texts, the phrases and scenarios of each language, where documents
say what each scenario shows; and what the monitor works out while the reference plays every
scenario on its last day, which takes as long as all else: with `ETTIN_UNWATCHED=1` whoever installs
it works that out. What the user's cache folder holds of just this is not made again.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from msgspec.structs import replace

from ettin_engine.serve import ReferenceEngine
from ettin_spec.cards.card_texts import load_texts
from ettin_spec.compiled import FOLDER
from ettin_spec.compiled.cache import cache_folder
from ettin_spec.language import load_tongue
from ettin_spec.languages import LANGUAGES
from ettin_spec.rulebook import load_rules
from ettin_spec.sources.places_of_scenarios import places_of_scenarios
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.case_player import CasePlayer, Order
from ettin_tck.judging import watched_games
from ettin_tck.library import Library

UNWATCHED = "ETTIN_UNWATCHED"


def main(folder: str) -> None:
    """Keep everything in a folder."""
    known = copied(cache_folder(), Path(folder))
    os.environ[FOLDER] = folder
    load_rules()
    for language in LANGUAGES:
        load_tongue(language)
        load_texts(language)
        _ = Library(language).corpus
    places_of_scenarios()
    if not os.environ.get(UNWATCHED):
        watch_everything(Library("en"))
    for file in Path(folder).glob("features.*"):
        file.unlink()  # Single files are kept for who changes one, and nobody changes a package's.
    for file in unused(known):
        file.unlink()


def copied(cache: Path | None, folder: Path) -> dict[Path, int]:
    """The files of a cache in another folder, and when each was used last."""
    files = sorted(cache.glob("*.msgpack")) if cache else ()
    copies = [Path(shutil.copy2(file, folder)) for file in files]
    return {copy: copy.stat().st_mtime_ns for copy in copies}


def unused(known: dict[Path, int]) -> list[Path]:
    """The files that are of another specification: nobody has used them since."""
    return [
        file for file, used in known.items() if file.exists() and file.stat().st_mtime_ns == used
    ]


def watch_everything(library: Library) -> None:
    """Play every scenario on the reference, and keep what its monitors have worked out.

    They watch it twice: as an engine that tells which steps have begun, and as one that does not.
    """
    engine, chosen = ReferenceEngine(), select(library, Wanted())
    can = engine.initialize()
    watched_games.recall()
    for told in (can, replace(can, tells=())):
        player = CasePlayer(Order(library, chosen, ()), engine, told)
        for each in chosen:
            player.outcome(each)
    watched_games.keep_new()


if __name__ == "__main__":
    main(sys.argv[1])
