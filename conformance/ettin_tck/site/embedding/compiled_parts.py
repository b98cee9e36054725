"""What of the compiled specification a trial reads: found out by trials, in a process of its own.

As a program it plays what it reads on standard input: JSON, a list of `Asked`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.cards.card_texts import load_texts
from ettin_spec.compiled import FOLDER
from ettin_spec.compiled.cache import SHIPPED, cache_folder
from ettin_tck.site.trying.trial import Asked, tried

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

OF_FEATURES = ("corpus", "features")
"""Begin the names of what is compiled of features, which a trial brings with it."""


def compiled_parts(trials: Sequence[Asked], folder: Path) -> list[Path]:
    """The files that trials read, copied or made anew in an empty folder: one trial a language."""
    known = {copy: copy.stat().st_mtime_ns for copy in _copies(folder)}
    subprocess.run(
        (sys.executable, "-m", __name__),
        input=msgspec.json.encode(trials),
        env={**os.environ, FOLDER: str(folder)},
        check=True,
    )
    return sorted(
        file
        for file in folder.glob("*.msgpack")
        if known.get(file) != file.stat().st_mtime_ns and not file.name.startswith(OF_FEATURES)
    )


def _copies(folder: Path) -> Iterator[Path]:
    """Copies of all that was compiled before, some of it of another specification."""
    for place in (SHIPPED, cache_folder()):
        for file in place.glob("*.msgpack") if place is not None else ():
            if not file.name.startswith(OF_FEATURES):
                yield Path(shutil.copy2(file, folder))


def main() -> None:
    """Play what is asked on standard input."""
    for asked in msgspec.json.decode(sys.stdin.buffer.read(), type=list[Asked]):
        load_texts(asked.language)
        tried(asked)


if __name__ == "__main__":
    main()
